/** The delivery of a sentence, as factors. */
export type Delivery = { rate: number; gain: number };

export const PLAIN_DELIVERY: Delivery = { rate: 1, gain: 1 };

export type VoiceDirection = {
  /** Seconds of silence at the place of the direction. */
  pause: number;
  /** Holds for the rest of the scene; null if the direction gives none. */
  delivery: Delivery | null;
  /** For the next sentence only. */
  emphasis: boolean;
};

const LONGEST_PAUSE = 5;
const PAUSES = { short: 0.35, usual: 0.7, long: 1.3 };

/** Words of `[Voice: …]` lines in Spanish, English and Portuguese, without accents. */
const PAUSE = /\b(?:pausas?|pauses?|silencio|silence)\b/u;
const LONG = /\b(?:larg[ao]s?|long[ao]?s?)\b/u;
const SHORT = /\b(?:cort[ao]s?|breves?|short|brief|curt[ao]s?|pequen[ao]s?)\b/u;
const SECONDS = /(\d{1,2}(?:[.,]\d{1,2})?)\s*(?:s\b|seg|sec)/u;
const EMPHASIS = /\b(?:enfasis|enfatic[ao]|enfase|emphasis|emphatic|destac\w*|stress\w*)\b/u;
const DELIVERIES: readonly [RegExp, Delivery][] = [
  [
    /\b(?:mas lent[ao]|lent[ao]|lentamente|despacio|slow\w*|devagar|pausad[ao])\b/u,
    { rate: 0.87, gain: 1 },
  ],
  [
    /\b(?:rapid[ao]|rapidamente|deprisa|agil|fast\w*|quick\w*|depressa)\b/u,
    { rate: 1.14, gain: 1 },
  ],
  [
    /\b(?:calid[ao]|calidez|cercan[ao]|warm\w*|friendly|caloros[ao]|acolhedor[a]?|proxim[ao])\b/u,
    { rate: 0.95, gain: 1 },
  ],
  [
    /\b(?:entusias\w*|energ\w*|enthusias\w*|excited|animad[ao]|alegre|cheerful)\b/u,
    { rate: 1.06, gain: 1.12 },
  ],
  [
    /\b(?:suave\w*|susurr\w*|soft\w*|gentle|gently|calm\w*|tranquil\w*|seren[ao])\b/u,
    { rate: 0.94, gain: 0.85 },
  ],
  [/\b(?:normal|neutr[ao]l?|natural)\b/u, PLAIN_DELIVERY],
];

export const EMPHASIS_DELIVERY: Delivery = { rate: 0.92, gain: 1.25 };
/** Silence before an emphasised sentence. */
export const EMPHASIS_PAUSE = 0.2;

/** Reads the text of a `[Voice: …]` line. Unknown words change nothing. */
export function readVoiceDirection(text: string): VoiceDirection {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const deliveries = DELIVERIES.filter(([pattern]) => pattern.test(plain)).map(
    ([, delivery]) => delivery,
  );
  return {
    pause: PAUSE.test(plain) ? pauseSeconds(plain) : 0,
    delivery: deliveries.length === 0 ? null : deliveries.reduce(combine),
    emphasis: EMPHASIS.test(plain),
  };
}

export function combine(a: Delivery, b: Delivery): Delivery {
  return { rate: a.rate * b.rate, gain: a.gain * b.gain };
}

function pauseSeconds(plain: string): number {
  const told = SECONDS.exec(plain)?.[1];
  if (told !== undefined) return Math.min(LONGEST_PAUSE, Number(told.replace(',', '.')));
  if (LONG.test(plain)) return PAUSES.long;
  return SHORT.test(plain) ? PAUSES.short : PAUSES.usual;
}
