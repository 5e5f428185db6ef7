import { fillPhrase, hashOf } from '../pick-phrase.ts';
import { upperFirst } from '../reading/clean-text.ts';

/** Up to this creativity the seed changes nothing. */
const PLAIN = 0.2;

/**
 * Picks phrases, no sentence of them twice. `creativity` (0.1 to 1) says how far down the choices
 * the seed may reach: the plainest are first. `isBrief` takes the shortest instead.
 */
export function createPhraseBook(seed: number, creativity: number, isBrief: boolean) {
  const used = new Set<string>();
  let count = 0;
  const draw = () => {
    count += 1;
    return hashOf(`${creativity > PLAIN ? seed : 0} ${count}`);
  };
  return {
    /** Null when every choice has been used. */
    pick(choices: readonly string[], slots: Record<string, string> = {}): string | null {
      const reach = Math.max(1, Math.ceil(creativity * choices.length));
      const fresh = choices.filter((choice) => !sentencesOf(choice).some((one) => used.has(one)));
      const near = fresh.filter((choice) => choices.indexOf(choice) < reach);
      const shortest = Math.min(...fresh.map((choice) => choice.length));
      const brief = fresh.filter((choice) => choice.length === shortest);
      const pool = isBrief ? brief : near.length > 0 ? near : fresh.slice(0, 1);
      const chosen = pool[draw() % (pool.length || 1)];
      if (chosen === undefined) return null;
      for (const sentence of sentencesOf(chosen)) used.add(sentence);
      return upperFirst(fillPhrase(chosen, slots).replace(/([?!…])\.(?=\s|$)/gu, '$1'));
    },
    /** True in this share of the calls, by the seed. */
    happens: (share: number) => draw() % 1000 < share * 1000,
  };
}
export type PhraseBook = ReturnType<typeof createPhraseBook>;

const sentencesOf = (phrase: string) => phrase.split(/(?<=[.!?…])\s+/u);
