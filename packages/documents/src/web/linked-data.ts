/** The page's article as its JSON-LD describes it. */
export type LinkedData = { author: string; publishedAt: string; headline: string; body: string };

const ARTICLE =
  /(Article|Posting|Report|NewsArticle|WebPage|Recipe|Review|HowTo|CreativeWork|VideoObject)$/;
/** No editor nests deeper or writes more entries. */
const DEEPEST = 8;
const MOST_ENTRIES = 500;

/** The first author and day of a page's articles; empty if there is none. */
export function readLinkedData(document: Document): LinkedData {
  const entries: Record<string, unknown>[] = [];
  for (const script of document.querySelectorAll('script[type="application/ld+json"]')) {
    collect(parse(script.textContent ?? ''), entries, 0);
  }
  const articles = entries.filter((entry) => ARTICLE.test(textsOf(entry['@type'])[0] ?? ''));
  // An article entry is more precise than the entry of its page.
  articles.sort((one, other) => Number(isPage(one)) - Number(isPage(other)));
  const first = (read: (entry: Record<string, unknown>) => string) =>
    articles.map(read).find((found) => found !== '') ?? '';
  return {
    author: first((entry) => namesOf(entry.author, entries)),
    publishedAt: first((entry) => textsOf(entry.datePublished)[0] ?? ''),
    headline: first((entry) => textsOf(entry.headline)[0] ?? ''),
    body: first((entry) => textsOf(entry.articleBody)[0] ?? ''),
  };
}

const isPage = (entry: Record<string, unknown>) =>
  /WebPage$/.test(textsOf(entry['@type'])[0] ?? '');

/** Collects all typed objects; pages wrap them in lists and graphs. */
function collect(value: unknown, entries: Record<string, unknown>[], depth: number): void {
  if (depth > DEEPEST || entries.length >= MOST_ENTRIES) return;
  if (Array.isArray(value)) {
    for (const one of value) collect(one, entries, depth + 1);
  } else if (isRecord(value)) {
    if ('@type' in value) entries.push(value);
    for (const one of Object.values(value)) collect(one, entries, depth + 1);
  }
}

/** Names of people, which may be references to other entries. */
function namesOf(author: unknown, entries: Record<string, unknown>[]): string {
  const names = (Array.isArray(author) ? author : [author]).map((one) => {
    if (!isRecord(one)) return textsOf(one)[0] ?? '';
    const told =
      'name' in one ? one : entries.find((entry) => entry['@id'] === one['@id'] && 'name' in entry);
    return textsOf(told?.name)[0] ?? '';
  });
  return [...new Set(names.map((name) => name.trim()).filter((name) => name !== ''))].join(', ');
}

function textsOf(value: unknown): string[] {
  return (Array.isArray(value) ? value : [value]).filter((one) => typeof one === 'string');
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
