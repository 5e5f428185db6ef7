import type { Language } from '@tarima/contract';
import { escaped, folded } from './normal-text.ts';
import type { SourceBlock } from './source-blocks.ts';
import type { SpokenScene } from './spoken-scenes.ts';

/** `fragments` say nothing by themselves. Points that repeat titles are not counted. */
export type JudgedPoints = { all: number; fragments: string[] };

const VERB: Record<Language, RegExp> = {
  es: /\b(?:es|son|esta|estan|hay|debe|deben|puede|pueden|tiene|tienen|hace|haga|use|usa|llama|llame|avise|avisa|va|van|se \w+|no \w+|\w+(?:arse|erse|irse|ando|iendo|aran|eran|iran|ado por))\b/,
  en: /\b(?:is|are|be|has|have|must|may|can|will|do|does|don't|not|never|needs?|keep|call|check|use|wear|ask|tell|report|send|stay|wait|stop|go|goes|get|take|make|put|set|wash|pay|paid|read|write|lock|leave)\b/,
  pt: /\b(?:e um|e uma|sao|esta|estao|ha|deve|devem|pode|podem|tem|faz|faca|use|usa|ligue|avise|vai|vao|se \w+|nao \w+|\w+(?:ar-se|er-se|ando|endo|indo))\b/,
};
/** The start of an item counts if it is at least this share of it. */
const MOST_OF_ITEM = 0.6;

/**
 * An item, a cell or a whole clause of the document says something. So does a point with a number
 * or a verb.
 */
export function judgedPoints(
  scenes: SpokenScene[],
  blocks: SourceBlock[],
  language: Language,
): JudgedPoints {
  const items = blocks
    .filter(({ kind }) => ['item', 'step', 'row'].includes(kind))
    .flatMap(({ text, cells }) => [text, ...cells, ...text.split(/[:;.] /)])
    .map(tidy);
  const headings = blocks.filter(({ kind }) => kind === 'heading').map(({ text }) => tidy(text));
  const titles = new Set([...headings, ...scenes.map(({ title }) => tidy(title))]);
  const whole = ` . ${blocks.map(({ text }) => tidy(text)).join(' . ')} . `;
  const saysSomething = (point: string) => {
    const words = point.split(' ').length;
    const begins = (item: string) =>
      item.startsWith(point) && point.length > item.length * MOST_OF_ITEM;
    if (items.some((item) => item === point || begins(item))) return true;
    if (/\d/.test(point) && words >= 2) return true;
    return words >= 3 && (isClause(point, whole) || VERB[language].test(point));
  };
  const points = scenes
    .flatMap((scene) => scene.points)
    .filter((point) => !titles.has(tidy(point)));
  const fragments = points.filter((point) => !saysSomething(tidy(point)));
  return { all: points.length, fragments };
}

function isClause(point: string, whole: string): boolean {
  return new RegExp(`(?:^|[.;:,!?¿¡(—-] *)${escaped(point)} *[.;:,!?)—-]`).test(whole);
}

function tidy(text: string): string {
  return folded(text)
    .replace(/^[✓✗] |[*_`"«»“”]/g, '')
    .replace(/\s+/g, ' ')
    .replace(/[\s.;:,!?¿¡…]+$/u, '')
    .trim();
}
