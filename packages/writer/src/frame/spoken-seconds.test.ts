import { describe, expect, it } from 'vitest';
import { spokenSeconds } from './spoken-seconds.ts';

const script = (text: string) => `## Title\n\n[Scene: x]\n\n- A point\n\n${text}\n`;

describe('spokenSeconds', () => {
  it('counts more time for numbers and acronyms', () => {
    const plain = spokenSeconds(script('The account has a limit for the year.'), 'en');
    const dense = spokenSeconds(script('The PRSI has a €10,884 for the year.'), 'en');
    expect(dense).toBeGreaterThan(plain + 1);
  });

  it('counts the pauses between sentences', () => {
    const one = spokenSeconds(script('The bees sleep and the farmers spray.'), 'en');
    const two = spokenSeconds(script('The bees sleep. And the farmers spray.'), 'en');
    expect(two).toBeGreaterThan(one);
  });

  it('counts no time for text that is only shown', () => {
    const bare = spokenSeconds('## Title\n\nThe bees sleep.\n', 'en');
    expect(spokenSeconds(script('The bees sleep.'), 'en')).toBe(bare);
  });

  // Measured with the local voices.
  it.each([
    [
      'en',
      11.6,
      'Patrick is single, employed as a waiter and is earning €8.65 an hour. He will gain €825 from the Budget.',
    ],
    [
      'en',
      19.7,
      'Siobhan is single and employed as a shop assistant, earning €24,960 per annum. The increase in the Health Levy threshold, along with the increase in credits, means that she will gain €899 from the Budget.',
    ],
    [
      'es',
      11.5,
      'Un sistema de ordenador pasa por diferentes fases en el proceso de arranque desde el encendido hasta que le ofrece al usuario la funcionalidad completa del sistema operativo.',
    ],
  ] as const)('is close to a measured scene in %s of %d s', (language, measured, text) => {
    const seconds = spokenSeconds(script(text), language);
    expect(Math.abs(seconds - measured)).toBeLessThan(measured * 0.12);
  });
});
