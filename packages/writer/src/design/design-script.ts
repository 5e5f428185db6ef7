import type { Citation, ContentSource, DesignerAudience, Language } from '@tarima/contract';
import type { SourceBlock, SourceDocument } from '@tarima/documents';
import { countWords } from '@tarima/text';
import type { CourseDesign } from '../course-design.ts';
import type { ContentScriptDraft } from '../course-draft.ts';
import { assembleScript } from '../frame/assemble.ts';
import { LONGEST_POINT } from '../frame/key-points.ts';
import { paragraphOf, template, type Utterance } from '../frame/utterance.ts';
import type { ContentPlace } from '../plan/course/course-places.ts';
import { shortTitle } from '../reading/titles.ts';
import type { DesignWording, PartRole } from '../wording/design/design-wording.ts';
import { DESIGN_WORDINGS } from '../wording/design/index.ts';
import { WORDINGS } from '../wording/index.ts';
import { fillPhrase, turn } from '../wording/pick-phrase.ts';

/** A scene of about so many words lets the picture change often enough. */
const SCENE_WORDS = 75;
const WARM: ReadonlySet<DesignerAudience> = new Set(['estudiantes', 'general']);

type Given = { documents: SourceDocument[]; language: Language; design: CourseDesign };
type Part = { utterances: Utterance[]; points: string[] };

/**
 * What a designed content says: the whole text of its topic, in its order, framed for audience and
 * problem. Null where its sources hold no text.
 */
export function writeDesignedScript(
  sources: ContentSource[],
  place: ContentPlace,
  { documents, language, design }: Given,
): ContentScriptDraft | null {
  const parts = partsOf(sources, documents);
  const [goal, hook, ...others] = parts;
  const exercise = others.pop();
  if (!goal || !hook || !exercise) return null;
  const [wording, designWording] = [WORDINGS[language], DESIGN_WORDINGS[language]];
  const { pictures, voice } = wording;
  const { hints, turns, exerciseTitles } = designWording;
  const at = place.orderIndex;
  const tone = WARM.has(design.targetAudience.option) ? voice.byTone.cercano : null;
  const named = new Set<string>();
  const middle = scenesOf(others).map((scene, index) => {
    const role = roleOf(scene, index, designWording);
    const titles = designWording.partTitles[role];
    const title = titles.find((free, place) => place >= at % titles.length && !named.has(free));
    named.add(title ?? '');
    return {
      title: title ?? titles.find((free) => !named.has(free)) ?? turn(titles, at),
      points: scene.flatMap((part) => part.points),
      paragraphs: scene.map(({ utterances }) => ({ utterances })),
    };
  });
  return assembleScript(
    [
      {
        title: shortTitle(place.content, wording) || place.content,
        picture: pictures.opening,
        voice: tone,
        points: [],
        paragraphs: [
          {
            utterances: [template(openingOf(place, designWording)), ...goal.utterances],
            isFollowedByPause: true,
          },
          { utterances: hook.utterances },
          { utterances: [template(turn(hints[design.targetAudience.option], at))] },
        ],
      },
      ...middle,
      {
        title: turn(exerciseTitles, at),
        picture: pictures.closing,
        points: [],
        paragraphs: [
          {
            utterances: [
              template(turn(turns[design.painPoints.option], at)),
              ...exercise.utterances,
            ],
            isFollowedByPause: true,
          },
          { utterances: [template(closingOf(place, designWording))] },
        ],
      },
    ],
    language,
  );
}

/** The goal, then paragraph after paragraph; a list belongs to the paragraph that announces it. */
function partsOf(sources: ContentSource[], documents: SourceDocument[]): Part[] {
  const parts: Part[] = [];
  for (const { file, from, to } of sources) {
    const document = documents.find(({ fileName }) => fileName === file);
    for (const block of document?.blocks ?? []) {
      if (block.kind === 'heading' || !isWithin(block, from, to)) continue;
      const part = partOf(block, file);
      const before = parts.at(-1);
      if (block.kind === 'list' && before) {
        before.utterances.push(...part.utterances);
        before.points.push(...part.points);
      } else parts.push(part);
    }
  }
  return parts;
}

function partOf(block: SourceBlock, file: string): Part {
  const utterances = block.sentences.map(({ id, text }): Utterance => {
    const quote: Citation = { sentenceId: id, file, page: block.page, quote: text };
    const said = block.kind === 'list' && !/[.!?…:]$/u.test(text) ? `${text}.` : text;
    return { text: said, kind: 'source', citations: [quote] };
  });
  if (block.kind !== 'list') return { utterances, points: [] };
  const items = block.items.map((item) => item.map(({ text }) => text).join(' '));
  const isShort = items.every((item) => item.length <= LONGEST_POINT);
  return { utterances, points: isShort ? items.map((item) => item.replace(/\.$/u, '')) : [] };
}

const placeOf = (sentenceId: string) => Number(sentenceId.slice(1));

const isWithin = ({ sentences }: SourceBlock, from: string, to: string) =>
  sentences.some(({ id }) => placeOf(id) >= placeOf(from) && placeOf(id) <= placeOf(to));

/** Neighbours that are short share a scene. */
function scenesOf(parts: Part[]): Part[][] {
  const scenes: { parts: Part[]; words: number }[] = [];
  for (const part of parts) {
    const words = part.utterances.reduce((sum, { text }) => sum + countWords(text), 0);
    const last = scenes.at(-1);
    if (last && last.words + words <= SCENE_WORDS) {
      last.parts.push(part);
      last.words += words;
    } else scenes.push({ parts: [part], words });
  }
  return scenes.map((scene) => scene.parts);
}

/** What a scene does, as far as its words tell. */
function roleOf(scene: Part[], index: number, { caution }: DesignWording): PartRole {
  const text = scene.map(({ utterances }) => paragraphOf(utterances)).join(' ');
  if (scene.some(({ points }) => points.length > 0)) return 'list';
  if (caution.test(text)) return 'caution';
  if (NAMED_PERSON.test(text)) return 'case';
  return index === 0 ? 'idea' : 'more';
}
/** A name inside a sentence. */
const NAMED_PERSON = /\p{Ll}[,]? \p{Lu}\p{Ll}{2,}/u;

function openingOf(place: ContentPlace, wording: DesignWording): string {
  const [phrases, at] = place.isFirstOfCourse
    ? [wording.courseOpenings, 0]
    : place.isFirstOfModule
      ? [wording.moduleOpenings, place.moduleIndex]
      : [wording.contentOpenings, place.orderIndex];
  const { course, module, content } = place;
  return fillPhrase(turn(phrases, at), { course, module: module ?? course, content });
}

function closingOf(place: ContentPlace, wording: DesignWording): string {
  if (place.next === null) return fillPhrase(wording.courseEnd, { course: place.course });
  const [phrases, at] =
    place.next.kind === 'content'
      ? [wording.nextContents, place.orderIndex]
      : [wording.nextModules, place.moduleIndex];
  return fillPhrase(turn(phrases, at), { next: place.next.title });
}
