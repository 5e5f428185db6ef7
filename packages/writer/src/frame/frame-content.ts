import type { ContentScriptDraft } from '../course-draft.ts';
import type { CourseAim } from '../plan/course/course-aim.ts';
import type { CourseMaterial } from '../plan/course/course-material.ts';
import type { ContentPlace } from '../plan/course/course-places.ts';
import type { Plan } from '../plan/plan-script.ts';
import { shortTitle } from '../reading/titles.ts';
import { assembleScript } from './assemble.ts';
import { recall } from './closing.ts';
import { framePlan } from './frame-plan.ts';
import { closingWays, openingWays } from './frame-ways.ts';
import { closeContent, openContent, TONES } from './open-and-close-content.ts';
import { LONGEST_POINT } from './point-texts.ts';
import { sceneTools } from './scene-tools.ts';

/** Joins opening, scenes and close of one content, as text and as provenance. */
export function frameContent(
  plan: Plan,
  place: ContentPlace,
  aim: CourseAim,
  { reading, language, cues, phrases, courseWording, isForeign }: CourseMaterial,
): ContentScriptDraft {
  const tone = TONES[aim.audience];
  const units = plan.scenes.flatMap((scene) => scene.units);
  const { introduction, scenes } = framePlan(plan, reading, language, place.content, {
    isNamedFirst: false,
    isForeign,
  });
  const recalled = recall(plan.scenes, courseWording.remember, reading);
  const { farewell, title } = closeContent(place, aim, recalled.length > 0, language);
  return assembleScript(
    [
      {
        title: shortTitle(place.content, cues) || place.content.slice(0, LONGEST_POINT),
        ways: openingWays([]),
        voice: phrases.voice.byTone[tone],
        paragraphs: [
          { utterances: openContent(place, units, language), isFollowedByPause: true },
          { utterances: introduction },
        ],
      },
      ...scenes,
      {
        title,
        ways: closingWays(recalled, sceneTools(reading, language)),
        paragraphs: [{ utterances: recalled, isFollowedByPause: true }, { utterances: [farewell] }],
      },
    ],
    language,
  );
}
