import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const web = fileURLToPath(new URL('../apps/web/src', import.meta.url));
const TOKENS = 'app/styles.css';
const COLOURS =
  'gray|slate|zinc|red|orange|amber|yellow|lime|green|emerald|teal|cyan|sky|blue|indigo|violet|purple|pink|rose';
/**
 * Arbitrary colours, type sizes, shadows and durations. White and black are allowed on pictures.
 */
const OWN_WORDS = [
  new RegExp(`\\b[a-z]+-(${COLOURS})-\\d+\\b`, 'gu'),
  /#[\da-f]{6}\b|\b(rgba?|hsla?|oklch)\(/giu,
  /\b(text|leading|tracking|shadow|duration|ease|font)-\[[^\]]*\]/gu,
];

const sources = readdirSync(web, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.(tsx?|css)$/u.test(path) && !/\.test\.|^test\/|^i18n\//u.test(path))
  .filter((path) => path !== TOKENS);

it('colours, type, shadows and motion come from one set of tokens', () => {
  const found = sources.flatMap((path) => {
    const text = readFileSync(join(web, path), 'utf8');
    return OWN_WORDS.flatMap((words) => text.match(words) ?? []).map((word) => `${path}: ${word}`);
  });
  expect(found).toEqual([]);
});

it('each colour has a value for the light and one for the dark', () => {
  const styles = readFileSync(join(web, TOKENS), 'utf8');
  const named = (selector: string) =>
    [...(styles.split(`\n${selector} {`)[1]?.split('\n}')[0] ?? '').matchAll(/--([\w-]+):/gu)].map(
      ([, name]) => name,
    );
  const light = named(':root').filter((name) => name !== 'scrim');
  expect(light.length).toBeGreaterThan(20);
  expect(named('.dark')).toEqual(light);
});
