import type { MustSayKind, Speaker } from '@tarima/contract';
import { MUST_SAY_KINDS } from '@tarima/contract';
import { SOURCE_LANGUAGES } from '@tarima/languages';
import { cleanLabel } from '../reading/clean-text.ts';
import { isPromptLike } from '../reading/prompt-like.ts';

/** The parts of a person's instructions that the local writer understands. It ignores the rest. */
export type Wishes = {
  /** Words of topics to stress and to leave out. */
  stress: string[];
  avoid: string[];
  /** Kinds of content to stress, such as deadlines. */
  kinds: MustSayKind[];
  /** Sentences in which nothing else was understood. */
  rest: string[];
  hostName: string;
  guestName: string;
  wantsShortTurns: boolean;
  wantsQuestions: boolean;
};

const WISHES = Object.values(SOURCE_LANGUAGES).map(({ wishes }) => wishes);
const NAME =
  /^\s{0,9}[:=–-]?\s{0,9}["“«'‘]?(\p{Lu}[\p{L}'’-]{1,19}(?: \p{Lu}[\p{L}'’-]{1,19}){0,2})/u;
const MAX_TOPIC_WORDS = 12;

/** The names that a person's instructions give the two. Empty if they give none. */
export function namesInInstructions(instructions: string): Record<Speaker, string> {
  const { hostName, guestName } = readInstructions(instructions);
  return { host: hostName, guest: guestName };
}

/** Understands any of the six languages. */
export function readInstructions(instructions: string): Wishes {
  const sentences = cleanLabel(instructions.replace(/\n/gu, '. '))
    .split(/(?<![.;!?])[.;!?]+(?:\s|$)/u)
    .map((sentence) => sentence.trim());
  const avoid = topicsBehind(sentences, 'avoid');
  const stress = topicsBehind(sentences, 'stress').filter((topic) => !avoid.includes(topic));
  const isKnown = (sentence: string) =>
    WISHES.some((cues) =>
      [cues.stress, cues.avoid, cues.shortTurns, cues.moreQuestions, cues.host, cues.guest].some(
        (cue) => cue.test(sentence),
      ),
    );
  const has = (cue: 'shortTurns' | 'moreQuestions') =>
    WISHES.some((cues) => cues[cue].test(instructions));
  return {
    stress,
    avoid,
    kinds: MUST_SAY_KINDS.filter((kind) =>
      stress.some((topic) => WISHES.some(({ kinds }) => kinds[kind]?.test(topic))),
    ),
    rest: sentences.filter((sentence) => !isPromptLike(sentence) && !isKnown(sentence)),
    hostName: nameBehind(sentences, 'host'),
    guestName: nameBehind(sentences, 'guest'),
    wantsShortTurns: has('shortTurns'),
    wantsQuestions: has('moreQuestions'),
  };
}

/** The words behind the first cue of each sentence. */
function topicsBehind(sentences: string[], cue: 'stress' | 'avoid'): string[] {
  return sentences.flatMap((sentence) => {
    const [match] = WISHES.flatMap((cues) => cues[cue].exec(sentence) ?? []);
    if (match === undefined) return [];
    const rest = sentence.slice(sentence.indexOf(match) + match.length);
    return [rest.split(/\s+/u).slice(0, MAX_TOPIC_WORDS).join(' ')];
  });
}

function nameBehind(sentences: string[], who: 'host' | 'guest'): string {
  for (const sentence of sentences) {
    for (const cues of WISHES) {
      const match = cues[who].exec(sentence);
      if (!match) continue;
      const behind = sentence.slice(match.index + match[0].length).trimStart();
      const name = NAME.exec(behind.replace(cues.isNamed, ''))?.[1];
      if (name) return name;
    }
  }
  return '';
}
