import type { SourceLanguage } from '@tarima/languages';
import type { FoundExpression } from './regular-expressions.ts';

export type BuiltExpression = Omit<FoundExpression, 'line'> & { path: string };

/** Records every regular expression that the project builds during the work, with its builder. */
export async function expressionsBuiltBy(work: () => Promise<void>): Promise<BuiltExpression[]> {
  const built = new Map<string, BuiltExpression>();
  const { RegExp: plain } = globalThis;
  globalThis.RegExp = new Proxy(plain, {
    construct(target, given, newTarget) {
      const expression: RegExp = Reflect.construct(target, given, newTarget);
      const { source, flags } = expression;
      const path = builder(new Error().stack ?? '');
      if (path) built.set(`${path} /${source}/${flags}`, { path, source, flags });
      return expression;
    },
  });
  try {
    await work();
  } finally {
    globalThis.RegExp = plain;
  }
  return [...built.values()];
}

/** The file that called the constructor. Undefined if it belongs to a library. */
function builder(stack: string): string | undefined {
  const [, caller = ''] = stack
    .split('\n')
    .filter((line) => line.includes('at '))
    .slice(0, 2);
  return /(?:packages|apps)\/\w+\/src\/[^:?)]+/u.exec(caller)?.[0];
}

/** Imports the files that build expressions on load, and calls those that build the others. */
export async function buildExpressions(paths: string[]): Promise<void> {
  for (const path of paths)
    await import(/* @vite-ignore */ new URL(`../${path}`, import.meta.url).href);
  await speak();
  await write();
  await read();
}

async function speak() {
  const { ACCENT_DEFINITIONS } = await import('../packages/speech/src/local/accents.ts');
  const { speakAsPeople } = await import('../packages/speech/src/spoken/speak-as-people.ts');
  for (const { language, locale } of ACCENT_DEFINITIONS) {
    for (const text of ['It is so', 'IT IS SO']) speakAsPeople(text, language, locale);
  }
}

async function write() {
  const { WRITING_LANGUAGES, SOURCE_LANGUAGES } = await import('@tarima/languages');
  const { draftDialogue, draftVideoScript } = await import('@tarima/writer');
  const { enhanceScript } = await import('../packages/writer/src/enhance/enhance-script.ts');
  const { dialogueRequest } = await import('../packages/writer/src/testing/dialogue-request.ts');
  const { DIALOGUE_TEXTS } = await import('../packages/writer/src/testing/dialogue-texts.ts');
  const { documentOf } = await import('../packages/writer/src/testing/document-of.ts');
  const sampleIn = (language: SourceLanguage) =>
    documentOf(DIALOGUE_TEXTS[language].text, { language });
  for (const language of namesOf(SOURCE_LANGUAGES)) {
    draftDialogue(dialogueRequest([sampleIn(language)], language));
  }
  for (const language of namesOf(WRITING_LANGUAGES)) {
    const content = DIALOGUE_TEXTS[language].text;
    const documents = [sampleIn(language)];
    draftVideoScript({ documents, language, ...BRIEF });
    enhanceScript({ content, language });
  }
}

async function read() {
  const { hasWords } = await import('../apps/server/src/db/folded-text.ts');
  const { withUsualPrefix } = await import('../packages/documents/src/office/usual-prefix.ts');
  const { typedText } = await import('../packages/documents/src/web/typed-text.ts');
  hasWords('title', 'a word');
  withUsualPrefix('<a:t xmlns:a="http://schemas.openxmlformats.org/wordprocessingml/2006/main"/>');
  const ignore = () => undefined;
  await typedText.read(Buffer.from('<p>One word.</p>'), {
    onProgress: ignore,
    onRecognise: ignore,
  });
}

const BRIEF = { projectName: '', tone: 'cercano', objective: 'explicar', audience: '' } as const;

/** The keys of a record, with its type. */
const namesOf = <Name extends string>(record: Readonly<Record<Name, unknown>>) =>
  Object.keys(record) as Name[];
