import type {
  ContentSource,
  CourseAudience,
  CourseDepth,
  Provenance,
  Tone,
} from '@tarima/contract';
import { formatScript, type ScriptScene } from '@tarima/text';
import type { ContentScriptDraft } from '../../course-draft.ts';
import { WriterError } from '../../writer-error.ts';
import { overlap } from '../key-points.ts';
import { type Section, spokenWordsUnder } from '../outline.ts';
import { namedInLanguage, planScenes } from '../plan-scenes.ts';
import { type SpokenScene, speakScenes } from '../speak-scenes.ts';
import { spokenSeconds } from '../../frame/spoken-seconds.ts';
import { shortTitle } from '../../reading/titles.ts';
import { paragraphOf, provenanceOf, template, type Utterance } from '../../frame/utterance.ts';
import { agendaOf, type ContentPlace, closeContent, openContent } from './content-frame.ts';
import type { CourseMaterial } from './course-material.ts';
import { type CourseAim, passagePreference } from './passage-preference.ts';
import { sectionsWithin } from './source-ranges.ts';
import { takeawaysFrom } from './takeaways.ts';

/** A content's video lasts 60 to 180 s; the voices differ, so both ends keep their distance. */
const LONGEST_SECONDS = 165;
const SHORTEST_SECONDS = 68;
const TARGET_SECONDS: Record<CourseDepth, number> = {
  basico: 80,
  intermedio: 110,
  avanzado: 135,
  experto: 155,
};
/** The deeper a course goes, the further into a section it looks for what to say. */
const OPENINGS: Record<CourseDepth, number> = {
  basico: 2,
  intermedio: 3,
  avanzado: 6,
  experto: 12,
};
const SECONDS_PER_WORD = 0.45;
const FRAME_WORDS = 50;
const WORDS_PER_SCENE = 48;
const SCENES = { min: 2, max: 5 } as const;
const MAX_ROUNDS = 12;
const NEARLY = 5;
const MAX_SCENE_TITLE = 48;

const TONES: Record<CourseAudience, Tone> = {
  estudiantes: 'cercano',
  tecnicos: 'experto',
  lideres: 'experto',
  clientes: 'cercano',
  ejecutivos: 'formal',
};

/** Writes what one content says, from its own part of the documents. Throws `WriterError` CONTENT_WITHOUT_SOURCE. */
export function writeContentScript(
  sources: ContentSource[],
  place: ContentPlace,
  aim: CourseAim,
  material: CourseMaterial,
): ContentScriptDraft {
  const sections = sectionsWithin(material.roots, sources).map(opened);
  const available = sections.reduce((sum, section) => sum + spokenWordsUnder(section), 0);
  if (available === 0) {
    throw new WriterError('CONTENT_WITHOUT_SOURCE', 'no part of the documents belongs to it');
  }
  const { language, spokenWording: wording, terms, weights, count, wordCase } = material;
  const target = Math.min(
    TARGET_SECONDS[aim.depth],
    Math.max(SHORTEST_SECONDS, (FRAME_WORDS + available) * SECONDS_PER_WORD),
  );
  const targetWords = target / SECONDS_PER_WORD;
  const wanted = Math.round((targetWords - FRAME_WORDS) / WORDS_PER_SCENE);
  const plans = planScenes(
    sections,
    Math.min(SCENES.max, Math.max(SCENES.min, wanted)),
    weights,
    material.isForeign,
    (title) => isNamedIn(place.content, title, material),
  ).map((plan) => namedInLanguage(plan, material.isForeign));
  const topic = place.content;
  let budget = targetWords - FRAME_WORDS;
  let draft: ContentScriptDraft | null = null;
  let isTooLong = false;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const scenes = speakScenes(plans, budget, {
      wording,
      terms,
      weights,
      count,
      topic,
      wordCase,
      tone: TONES[aim.audience],
      seed: place.orderIndex,
      openings: OPENINGS[aim.depth],
      preference: passagePreference(aim, material.courseWording.cues),
    });
    draft = assemble(scenes, place, aim, material);
    const seconds = spokenSeconds(draft.content, language);
    if (seconds > LONGEST_SECONDS || (!isTooLong && seconds > target + 3 * NEARLY)) {
      budget -= (seconds - Math.min(LONGEST_SECONDS, target) + NEARLY) / SECONDS_PER_WORD;
      isTooLong = true;
    } else if (!isTooLong && seconds < target - NEARLY && budget < available * 2) {
      budget += (target - seconds) / SECONDS_PER_WORD;
    } else break;
  }
  if (!draft) throw new WriterError('CONTENT_WITHOUT_SOURCE', 'nothing was drafted');
  return draft;
}

/** Down to the first level that has more than one part. */
function opened(section: Section): Section {
  const [only, second] = section.children;
  return only && !second && section.passages.length === 0 ? opened(only) : section;
}

/** Among scenes with headings, one without is led into by no words of its own. */
function leadInByHeading(scene: SpokenScene, _: number, scenes: SpokenScene[]): SpokenScene {
  const isNamed = scene.heading !== null || scenes.every(({ heading }) => heading === null);
  return isNamed ? scene : { ...scene, transition: '', spokenTitle: '' };
}

/** Whether a content's title names a section: what is promised is said. */
function isNamedIn(content: string, section: string, { terms }: CourseMaterial): boolean {
  const stems = terms.of(section);
  return stems.length > 0 && overlap(stems, terms.of(content)) === 1 && content.includes(' ');
}

function assemble(
  scenes: SpokenScene[],
  place: ContentPlace,
  aim: CourseAim,
  material: CourseMaterial,
): ContentScriptDraft {
  const { wording, language } = material;
  const { pictures, voice } = wording;
  const topic = place.content;
  const agenda = agendaOf(scenes, place, material);
  const takeaways = takeawaysFrom(scenes, [topic, ...agenda.map(({ text }) => text)], material);
  const closing = closeContent(place, aim, takeaways, material);
  const provenance: Provenance[] = [];
  const speech = (utterances: Utterance[]) => {
    provenance.push(...provenanceOf(utterances, language));
    return { kind: 'speech' as const, text: paragraphOf(utterances) };
  };
  const picture = (text: string) => ({ kind: 'scene' as const, text });
  const point = (text: string) => ({ kind: 'point' as const, text });
  const pause = { kind: 'voice' as const, text: voice.pause };
  const tone = voice.byTone[TONES[aim.audience]];
  const topicTitle = shortTitle(topic, wording) || topic.slice(0, MAX_SCENE_TITLE);
  const script: ScriptScene[] = [
    {
      title: topicTitle,
      blocks: [
        picture(pictures.opening),
        ...(tone ? [{ kind: 'voice' as const, text: tone }] : []),
        speech(openContent(place, aim, agenda, material)),
        pause,
      ],
    },
    ...scenes.map(leadInByHeading).map((scene) => ({
      // A scene that nothing names goes on with the topic.
      title: scene.spokenTitle === '' ? topicTitle : scene.title,
      blocks: [
        picture(scene.points.length > 0 ? pictures.withPoints : pictures.withoutPoints),
        ...scene.points.map(({ text }) => point(text)),
        speech([...(scene.transition ? [template(scene.transition)] : []), ...scene.utterances]),
      ],
    })),
    {
      title: closing.title,
      blocks: [
        picture(pictures.closing),
        ...closing.points.map(point),
        ...(closing.recap ? [speech([closing.recap]), pause] : []),
        speech([closing.farewell]),
      ],
    },
  ];
  return { content: formatScript(script, language), provenance };
}
