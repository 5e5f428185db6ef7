import type { Language } from '@tarima/contract';
import { WRITING_LANGUAGES } from '@tarima/languages';
import { pickPhrase } from '../pick-phrase.ts';
import type { Plan } from '../plan/plan-script.ts';
import { cleanLabel } from '../reading/clean-text.ts';
import { ownWordsIn } from '../reading/own-words.ts';
import type { Reading } from '../reading/reading.ts';
import { SENTENCE_STOP, shortTitle } from '../reading/titles.ts';
import type { VideoDraft, VideoDraftRequest } from '../video-draft.ts';
import { assembleScript } from './assemble.ts';
import { recall } from './closing.ts';
import { framePlan } from './frame-plan.ts';
import { closingWays, openingWays } from './frame-ways.ts';
import { agendaOf, writeOpening } from './opening.ts';
import { LONGEST_POINT } from './point-texts.ts';
import { sceneTools } from './scene-tools.ts';
import { template } from './utterance.ts';

/** Joins opening, scenes and close of a video, as text and as provenance. */
export function frameVideo(
  request: VideoDraftRequest,
  language: Language,
  plan: Plan,
  reading: Reading,
): Pick<VideoDraft, 'content' | 'provenance'> {
  const { tone, objective, projectName } = request;
  const knowledge = WRITING_LANGUAGES[language];
  const { cues, phrases, frame } = knowledge;
  const topic =
    reading.wordCase.asTitle(topicOf(request, reading)) || phrases.closingTitles.experto;
  const { introduction, scenes, titles } = framePlan(plan, reading, language, topic);
  const units = plan.scenes.flatMap((scene) => scene.units);
  const recalled = recall(plan.scenes, frame.remember[tone], reading);
  const ending = template(pickPhrase(phrases.endings[tone], `${projectName} closing`));
  return assembleScript(
    [
      {
        title: shortTitle(topic, cues) || topic.slice(0, LONGEST_POINT),
        ways: openingWays(agendaOf(titles)),
        voice: phrases.voice.byTone[tone],
        paragraphs: [
          {
            utterances: writeOpening(request, topic, units, knowledge),
            isFollowedByPause: true,
          },
          { utterances: introduction },
        ],
      },
      ...scenes,
      {
        title: phrases.closingTitles[tone],
        ways: closingWays(recalled, sceneTools(reading, language)),
        paragraphs: [
          {
            utterances: recalled.length > 0 ? recalled : [ending],
            isFollowedByPause: true,
          },
          { utterances: [template(phrases.farewells[tone][objective])] },
        ],
      },
    ],
    language,
  );
}

/**
 * The topic: the project's name where it is in the script's language, or the single document's
 * title. The title also wins where the project has only the file's name.
 */
function topicOf(
  { projectName, language: typedIn }: VideoDraftRequest,
  { roots, cues }: Reading,
): string {
  const named = cleanLabel(ownWordsIn(cues.language, projectName, typedIn))
    .replace(SENTENCE_STOP, ': ')
    .replace(/([!?…])\s+/gu, '$1 – ')
    .replace(/(?<![\s.:;,–—-])[\s.:;,–—-]+$/u, '');
  const [only] = roots;
  const title = roots.length === 1 ? (only?.title ?? '') : '';
  const isFileName = only?.file.replace(/\.\p{L}+$/u, '') === projectName.trim();
  return (isFileName ? title : '') || named || title;
}
