import type { Gender } from '@tarima/contract';

/**
 * Lines of an eSpeak NG voice definition that set one voice apart. They set the pitch range (Hz)
 * and the resonances (`formant N frequency% height% width%`). They also set the balance of the
 * spectrum (`tone`). The values come from measurements of eSpeak NG's own variants (GPL-3). The
 * least harsh ones were taken. Flutter and echo are left out, because they make output depend on
 * earlier speech.
 */
export type Timbre = {
  gender: Gender;
  /** The lowest and highest pitch in hertz. */
  pitch: [low: number, high: number];
  lines: string[];
};

const WOMAN = [
  'formant 0 105 80 150',
  'formant 1 110 80 160',
  'formant 2 110 70 150',
  'formant 3 110 70 150',
  'formant 4 115 80 150',
  'formant 5 115 80 150',
  'formant 6 110 70 150',
  'formant 7 110 70 150',
  'formant 8 110 70 150',
];

export const TIMBRES = {
  clear: {
    gender: 'female',
    pitch: [148, 226],
    lines: [...WOMAN, 'consonants 110 110'],
  },
  mellow: {
    gender: 'female',
    pitch: [135, 198],
    lines: [
      'formant 0 108 90 150',
      'formant 1 112 95 160',
      'formant 2 118 75 150 -120',
      'formant 3 116 65 150',
      'formant 4 118 55 150',
      'formant 5 118 50 150',
      'formant 6 110 50 150',
      'formant 7 110 40 150',
      'formant 8 110 40 150',
      'consonants 90 95',
      'tone 600 230 1400 120 3200 70',
    ],
  },
  bright: {
    gender: 'female',
    pitch: [164, 288],
    lines: [
      'formant 0 105 125 120',
      'formant 1 120 140 120',
      'formant 2 120 150 140',
      'formant 3 130 150 130',
      'formant 4 120 120 110',
      'formant 5 120 120 110',
      'formant 6 120 140 130',
      'formant 7 120 140 130',
      'formant 8 120 140 130',
      'voicing 40',
      'consonants 110 120',
    ],
  },
  gentle: {
    gender: 'female',
    pitch: [182, 268],
    lines: [
      'formant 0 100 110 140',
      'formant 1 106 110 130',
      'formant 2 104 80 150',
      'formant 3 110 60 150',
      'formant 4 112 50 140',
      'formant 5 105 50 130',
      'formant 6 105 50 150',
      'formant 7 105 40 150',
      'formant 8 105 40 150',
      'voicing 90',
      'consonants 70 80',
      'tone 500 255 1300 110 3000 50',
    ],
  },
  firm: {
    gender: 'male',
    pitch: [76, 122],
    lines: [
      'formant 0 105 111 95',
      'formant 1 88 111 70',
      'formant 2 95 90 65',
      'formant 3 75 55 70',
      'formant 4 80 60 70',
      'formant 5 85 60 75',
      'formant 6 92 60 80',
      'formant 7 99 30 100',
      'formant 8 105 30 100',
      'voicing 130',
      'consonants 100 105',
    ],
  },
  deep: {
    gender: 'male',
    pitch: [66, 104],
    lines: [
      'formant 0 95 130 120',
      'formant 1 90 130 110',
      'formant 2 92 95 110',
      'formant 3 90 70 110',
      'formant 4 88 50 100',
      'formant 5 88 50 90',
      'formant 6 90 40 90',
      'formant 7 95 20 100',
      'formant 8 95 20 100',
      'voicing 80',
      'consonants 80 80',
      'tone 400 220 1100 120 3000 60',
    ],
  },
  lively: {
    gender: 'male',
    pitch: [100, 167],
    lines: [
      'formant 0 108 110 140',
      'formant 1 102 105 90',
      'formant 2 104 110 100',
      'formant 3 104 90 90',
      'formant 4 110 60 90',
      'formant 5 100 80 110',
      'formant 6 110 70 90',
      'formant 7 105 60 90',
      'formant 8 105 60 90',
      'voicing 110',
      'consonants 90 100',
    ],
  },
  soft: {
    gender: 'male',
    pitch: [100, 156],
    lines: [
      'formant 0 105 190 140',
      'formant 1 97 150 120',
      'formant 2 101 120 140',
      'formant 3 98 95 140',
      'formant 4 60 45 70 -100',
      'formant 5 92 70 90',
      'formant 6 104 55 75',
      'formant 7 100 20 100',
      'formant 8 100 20 100',
      'voicing 40',
      'consonants 60 55',
      'tone 350 200 900 140 2500 90',
    ],
  },
} as const satisfies Record<string, Timbre>;

export type TimbreName = keyof typeof TIMBRES;
