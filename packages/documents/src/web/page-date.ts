/** Places of the publication day, the most reliable first. */
const STATED = [
  'meta[property="article:published_time"]',
  'meta[name="article:published_time"]',
  'meta[property="og:article:published_time"]',
  'meta[property="og:published_time"]',
  'meta[property="og:release_date"]',
  'meta[property="datePublished"]',
  'meta[name="datePublished"]',
  'meta[itemprop="datePublished"]',
  'meta[name="publish-date"]',
  'meta[name="publication_date"]',
  'meta[name="citation_publication_date"]',
  'meta[name="parsely-pub-date"]',
  'meta[name="sailthru.date"]',
  'meta[name="date" i]',
  'meta[name="pubdate" i]',
  'meta[name="dc.date.issued" i]',
  'meta[name="dc.date" i]',
  'meta[name="dcterms.created" i]',
  '[itemprop="datePublished"]',
  'article time[datetime]',
  'main time[datetime]',
  'time[pubdate]',
  'time[class*="date"]',
  'time[class*="publish"]',
  'time[datetime]',
];
/** Visible elements whose class suggests a date. */
const SEEN =
  '[class*="date" i], [class*="fecha" i], [class*="publish" i], [class*="publica" i], [class*="byline" i], [class*="meta" i], [class~="data"], time';
const ADDRESSES = 'link[rel="canonical"], meta[property="og:url"]';
/** The day of the last change is better than none. */
const LAST = ['meta[property="article:modified_time"]', 'meta[property="og:updated_time"]'];
const MOST_SEEN = 60;
const LONGEST_SEEN = 200;

const MONTHS = [
  ['ene', 'jan'],
  ['feb', 'fev'],
  ['mar'],
  ['abr', 'apr'],
  ['may', 'mai'],
  ['jun'],
  ['jul'],
  ['ago', 'aug'],
  ['sep', 'set'],
  ['oct', 'out'],
  ['nov'],
  ['dic', 'dec', 'dez'],
];

/** The publication day that a page states in any form; empty if it states none. */
export function dateOfPage(document: Document, linked: string): string {
  const stated = [linked, ...STATED.map((selector) => statedBy(document, selector))];
  const seen = [...document.querySelectorAll(SEEN)].slice(0, MOST_SEEN).map(shortTextOf);
  const inAddress = [...document.querySelectorAll(ADDRESSES)].map((element) =>
    dayInAddress(element.getAttribute('href') ?? element.getAttribute('content') ?? ''),
  );
  const candidates = [
    ...stated.map((text) => (isDay(text) ? text : dayInText(text))),
    ...inAddress,
    ...seen.map(dayInText),
    ...LAST.map((selector) => statedBy(document, selector)),
  ];
  return candidates.find((day) => day !== '') ?? '';
}

function statedBy(document: Document, selector: string): string {
  const element = document.querySelector(selector);
  const told = element?.getAttribute('content') || element?.getAttribute('datetime');
  return told || shortTextOf(element);
}

function shortTextOf(element: Element | null | undefined): string {
  const text = (element?.textContent ?? '').replace(/\s+/g, ' ').trim();
  return text.length <= LONGEST_SEEN ? text : '';
}

const isDay = (text: string) => /^\s*\d{4}-\d\d-\d\d/.test(text);

/** `/2026/03/14/titular` and `/2026-03-14-titular`, as in newspaper and blog addresses. */
function dayInAddress(address: string): string {
  const [, year, month, day] =
    /\/((?:19|20)\d\d)[/-]?(\d\d)[/-]?(\d\d)(?:\D|$)/.exec(address) ?? [];
  return dayOf(year, month, day);
}

/** A day written in one of the three languages, as `2026-03-14`. */
function dayInText(text: string): string {
  const iso = /\b((?:19|20)\d\d)-(\d\d)-(\d\d)\b/.exec(text);
  if (iso) return dayOf(iso[1], iso[2], iso[3]);
  const dayFirst =
    /\b(\d{1,2})(?:\.|º|°|st|nd|rd|th)?\s+(?:de\s+|of\s+)?(\p{L}{3,10})\.?,?\s+(?:de\s+|del\s+)?((?:19|20)\d\d)\b/iu.exec(
      text,
    );
  if (dayFirst) return dayOf(dayFirst[3], monthOf(dayFirst[2]), dayFirst[1]);
  const monthFirst = /(\p{L}{3,10})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+((?:19|20)\d\d)\b/iu.exec(
    text,
  );
  if (monthFirst) return dayOf(monthFirst[3], monthOf(monthFirst[1]), monthFirst[2]);
  const figures = /\b(\d{1,2})([./-])(\d{1,2})\2((?:19|20)\d\d)\b/.exec(text);
  if (!figures) return '';
  const [, one, , other, year] = figures;
  // The day comes first, unless the second number cannot be a month.
  return dayOf(year, other, one) || dayOf(year, one, other);
}

function monthOf(name = ''): string {
  const start = name.slice(0, 3).toLowerCase();
  const index = MONTHS.findIndex((names) => names.includes(start));
  return index < 0 ? '' : String(index + 1);
}

function dayOf(year = '', month = '', day = ''): string {
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const time = Date.parse(date);
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== date ? '' : date;
}
