import type { Provenance } from '@tarima/contract';
import { formatScript, type ScriptBlock, type ScriptScene } from '@tarima/text';
import type { Plan, PlannedScene } from '../plan/plan-script.ts';
import { pathOf, type Reading } from '../reading/reading.ts';
import { cleanLabel } from '../reading/clean-text.ts';
import { shortTitle } from '../reading/titles.ts';
import type { VideoDraft, VideoDraftRequest } from '../video-draft.ts';
import { FRAME_WORDINGS } from '../wording/frame/index.ts';
import { WORDINGS } from '../wording/index.ts';
import { toRemember } from './closing.ts';
import { type FramedScene, frameScenes } from './frame-scene.ts';
import { LONGEST_POINT } from './key-points.ts';
import { writeOpening } from './opening.ts';
import { fillPhrase, pickPhrase } from './pick-phrase.ts';
import { sayUnit } from './say-units.ts';
import { paragraphOf, provenanceOf, template, type Utterance } from './utterance.ts';

const MOST_AGENDA = 4;

/** Puts opening, scenes and close of a video together, as text and as provenance. */
export function frameVideo(
  request: VideoDraftRequest,
  { scenes }: Plan,
  reading: Reading,
): Pick<VideoDraft, 'content' | 'provenance'> {
  const { language } = request;
  const { cues, wordCase, roots } = reading;
  const wording = WORDINGS[language];
  const { pictures, voice } = wording;
  const frame = FRAME_WORDINGS[language];
  const tools = { wording, frame, cues };
  const topic = topicOf(request, reading) || wording.closingTitles.experto;
  const provenance: Provenance[] = [];
  const speech = (utterances: Utterance[]): ScriptBlock => {
    provenance.push(...provenanceOf(utterances, language));
    return { kind: 'speech', text: paragraphOf(utterances) };
  };
  const picture = (text: string): ScriptBlock => ({ kind: 'scene', text });
  const point = (text: string): ScriptBlock => ({ kind: 'point', text });
  const units = scenes.flatMap((scene) => scene.units);
  const [lead, others] = introduction(scenes, roots.length);
  const introduced = lead.flatMap(({ units: own }) => own.flatMap((unit) => sayUnit(unit, tools)));
  const tone = voice.byTone[request.tone];
  const opening: ScriptScene = {
    title: shortTitle(topic, wording) || topic.slice(0, LONGEST_POINT),
    blocks: [
      picture(pictures.opening),
      ...(tone ? [{ kind: 'voice' as const, text: tone }] : []),
      ...agendaOf(others).map(point),
      speech(writeOpening(request, topic, units, wording, frame)),
      { kind: 'voice', text: voice.pause },
      ...(introduced.length > 0 ? [speech(introduced)] : []),
    ],
  };
  const several = roots.length > 1;
  const told = others.flatMap((scene, index) => {
    const isOther = several && scene.section.file !== others[index - 1]?.section.file;
    const root = roots.find(({ file }) => file === scene.section.file);
    const before = isOther && root?.title ? [template(fillPhrase(frame.document, { title: root.title }))] : [];
    return frameScenes(scene, tools).map((framed, piece) => ({
      ...framed,
      utterances: [...(piece === 0 ? before : []), ...framed.utterances],
    }));
  });
  const middle = told.map((scene, index): ScriptScene => ({
    title: titleOf(scene, index),
    blocks: [
      picture(scene.points.length > 0 ? pictures.withPoints : pictures.withoutPoints),
      ...scene.points.map(point),
      speech(scene.utterances),
    ],
  }));
  const recalled = toRemember(scenes, wording);
  const ending: Utterance[] =
    recalled.length > 0
      ? [
          template(frame.remember[request.tone]),
          ...recalled.map(({ text, citations }): Utterance => ({ text, kind: 'source', citations })),
        ]
      : [template(pickPhrase(wording.endings[request.tone], `${request.projectName} closing`))];
  const closing: ScriptScene = {
    title: wording.closingTitles[request.tone],
    blocks: [
      picture(pictures.closing),
      speech(ending),
      { kind: 'voice', text: voice.pause },
      speech([template(wording.farewells[request.tone][request.objective])]),
    ],
  };
  return { content: formatScript([opening, ...middle, closing], language), provenance };

  function titleOf({ section }: FramedScene, index: number): string {
    const own = section.title || pathOf(section).at(-1) || '';
    return (
      wordCase.asTitle(shortTitle(own, wording)) ||
      fillPhrase(wording.partTitle, { number: String(index + 1) })
    );
  }
}

/** What stands before the first heading of an only document is said as the topic is named. */
function introduction(scenes: PlannedScene[], documents: number): [PlannedScene[], PlannedScene[]] {
  const [first] = scenes;
  const isLead = documents === 1 && first !== undefined && first.section.parent === null && scenes.length > 1;
  return isLead ? [[first], scenes.slice(1)] : [[], scenes];
}

/** The headings that are to come, those spread over the whole where there are many. */
function agendaOf(scenes: readonly PlannedScene[]): string[] {
  const titles = [...new Set(scenes.map(({ section }) => section.title))].filter(
    (title) => title !== '' && title.length <= LONGEST_POINT,
  );
  if (titles.length < 2) return [];
  const size = Math.min(MOST_AGENDA, titles.length);
  return titles.filter((_, index) =>
    Array.from({ length: size }, (_, at) => Math.round((at * (titles.length - 1)) / Math.max(1, size - 1))).includes(index),
  );
}

/** What the author called the project; else what the only document is called. */
function topicOf({ projectName }: VideoDraftRequest, { roots }: Reading): string {
  const named = cleanLabel(projectName)
    .replace(/([.!?…])\s+/gu, (_, mark: string) => (mark === '.' ? ': ' : `${mark} – `))
    .replace(/[\s.:;,–—-]+$/u, '');
  const [only] = roots;
  return named || (roots.length === 1 ? (only?.title ?? '') : '');
}
