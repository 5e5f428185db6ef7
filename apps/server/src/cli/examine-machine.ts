import type { Settings } from '#server/settings/env.ts';
import type { Finding } from './doctor/check.ts';
import { checks } from './doctor/checks.ts';
import type { Terminal } from './terminal.ts';

const SIGNS: Record<Finding['state'], string> = { found: '✓', absent: '–', missing: '✗' };
const WIDTH = Math.max(...checks.map(({ name }) => name.length));

/** Prints one line a check. Throws if something required is missing. */
export async function examineMachine(settings: Settings, { out }: Terminal): Promise<void> {
  const missing: string[] = [];
  for (const { name, look } of checks) {
    const finding = await look(settings);
    const todo = 'todo' in finding ? `. ${finding.todo}` : '';
    out(`${SIGNS[finding.state]} ${name.padEnd(WIDTH)}  ${finding.found}${todo}`);
    if (finding.state === 'missing') missing.push(name);
  }
  if (missing.length > 0) throw new Error(`The studio needs this to work: ${missing.join(', ')}.`);
}
