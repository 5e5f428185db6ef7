import type { ContentSource, CourseDesign, DesignerAudience } from '@tarima/contract';
import { type DesignWording, type PartRole, WRITING_LANGUAGES } from '@tarima/languages';
import { countWords } from '@tarima/text';
import type { ContentScriptDraft } from '../course-draft.ts';
import { assembleScript } from '../frame/assemble.ts';
import { openingWays } from '../frame/frame-ways.ts';
import { sayUnit } from '../frame/say-units.ts';
import { materialOf, type SaidPiece } from '../frame/scene-material.ts';
import { sceneTools } from '../frame/scene-tools.ts';
import { waysToShow } from '../frame/shown.ts';
import { paragraphOf, template, type Utterance } from '../frame/utterance.ts';
import { fillPhrase, turn } from '../pick-phrase.ts';
import type { CourseMaterial } from '../plan/course/course-material.ts';
import type { ContentPlace } from '../plan/course/course-places.ts';
import { unitsWithin } from '../plan/course/source-ranges.ts';
import { LISTED } from '../reading/reading.ts';
import { shortTitle } from '../reading/titles.ts';

/** About the words of a scene, so that the picture changes often enough. */
const SCENE_WORDS = 75;
const WARM: ReadonlySet<DesignerAudience> = new Set(['estudiantes', 'general']);

type Part = { utterances: Utterance[]; pieces: SaidPiece[] };

/**
 * The script of a designed content: the whole text of its topic in order, framed for audience and
 * problem. Null if its sources hold no text.
 */
export function writeDesignedScript(
  sources: ContentSource[],
  place: ContentPlace,
  design: CourseDesign,
  material: CourseMaterial,
): ContentScriptDraft | null {
  const { language, cues, phrases } = material;
  const parts = partsOf(sources, material);
  const [goal, hook, ...others] = parts;
  const exercise = others.pop();
  if (!goal || !hook || !exercise) return null;
  const designWording = WRITING_LANGUAGES[language].design;
  const { voice } = phrases;
  const tools = sceneTools(material.reading, language);
  const { hints, turns, exerciseTitles } = designWording;
  const at = place.orderIndex;
  const tone = WARM.has(design.targetAudience.option) ? voice.byTone.cercano : null;
  const named = new Set<string>();
  const middle = scenesOf(others).map((scene, index) => {
    const role = roleOf(scene, index, designWording);
    const titles = designWording.partTitles[role];
    const title = titles.find((free, place) => place >= at % titles.length && !named.has(free));
    named.add(title ?? '');
    const shown = title ?? titles.find((free) => !named.has(free)) ?? turn(titles, at);
    const pieces = scene.flatMap((part) => part.pieces);
    return {
      title: shown,
      ways: waysToShow(materialOf(shown, pieces, tools)),
      paragraphs: scene.map(({ utterances }) => ({ utterances })),
    };
  });
  return assembleScript(
    [
      {
        title: shortTitle(place.content, cues) || place.content,
        ways: openingWays([]),
        voice: tone,
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
        ways: openingWays([]),
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

/** The goal, then each paragraph, both said unit by unit. */
function partsOf(sources: ContentSource[], { reading, cues, language }: CourseMaterial): Part[] {
  const tools = { cues, frame: WRITING_LANGUAGES[language].frame };
  // The library is written to be heard, so all units are said, `unspeakable` or not.
  const units = unitsWithin(reading.units, sources);
  const paragraphs = Map.groupBy(units, ({ section, paragraph }) => `${section.file} ${paragraph}`);
  return [...paragraphs.values()].map((own) => ({
    utterances: own.flatMap((unit) => sayUnit(unit, tools)),
    pieces: own.map((unit) => ({ unit, parts: unit.parts, first: 1 })),
  }));
}

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

/** The role of a scene, guessed from its words. */
function roleOf(scene: Part[], index: number, { caution }: DesignWording): PartRole {
  const text = scene.map(({ utterances }) => paragraphOf(utterances)).join(' ');
  if (scene.some(({ pieces }) => pieces.some(({ unit }) => LISTED.has(unit.kind)))) return 'list';
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
