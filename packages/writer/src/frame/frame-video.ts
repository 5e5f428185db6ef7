import type { Plan } from '../plan/plan-script.ts';
import { cleanLabel } from '../reading/clean-text.ts';
import type { Reading } from '../reading/reading.ts';
import { shortTitle } from '../reading/titles.ts';
import type { VideoDraft, VideoDraftRequest } from '../video-draft.ts';
import { FRAME_WORDINGS } from '../wording/frame/index.ts';
import { WORDINGS } from '../wording/index.ts';
import { pickPhrase } from '../wording/pick-phrase.ts';
import { assembleScript } from './assemble.ts';
import { recall } from './closing.ts';
import { framePlan } from './frame-plan.ts';
import { LONGEST_POINT } from './key-points.ts';
import { agendaOf, writeOpening } from './opening.ts';
import { template } from './utterance.ts';

/** Puts opening, scenes and close of a video together, as text and as provenance. */
export function frameVideo(
  request: VideoDraftRequest,
  plan: Plan,
  reading: Reading,
): Pick<VideoDraft, 'content' | 'provenance'> {
  const { language, tone, objective, projectName } = request;
  const wording = WORDINGS[language];
  const frame = FRAME_WORDINGS[language];
  const topic = topicOf(request, reading) || wording.closingTitles.experto;
  const { introduction, scenes, titles } = framePlan(plan, reading, language, topic);
  const units = plan.scenes.flatMap((scene) => scene.units);
  const recalled = recall(plan.scenes, frame.remember[tone], reading.wording);
  const ending = template(pickPhrase(wording.endings[tone], `${projectName} closing`));
  return assembleScript(
    [
      {
        title: shortTitle(topic, wording) || topic.slice(0, LONGEST_POINT),
        picture: wording.pictures.opening,
        voice: wording.voice.byTone[tone],
        points: agendaOf(titles),
        paragraphs: [
          {
            utterances: writeOpening(request, topic, units, wording, frame),
            isFollowedByPause: true,
          },
          { utterances: introduction },
        ],
      },
      ...scenes,
      {
        title: wording.closingTitles[tone],
        picture: wording.pictures.closing,
        points: [],
        paragraphs: [
          { utterances: recalled.length > 0 ? recalled : [ending], isFollowedByPause: true },
          { utterances: [template(wording.farewells[tone][objective])] },
        ],
      },
    ],
    language,
  );
}

/** What the author called the project; else, or where that is but its file's name, what the only document is called. */
function topicOf({ projectName }: VideoDraftRequest, { roots }: Reading): string {
  const named = cleanLabel(projectName)
    .replace(/([.!?…])\s+/gu, (_, mark: string) => (mark === '.' ? ': ' : `${mark} – `))
    .replace(/[\s.:;,–—-]+$/u, '');
  const [only] = roots;
  const title = roots.length === 1 ? (only?.title ?? '') : '';
  const isFileName = only?.file.replace(/\.\p{L}+$/u, '') === projectName.trim();
  return (isFileName ? title : '') || named || title;
}
