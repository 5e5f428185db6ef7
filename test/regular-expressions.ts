import { parseSync, Visitor } from 'oxc-parser';
import { analyse } from 'scslre';

export type FoundExpression = { line: number; source: string; flags: string };

/** The regular expression literals of a file. */
export function expressionsOf(path: string, text: string): FoundExpression[] {
  const found: FoundExpression[] = [];
  new Visitor({
    Literal(node) {
      if (!('regex' in node)) return;
      const { pattern: source, flags } = node.regex;
      found.push({ line: text.slice(0, node.start).split('\n').length, source, flags });
    },
  }).visit(parseSync(path, text).program);
  return found;
}

/**
 * The piece whose repetition makes an expression slower than linear; null if there is none. For
 * twice the text it takes more than twice the time.
 */
export function slowedBy({ source, flags }: Pick<FoundExpression, 'source' | 'flags'>) {
  const [report] = analyse({ source, flags }, { maxReports: 1 }).reports;
  return report ? JSON.stringify(report.character.pick) : null;
}
