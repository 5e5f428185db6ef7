import type { FoundArticle } from './find-article.ts';
import { readLinkedData } from './linked-data.ts';
import { dateOfPage } from './page-date.ts';

/** What a page says of itself, read before anything is taken out of it. */
export type PageFacts = {
  pageTitle: string;
  language: string;
  headline: string;
  /** The site's own name, which is often put where an author should be. */
  site: string;
  /** Every author that is named somewhere, the most reliable first. */
  authors: string[];
  publishedAt: string;
  /** The article's title and text as the page tells them to machines; scripts may be all that shows them. */
  linkedTitle: string;
  linkedText: string;
};

/** Where pages name their author besides the places that Readability knows, the most reliable first. */
const AUTHORS = [
  'meta[name="author" i]',
  'meta[property="author"]',
  'meta[name="parsely-author"]',
  'meta[name="sailthru.author"]',
  'meta[name="byl"]',
  'meta[name="dc.creator" i]',
  'meta[name="citation_author"]',
  '[rel~="author"]',
  '[itemprop="author"] [itemprop="name"]',
  '[itemprop="author"]',
  '.author .fn, .vcard .fn',
  '[class~="author-name"], [class~="author__name"], [class~="autor-nombre"]',
  '[class~="author"], [class~="autor"], [class~="byline"]',
  'a[href*="/author/"], a[href*="/autor/"], a[href*="/autores/"]',
];
const LONGEST_AUTHOR = 120;
/** Room for "By" and a date. */
const BESIDE_AUTHOR = 50;
const BEFORE_AUTHOR =
  /^\s*(por|by|de|da|do|von|texto|autora?|autores|author|about the author|sobre (el autor|la autora|o autor|a autora)|artikel von|escrito por|written by|publicado por|posted by)\s*[:–-]?\s+/iu;
/** What stands where a name is missing. */
const NOBODY =
  /^(no author|unknown|an[oó]nimo|anônimo|admin|administrador|follow|posted|published)$/iu;
/** A day or time that stands on the author's line, and all behind it. */
const AFTER_AUTHOR =
  /(?<!\s)\s*([|•·–—]|\d|\b(el|on|em|last updated|updated|actualizad[oa]|atualizad[oa]|publicad[oa]|published)\b).*/isu;
const DAYS_AND_MONTHS =
  /((^|[\s,.]{1,9})((mon|tues|wednes|thurs|fri|satur|sun)day|lunes|martes|miércoles|jueves|viernes|sábado|domingo|(segunda|terça|quarta|quinta|sexta)(-feira)?|jan(uary)?|feb(ruary)?|mar(ch)?|apr(il)?|may|june?|july?|aug(ust)?|sept?(ember)?|oct(ober)?|nov(ember)?|dec(ember)?)){1,20}[\s,.]{0,9}$/iu;

export function readFacts(document: Document): PageFacts {
  const linked = readLinkedData(document);
  const headlines = [...document.querySelectorAll('h1')].map((h1) => oneLine(h1.textContent));
  return {
    pageTitle: oneLine(document.title),
    language: document.documentElement.getAttribute('lang') ?? '',
    // The only one, or the article's own where the site's name is another.
    headline:
      headlines.length === 1
        ? (headlines[0] ?? '')
        : oneLine(document.querySelector('article h1, main h1')?.textContent),
    site: oneLine(document.querySelector('meta[property="og:site_name"]')?.getAttribute('content')),
    authors: [linked.author, ...AUTHORS.map((selector) => authorIn(document, selector))],
    publishedAt: dateOfPage(document, linked.publishedAt),
    linkedTitle: oneLine(linked.headline),
    linkedText: linked.body,
  };
}

function authorIn(document: Document, selector: string): string {
  const element = document.querySelector(selector);
  return oneLine(element?.getAttribute('content') || element?.textContent);
}

/** Whoever is named first, unless that is the site. */
export function authorOfPage(
  article: FoundArticle | undefined,
  { authors, site }: PageFacts,
): string {
  const named = [article?.author ?? '', ...authors].map(authorOf).filter((author) => author !== '');
  return named.find((author) => lettersOf(author) !== lettersOf(site)) ?? '';
}

/** The page's headline where its title holds it, which has the site's name besides. */
export function titleOf(article: FoundArticle | undefined, facts: PageFacts): string {
  const title = oneLine(article?.title);
  const within = [title, facts.pageTitle].some((name) =>
    lettersOf(name).includes(lettersOf(facts.headline)),
  );
  return facts.headline !== '' && (title === '' || within) ? facts.headline : title;
}

/** The author's name without "By" and without the day; nothing where it is an address. */
function authorOf(byline: string): string {
  const line = oneLine(byline);
  if (/https?:|www\.|@/.test(line)) return '';
  const name = line
    .replace(BEFORE_AUTHOR, '')
    .replace(AFTER_AUTHOR, '')
    .replace(DAYS_AND_MONTHS, '')
    .replace(/(?<![\s,;:(])[\s,;:(]+$/, '');
  return name.length <= LONGEST_AUTHOR && /\p{L}/u.test(name) && !NOBODY.test(name) ? name : '';
}

/** Whether a line says who wrote the page and when, which is known already. */
export function isByline(line: string, author: string): boolean {
  const isSentence = /[.!?…]$/.test(line.trim());
  const isShort = line.length <= author.length + BESIDE_AUTHOR;
  return author !== '' && line.includes(author) && isShort && !isSentence;
}

/** Letters and digits only, to compare titles that differ in quotes and dashes. */
export function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

function oneLine(text: string | null | undefined): string {
  return (text ?? '').replace(/\s+/g, ' ').trim();
}
