import type { FoundArticle } from './find-article.ts';
import { readLinkedData } from './linked-data.ts';
import { dateOfPage } from './page-date.ts';

/** The page's own metadata, read before anything is removed. */
export type PageFacts = {
  pageTitle: string;
  language: string;
  headline: string;
  /** The site's own name, which often replaces the author's. */
  site: string;
  /** All named authors, the most reliable first. */
  authors: string[];
  publishedAt: string;
  /** The article's title and text in the linked data. Visible text may exist only through scripts. */
  linkedTitle: string;
  linkedText: string;
};

/** Places of the author's name that Readability does not know, the most reliable first. */
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
/** Placeholders for a missing name. */
const NOBODY =
  /^(no author|unknown|an[oó]nimo|anônimo|admin|administrador|follow|posted|published)$/iu;
/** A day or time on the author's line, and everything after it. */
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
    // The only headline, or the article's own if the other is the site's name.
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

/** The first author who is not the site. */
export function authorOfPage(
  article: FoundArticle | undefined,
  { authors, site }: PageFacts,
): string {
  const named = [article?.author ?? '', ...authors].map(authorOf).filter((author) => author !== '');
  return named.find((author) => lettersOf(author) !== lettersOf(site)) ?? '';
}

/** The headline if the title contains it: titles often add the site's name. */
export function titleOf(article: FoundArticle | undefined, facts: PageFacts): string {
  const title = oneLine(article?.title);
  const within = [title, facts.pageTitle].some((name) =>
    lettersOf(name).includes(lettersOf(facts.headline)),
  );
  return facts.headline !== '' && (title === '' || within) ? facts.headline : title;
}

/** The author's name without "By" and the day; empty for an address. */
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

/** True for a line with the author and day, which are known already. */
export function isByline(line: string, author: string): boolean {
  const isSentence = /[.!?…]$/.test(line.trim());
  const isShort = line.length <= author.length + BESIDE_AUTHOR;
  return author !== '' && line.includes(author) && isShort && !isSentence;
}

/** Letters and digits only: titles differ in quotes and dashes. */
export function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

function oneLine(text: string | null | undefined): string {
  return (text ?? '').replace(/\s+/g, ' ').trim();
}
