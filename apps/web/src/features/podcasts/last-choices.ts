import { type PodcastForm, podcastFormShape } from './podcast-form.schema.ts';

/** The choices that a next podcast most often shares. */
const choicesShape = podcastFormShape.pick({
  ttsModel: true,
  ttsVoiceHost: true,
  ttsVoiceGuest: true,
  wordCount: true,
  outputLanguage: true,
  conversationStyle: true,
  rolesPerson1: true,
  rolesPerson2: true,
});

export const CHOICE_NAMES = choicesShape.keyof().options;
type LastChoices = ReturnType<typeof choicesShape.parse>;

const keyOf = (userId: string, companyId: string) =>
  `tarima-podcast-choices-${userId}-${companyId}`;

/** Stores the choices of a started podcast in this browser. */
export function keepChoices(userId: string, form: PodcastForm): void {
  try {
    const key = keyOf(userId, form.companyId);
    localStorage.setItem(key, JSON.stringify(choicesShape.parse(form)));
  } catch {
    // A full or blocked storage keeps nothing.
  }
}

/** The choices of a person's last podcast for a company. Empty before the first. */
export function lastChoices(userId: string, companyId: string): Partial<LastChoices> {
  try {
    const stored = localStorage.getItem(keyOf(userId, companyId));
    return choicesShape.safeParse(JSON.parse(stored ?? 'null')).data ?? {};
  } catch {
    return {};
  }
}
