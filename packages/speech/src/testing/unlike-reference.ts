import type { SpeechClip } from '../speech-model.ts';

/** The changes that make a sound unlike the voice it came from. */
export type Unlikeness = {
  /** Each word becomes up to this share faster or slower; its pitch changes with it. */
  unevenness: number;
  /** Up to this many seconds of silence before every fourth word. */
  pause: number;
  /** Noise, as a share of the speech's level. */
  noise: number;
  /** Imitates a cheap microphone: the share of the previous sample that is added to each one. */
  dullness: number;
};

/**
 * The clip as if recorded by another speaker in another room, with its true times. Aligners are
 * measured on it, because the true times of a vendor's clip are unknown.
 */
export function unlike(clip: SpeechClip, how: Unlikeness, seed = 1): SpeechClip {
  const random = randomFrom(seed);
  const { sampleRate } = clip;
  const pieces: Int16Array[] = [];
  const words: SpeechClip['words'] = [];
  let length = 0;
  const add = (piece: Int16Array) => {
    pieces.push(piece);
    length += piece.length;
  };
  let from = 0;
  const cut = (until: number, factor: number) => {
    add(stretched(clip.samples.subarray(from, until), factor));
    from = until;
  };
  clip.words.forEach((word, index) => {
    const next = clip.words[index + 1];
    cut(Math.round(word.start * sampleRate), 1);
    if (index > 0 && index % 4 === 0) {
      add(new Int16Array(Math.round(random() * how.pause * sampleRate)));
    }
    const start = length / sampleRate;
    const until = next ? Math.round(next.start * sampleRate) : clip.samples.length;
    cut(until, 1 + (random() * 2 - 1) * how.unevenness);
    words.push({ text: word.text, start, end: length / sampleRate });
  });
  const samples = new Int16Array(length);
  let at = 0;
  for (const piece of pieces) {
    samples.set(piece, at);
    at += piece.length;
  }
  return { ...clip, samples: spoiled(samples, how, random), words, visemes: [] };
}

function stretched(samples: Int16Array, factor: number): Int16Array {
  return Int16Array.from({ length: Math.round(samples.length * factor) }, (_, index) => {
    const place = index / factor;
    const low = Math.floor(place);
    const [a, b] = [samples[low] ?? 0, samples[low + 1] ?? samples[low] ?? 0];
    return Math.round(a + (b - a) * (place - low));
  });
}

function spoiled(samples: Int16Array, how: Unlikeness, random: () => number): Int16Array {
  const squares = samples.reduce((sum, sample) => sum + sample * sample, 0);
  const level = Math.sqrt(squares / Math.max(1, samples.length)) * how.noise;
  let before = 0;
  return samples.map((sample) => {
    before = sample * (1 - how.dullness) + before * how.dullness;
    return Math.max(-32_768, Math.min(32_767, before + (random() * 2 - 1) * level * 1.7));
  });
}

/** A fixed sequence of numbers between 0 and 1, so that results repeat. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}
