import type { DialogueLanguage } from '../dialogue-draft.ts';
import { WISH_CUES } from '../wording/wishes/index.ts';
import { ROLES } from '../wording/wishes/wish-cues.ts';

/** Whether a sentence speaks of what people of the given roles would talk about; of nothing for other roles. */
export function topicsOf(roles: string[], language: DialogueLanguage): (text: string) => boolean {
  const known = ROLES.filter((role) =>
    Object.values(WISH_CUES).some((cues) =>
      roles.some((text) => cues.roles[role].called.test(text)),
    ),
  );
  const topics = known.map((role) => WISH_CUES[language].roles[role].topics);
  return (text) => topics.some((topic) => topic.test(text));
}
