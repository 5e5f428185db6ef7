import { afterAll, describe, expect, it } from 'vitest';
import { en } from '../apps/web/src/i18n/en.ts';
import { administration } from '../apps/web/src/i18n/es/administration.ts';
import { frame } from '../apps/web/src/i18n/es/frame.ts';
import { es } from '../apps/web/src/i18n/es.ts';
import { pt } from '../apps/web/src/i18n/pt.ts';
import { ERROR_CODES } from '../packages/contract/src/error-codes.ts';
import {
  inAnotherLanguage,
  leftAsTheyWere,
  missing,
  otherPlaceholders,
  type Texts,
} from './languages/judge.ts';
import { keysInUse, textsInScreens } from './languages/keys-in-use.ts';
import { openProject, sourcesOf } from './languages/project.ts';
import { tablesOfServer, wordsInUse } from './languages/tables.ts';

type Section = { [key: string]: string | Section };

const { project, close } = openProject();
afterAll(close);

const flatten = (section: Section, path = ''): [string, string][] =>
  Object.entries(section).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value]] : flatten(value, `${path}${key}.`),
  );
/** `time_one` and `time_other` are used as `time`. */
const asAskedFor = (key: string): string => key.replace(/_(zero|one|two|few|many|other)$/u, '');

const web: Texts = { es: new Map(flatten(es)), en: new Map(flatten(en)), pt: new Map(flatten(pt)) };
const tables = tablesOfServer(project);
/** Dictionaries, whose keys are words of documents. */
const LOOKED_FOR = /^(audienceArticles|units)\./u;
/** Languages build their sentences differently. Their types say what each needs. */
const sameKeys = tables.filter(({ name }) => !name.startsWith('packages/languages/'));

describe('the texts of the web', () => {
  const { named, unclear } = keysInUse(project, Object.keys(es));
  const asked = new Set([...web.es.keys()].map(asAskedFor));

  it('are complete in every language', () => {
    expect(web.es.size).toBeGreaterThan(500);
    expect(missing(web)).toEqual([]);
    const sections = Object.keys(es).join('|');
    const key = new RegExp(`^(${sections})(\\.[\\w,-]+)+$`, 'u');
    const unknown = [...named].filter((name) => key.test(name) && !asked.has(name));
    expect(unknown).toEqual([]);
  });

  it('are all used, keys that are composed at run time too', () => {
    expect(unclear).toEqual([]);
    expect([...asked].filter((key) => !named.has(key))).toEqual([]);
  });

  it('are translated', () => {
    expect(leftAsTheyWere(web)).toEqual([]);
    expect(inAnotherLanguage(web)).toEqual([]);
    expect(otherPlaceholders(web)).toEqual([]);
  });

  it('are in the first load if the frame or home uses them', () => {
    const around = keysInUse(project, Object.keys(es), /\/src\/(app|features\/home)\//u).named;
    const late = [...asked].filter(
      (key) => around.has(key) && !((key.split('.')[0] ?? '') in frame),
    );
    expect(late).toEqual([]);
  });

  it('of the administration are used by its screens alone', () => {
    const elsewhere =
      /\/src\/(?!i18n)(?!features\/(account|audit|members|personal-data|pronunciations|settings|studio-queue|voice-models)\/)(?!components\/parted-page)/u;
    const used = keysInUse(project, Object.keys(es), elsewhere).named;
    const early = [...used].filter(
      (key) => asked.has(key) && (key.split('.')[0] ?? '') in administration,
    );
    expect(early).toEqual([]);
  });

  it('are not written in the screens', () => {
    expect(textsInScreens(project)).toEqual([]);
  });
});

describe('the texts of the server and its products', () => {
  it('are found', () => {
    const names = tables.map(({ name }) => name);
    expect(names).toContain('packages/contract/src/error-messages/es.ts');
    expect(names).toContain('apps/server/src/features/courses/course-notices.ts');
    expect(names).toContain('packages/languages/src/es/phrases.ts');
    expect(names).toContain('packages/typesetting/src/wording.ts');
  });

  it.each(sameKeys.map(({ name, texts }) => [name, texts] as const))('%s: complete', (_, texts) => {
    expect(missing(texts)).toEqual([]);
  });

  it.each(tables.map(({ name, texts }) => [name, texts] as const))('%s: translated', (_, texts) => {
    expect(leftAsTheyWere(texts)).toEqual([]);
    expect(inAnotherLanguage(texts)).toEqual([]);
  });

  it('are all used', () => {
    const used = wordsInUse(project);
    const unused = tables.flatMap(({ name, texts }) =>
      [...texts.es.keys()]
        .filter((key) => !LOOKED_FOR.test(key))
        .flatMap((key) => key.split('.'))
        .filter((part) => part !== '' && !used.has(part))
        .map((part) => `${name} ${part}`),
    );
    expect(unused).toEqual([]);
  });

  it('have the same placeholders in every language', () => {
    const contract = tables.filter(({ name }) => name.startsWith('packages/contract/'));
    expect(contract.flatMap(({ texts }) => otherPlaceholders(texts))).toEqual([]);
  });

  it('have no error code that nothing raises', () => {
    const outside = /^(apps|packages)\/(?!contract\/src\/error-)/u;
    const sources = sourcesOf(project, outside).map(({ file }) => file.text);
    const raised = (code: string) => sources.some((text) => text.includes(`'${code}'`));
    expect(ERROR_CODES.filter((code) => !raised(code))).toEqual([]);
  });
});
