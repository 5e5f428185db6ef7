import type { Citation, Language, Provenance } from '@tarima/contract';
import { WRITING_LANGUAGES } from '@tarima/languages';
import {
  formatSceneDirection,
  formatScript,
  formatTable,
  lineMarks,
  parseSceneDirection,
  parseScript,
  plainText,
  type ScriptBlock,
  type ScriptScene,
  splitSentences,
  tableRows,
} from '@tarima/text';
import { paragraphOf, provenanceOf } from '../frame/utterance.ts';
import { type TextOf, translateForm, type WantedTexts } from './translate-form.ts';
import type { Direction } from './translation-faults.ts';

/** A script with the origins of its drafted sentences. */
export type SourcedScript = {
  /** In the script format of @tarima/text. */
  content: string;
  provenance: Provenance[];
};

type SpokenBlock = { kind: 'speech'; sentences: string[] };
type Scene = {
  title: string;
  blocks: (SpokenBlock | (ScriptBlock & { kind: Exclude<ScriptBlock['kind'], 'speech'> }))[];
};

/**
 * Translates a script. Scenes, lists, tables, layouts and pictures stay as they are. Only texts
 * are given away. Each sentence keeps its origin, with the quote in the document's language.
 */
export async function translateScript(
  { content, provenance }: SourcedScript,
  direction: Direction,
  translate: (texts: WantedTexts) => Promise<ReadonlyMap<string, string>>,
): Promise<SourcedScript> {
  const scenes = parseScript(content).map((scene) => sceneOf(scene, direction.from));
  const translated = await translateForm(
    scenes,
    (form, of) => form.map((scene) => rebuiltScene(scene, direction, of)),
    translate,
  );
  const origins = new Map(provenance.map((entry) => [keyOf(entry.sentence), entry]));
  const sources: Provenance[] = [];
  const script = translated.map(({ title, blocks }, sceneIndex): ScriptScene => {
    const formatted = blocks.map((block, blockIndex): ScriptBlock => {
      if (block.kind !== 'speech') return block;
      const original = scenes[sceneIndex]?.blocks[blockIndex];
      const told = original?.kind === 'speech' ? original.sentences : [];
      const utterances = block.sentences.map((text, index) => ({
        text,
        ...originOf(origins.get(told[index] ?? '')),
      }));
      sources.push(...provenanceOf(utterances, direction.to));
      return { kind: 'speech', text: paragraphOf(utterances) };
    });
    return { title, blocks: formatted };
  });
  return {
    content: script.length > 0 ? formatScript(script, direction.to) : content,
    // A sentence without an origin is the author's.
    provenance: sources.filter(({ kind }) => kind !== 'author'),
  };
}

function sceneOf({ title, blocks }: ScriptScene, from: Language): Scene {
  return {
    title,
    blocks: blocks.map(({ kind, text }) =>
      kind === 'speech' ? { kind, sentences: splitSentences(text, from) } : { kind, text },
    ),
  };
}

/** Each text goes through `of`; everything else is written again. */
function rebuiltScene({ title, blocks }: Scene, direction: Direction, of: TextOf): Scene {
  return {
    title: title && inert(of(title)),
    blocks: blocks.map((block) => {
      if (block.kind === 'speech') {
        return { ...block, sentences: block.sentences.map((text) => spoken(of(text), text)) };
      }
      return { ...block, text: shownText(block, direction, of) };
    }),
  };
}

function shownText({ kind, text }: ScriptBlock, { from, to }: Direction, of: TextOf): string {
  if (kind === 'table')
    return formatTable(tableRows(text).map((row) => row.map((cell) => of(cell))));
  if (kind === 'voice') return voiceDirection(text, { from, to });
  if (kind === 'point') return inert(of(text));
  const { description, ...rest } = parseSceneDirection(text);
  const translated = description && of(description).replaceAll(/[;\]]/gu, ',');
  return formatSceneDirection({ ...rest, description: translated }, to);
}

/** Voices understand an author's own words in any language. So only the studio's are exchanged. */
function voiceDirection(text: string, { from, to }: Direction): string {
  const [own, other] = [from, to].map((language) => WRITING_LANGUAGES[language].phrases.voice);
  if (text === own?.pause) return other?.pause ?? text;
  const tones = Object.entries(own?.byTone ?? {});
  const tone = tones.find(([, words]) => words === text)?.[0];
  return Object.entries(other?.byTone ?? {}).find(([name]) => name === tone)?.[1] ?? text;
}

const LINE_MARKS = lineMarks(String.raw`\s#>*•|—–+-`);

/** A text that cannot become another part of a script. */
const inert = (text: string): string =>
  plainText(text)
    .replace(LINE_MARKS, '')
    .replace(/^(\d{1,3})[.)](?=\s)/u, '$1')
    .replace(/\[(?=\s*(?:scene|escena|cena|voice|voz)\s*:)/giu, '(');

/** A sentence keeps its end. Without it the next one would become a part of it. */
function spoken(translation: string, original: string): string {
  const text = inert(translation);
  const end = /[.!?…:]["”»’')]*$/u;
  return end.test(original) && !end.test(text) ? `${text.replace(/[,;]$/u, '')}.` : text;
}

function originOf(entry: Provenance | undefined): Pick<Provenance, 'kind'> & {
  citations: Citation[];
} {
  return { kind: entry?.kind ?? 'author', citations: entry?.citations ?? [] };
}

/** White space does not distinguish sentences. */
const keyOf = (sentence: string) => sentence.replace(/\s+/gu, ' ').trim();
