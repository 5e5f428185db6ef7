/**
 * Lines of an eSpeak NG voice definition for a locale: its phonemes, lengths and melody. `replace
 * 00 A B` says B wherever the dictionary says A. The mnemonics are eSpeak's: T θ, l^ ll, J^ y, x j,
 * h aspirated j, S sh.
 *
 * `tunes` names the melody of statements, commas, questions and exclamations. `q6` lifts the end of
 * a question most: in Spanish by 15 to 37 % over the statement. In English and Portuguese it first
 * dips too deep. There `q2` rises evenly by 12 to 28 %. The others lift it too little.
 */
export type AccentDefinition = {
  locale: string;
  language: SpokenLanguage;
  lines: string[];
  /** Multiplies a voice's lowest and highest pitch, because accents differ in melody too. */
  pitch: [low: number, high: number];
};

export const SPOKEN_LANGUAGES = ['es', 'en', 'pt', 'fr', 'de', 'it'] as const;
export type SpokenLanguage = (typeof SPOKEN_LANGUAGES)[number];

/** American Spanish: no θ, long stressed syllables. */
const AMERICAN_SPANISH = ['language es-419', 'phonemes es-la', 'dictrules 2', 'replace 00 T s'];

export const ACCENT_DEFINITIONS: AccentDefinition[] = [
  {
    locale: 'es_MX',
    language: 'es',
    lines: [...AMERICAN_SPANISH, 'stressLength 160 190 230 180 0 0 250 290', 'tunes s1 c1 q6 e1'],
    pitch: [1, 1.06],
  },
  {
    locale: 'es_ES',
    language: 'es',
    // Most of Spain no longer tells ll from y.
    lines: ['language es', 'dictrules 1', 'tunes s6 c6 q6 e6', 'replace 00 l^ J^'],
    pitch: [0.97, 0.94],
  },
  {
    locale: 'es_CO',
    language: 'es',
    lines: [
      ...AMERICAN_SPANISH,
      'stressLength 180 190 215 190 0 0 240 260',
      'tunes s4 c4 q6 e4',
      'replace 00 x h',
    ],
    pitch: [1.02, 0.98],
  },
  {
    locale: 'es_AR',
    language: 'es',
    lines: [
      ...AMERICAN_SPANISH,
      'stressLength 160 170 245 180 0 0 280 310',
      'tunes s6 c6 q6 e6',
      'replace 00 l^ S',
      'replace 00 J^ S',
      'replace 00 jj S',
    ],
    pitch: [0.98, 1.06],
  },
  {
    locale: 'es_419',
    language: 'es',
    lines: [...AMERICAN_SPANISH, 'stressLength 170 200 230 180 0 0 250 280', 'tunes s1 c1 q6 e1'],
    pitch: [1, 1],
  },
  {
    locale: 'en_US',
    language: 'en',
    lines: [
      'language en-us',
      'phonemes en-us',
      'dictrules 3 6',
      'stressLength 140 120 190 170 0 0 255 300',
      'stressAmp 17 16 19 19 19 19 21 19',
      'replace 03 I i',
      'replace 03 I2 i',
      'tunes s1 c1 q2 e1',
    ],
    pitch: [1, 1],
  },
  {
    locale: 'en_GB',
    language: 'en',
    lines: [
      'language en-gb',
      'phonemes en-rp',
      'replace 00 o@ O@',
      'replace 03 I i',
      'replace 03 I2 i',
      'replace 03 @ a#',
      'replace 03 3 a#',
      'tunes s1 c1 q2 e1',
    ],
    pitch: [1, 1.05],
  },
  {
    locale: 'pt_BR',
    language: 'pt',
    lines: [
      'language pt-br',
      'dictrules 2',
      'stressLength 200 115 230 230 0 0 250 270',
      'tunes s1 c1 q2 e1',
    ],
    pitch: [1, 1],
  },
  {
    locale: 'pt_PT',
    language: 'pt',
    lines: ['language pt', 'phonemes pt-pt', 'dictrules 1', 'tunes s1 c1 q2 e1'],
    pitch: [0.98, 0.95],
  },
  {
    locale: 'fr_FR',
    language: 'fr',
    lines: ['language fr', 'dictrules 1', 'tunes s3 c3 q3 e3'],
    pitch: [1, 1],
  },
  {
    locale: 'de_DE',
    language: 'de',
    lines: ['language de', 'tunes s4 c1 q4 e1'],
    pitch: [1, 1],
  },
  {
    locale: 'it_IT',
    language: 'it',
    lines: ['language it', 'tunes s4 c4 q4 e4'],
    pitch: [1, 1],
  },
];

export function accentOf(locale: string): AccentDefinition | undefined {
  const wanted = locale.replace('-', '_').toLowerCase();
  return ACCENT_DEFINITIONS.find((accent) => accent.locale.toLowerCase() === wanted);
}
