import type { Viseme } from '@tarima/contract';

/** The mouth shape of each IPA letter that the six languages use. */
const LETTERS: Record<Viseme, string> = {
  rest: '',
  pbm: 'pbmβ',
  fv: 'fvʋɱ',
  th: 'θð',
  td: 'tdnlszrɾɹɲʎɭɫɳʈɖɽ',
  kg: 'kgɡŋxɣhχʁʀɦçcɟʝɰq',
  ch: 'ʃʒɕʑ',
  ee: 'iɪjyʏ',
  eh: 'eɛəæɜøœɚɝɘ',
  ah: 'aɑɐʌɶ',
  oh: 'oɔɒɵɤ',
  oo: 'uʊwɯʉɥ',
};

const VISEME_OF_LETTER = new Map<string, Viseme>(
  Object.entries(LETTERS).flatMap(([viseme, letters]) =>
    // The keys of LETTERS are visemes.
    [...letters].map((letter): [string, Viseme] => [letter, viseme as Viseme]),
  ),
);

/** Affricates show only the mouth shape of their second sound. */
const AFFRICATES = /(?:t|d)(?=[ʃʒɕʑ])/u;

/**
 * The mouth shapes of one phoneme, in order: one for most, two for a diphthong.
 * @param ipa as eSpeak writes it, with stress and length marks; empty is a pause
 */
export function visemesOfPhoneme(ipa: string): Viseme[] {
  if (ipa === '') return ['rest'];
  const shapes: Viseme[] = [];
  for (const letter of ipa.normalize('NFD').replace(AFFRICATES, '')) {
    const shape = VISEME_OF_LETTER.get(letter);
    if (shape && shape !== shapes.at(-1)) shapes.push(shape);
  }
  return shapes.slice(0, 2);
}
