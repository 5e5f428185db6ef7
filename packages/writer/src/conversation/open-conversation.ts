import type { Citation, Speaker } from '@tarima/contract';
import type { DialogueWording } from '@tarima/languages';
import { fillPhrase } from '../pick-phrase.ts';
import type { ComposeTools, Frame, Rendering } from './composition.ts';
import type { PhraseBook } from './phrase-book.ts';

const LONGEST_HOST_TAGLINE = 14;

type Opening = {
  frame: Frame;
  rendering: Rendering;
  tools: ComposeTools;
  book: PhraseBook;
  say: (speaker: Speaker, text: string | null, citations?: Citation[]) => void;
};

/** The first turns: they name the podcast, both speakers and the topic. */
export function openConversation({ frame, rendering, tools, book, say }: Opening): void {
  const { phrases, dialogue, countWords } = tools;
  const hostIs = selfOf(frame.hostName, frame.hostRole, dialogue);
  const guestIs = selfOf(frame.guestName, frame.guestRole, dialogue);
  const hostSaysTagline = rendering.introduces && countWords(frame.tagline) <= LONGEST_HOST_TAGLINE;
  say('host', book.pick(phrases.greetings, { name: frame.podcastName }));
  if (hostSaysTagline) say('host', frame.tagline);
  say('host', hostIs);
  if (rendering.namesTopic) say('host', book.pick(phrases.topics, { topic: frame.topic }));
  if (rendering.introduces && frame.focus) {
    say('host', fillPhrase(dialogue.focusIs, { focus: frame.focus }));
  }
  say('guest', book.pick(phrases.hellos));
  say('guest', guestIs);
  if (frame.tagline && !hostSaysTagline) say('guest', frame.tagline);
}

/** "I'm Ana, a journalist.", as far as name and role are known. */
function selfOf(name: string, bareRole: string, dialogue: DialogueWording): string {
  const role = bareRole && dialogue.asRole(bareRole);
  if (name) return fillPhrase(dialogue.nameIs, { name: [name, role].filter(Boolean).join(', ') });
  return role && fillPhrase(dialogue.roleIs, { role });
}
