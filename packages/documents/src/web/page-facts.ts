import type { FoundArticle } from './find-article.ts';

/** What a page says of itself, read before anything is taken out of it. */
export type PageFacts = {
  pageTitle: string;
  language: string;
  headline: string;
  author: string;
  publishedAt: string;
};

/** Where pages put the day besides the places that Readability knows, the most reliable first. */
const DATES = [
  'meta[itemprop="datePublished"]',
  'meta[name="date"]',
  'meta[name="pubdate"]',
  'meta[name="DC.date.issued"]',
  'meta[name="DC.date"]',
  '[itemprop="datePublished"]',
  'article time[datetime]',
  'main time[datetime]',
  'time[pubdate]',
  'time[class*="date"]',
  'time[class*="publish"]',
];

const LONGEST_AUTHOR = 120;
/** Room for "By" and a date. */
const BESIDE_AUTHOR = 50;
const BEFORE_AUTHOR =
  /^\s*(por|by|de|da|do|texto|autora?|autores|author|escrito por|written by|publicado por|posted by)\s*:?\s+/iu;
/** A day or time that stands on the author's line, and all behind it. */
const AFTER_AUTHOR =
  /\s*([|•·–—]|\d|\b(el|on|em|last updated|updated|actualizad[oa]|atualizad[oa]|publicad[oa]|published)\b).*$/isu;
const DAYS_AND_MONTHS =
  /((^|[\s,.]+)((mon|tues|wednes|thurs|fri|satur|sun)day|lunes|martes|miércoles|jueves|viernes|sábado|domingo|(segunda|terça|quarta|quinta|sexta)(-feira)?|jan(uary)?|feb(ruary)?|mar(ch)?|apr(il)?|may|june?|july?|aug(ust)?|sept?(ember)?|oct(ober)?|nov(ember)?|dec(ember)?))+[\s,.]*$/iu;

export function readFacts(document: Document): PageFacts {
  const headlines = [...document.querySelectorAll('h1')].map((h1) => oneLine(h1.textContent));
  return {
    pageTitle: oneLine(document.title),
    language: document.documentElement.getAttribute('lang') ?? '',
    // The only one, or the article's own where the site's name is another.
    headline:
      headlines.length === 1
        ? (headlines[0] ?? '')
        : oneLine(document.querySelector('article h1, main h1')?.textContent),
    author: oneLine(document.querySelector('[rel="author"], [itemprop="author"]')?.textContent),
    publishedAt: DATES.map((selector) => dateIn(document, selector)).find(Boolean) ?? '',
  };
}

function dateIn(document: Document, selector: string): string {
  const element = document.querySelector(selector);
  return (
    element?.getAttribute('content') ||
    element?.getAttribute('datetime') ||
    oneLine(element?.textContent)
  );
}

/** The page's headline where its title holds it, which has the site's name besides. */
export function titleOf(article: FoundArticle, facts: PageFacts): string {
  const title = oneLine(article.title);
  const within = [title, facts.pageTitle].some((name) =>
    lettersOf(name).includes(lettersOf(facts.headline)),
  );
  return facts.headline !== '' && (title === '' || within) ? facts.headline : title;
}

/** The author's name without "By" and without the day; nothing where it is an address. */
export function authorOf(byline: string): string {
  const line = oneLine(byline);
  if (/https?:|www\.|@/.test(line)) return '';
  const name = line
    .replace(BEFORE_AUTHOR, '')
    .replace(AFTER_AUTHOR, '')
    .replace(DAYS_AND_MONTHS, '')
    .replace(/[\s,;:(]+$/, '');
  return name.length <= LONGEST_AUTHOR && /\p{L}/u.test(name) ? name : '';
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
