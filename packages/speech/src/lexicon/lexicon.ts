/** One thing and several of it, as they are said: `kilómetro`, `kilómetros`. */
export type OneAndMany = readonly [one: string, many: string];

/** The facts about a language that the rules for saying text need. */
export type Lexicon = {
  numbers: {
    /** The decimal separator. The other of `.` and `,` groups thousands. */
    decimal: ',' | '.';
    /** The word for each written decimal sign. */
    decimalWords: Record<',' | '.', string>;
    /** 3.25 is said "two five" and not "twenty-five". */
    decimalsByDigit: boolean;
    /** True if `3.5` is also a decimal although the language uses a comma. */
    acceptsOtherDecimal: boolean;
    minus: string;
    percent: string;
    perThousand: string;
    /** Between the ends of a range: 10–20. */
    range: string;
    /** Between two sizes: 1920x1080. */
    by: string;
    /** After a factor: 3x. */
    times: string;
    /** Between the parts of a proportion: 16:9. */
    ratio: string;
    fractions: Record<string, string>;
    /** Other fractions: 7/8. */
    over: string;
    /** Words after a number that multiply it. */
    scales: readonly string[];
    /** The word between a scale and its noun: millones *de* euros. */
    afterScale: string;
    /** Letters right after a number that multiply it: $1.5m, 3bn. */
    shortScales?: Record<string, OneAndMany>;
    /** The wording of a bare number from 1100 to 2099, if years are said differently. */
    year?: (year: number) => string | null;
    /** A number that agrees with the noun after it, where eSpeak's masculine would be wrong. */
    beforeNoun?: (value: number, noun: string) => string | null;
  };
  /** Currency signs and codes. */
  money: Record<string, OneAndMany>;
  /** Currency signs that mean something else in a locale. */
  localMoney?: Record<string, Record<string, OneAndMany>>;
  /** Between units and hundredths of money: un euro *con* cincuenta. */
  moneyJoin: string;
  /** Units of measure, said after a number only. */
  units: Record<string, OneAndMany>;
  /** Months, January first. */
  months: readonly string[];
  /** Order of the numbers in a date written with slashes. */
  dateOrder: (locale: string) => 'day first' | 'month first';
  sayDate: (day: number, month: string, year: number | null, locale: string) => string;
  /** `half` is set where a. m. or p. m. is written. */
  sayTime: (hour: number, minute: number, half: 'am' | 'pm' | null) => string;
  /** An ordinal with its mark, such as 3.ª; null leaves it to eSpeak. */
  ordinals: { pattern: RegExp; say: (value: number, mark: string) => string | null };
  /** Roman numerals: the nouns after which they count, and what they say after a name (Luis XIV). */
  romans: {
    after: RegExp;
    sayReign: (value: number, name: string) => string | null;
    /** Nouns before which they are ordinals: the IV century. */
    before?: { noun: RegExp; say: (value: number) => string };
  };
  /** Names of the letters A to Z, separated by spaces. */
  letters: string;
  /** The ending of a spelled acronym's plural: PDFs. */
  letterPlural: string;
  /** Acronyms with a saying of their own. */
  acronyms: Record<string, string>;
  /** Acronyms said as a word although their letters do not show it. */
  wordAcronyms: readonly string[];
  /** As written, in lower case. A `#` at the end means: only before a number. */
  abbreviations: Record<string, string>;
  /** Foreign words and names in lower case, respelled so that eSpeak says them right. */
  foreign: Record<string, string>;
  symbols: Record<string, string>;
  address: { at: string; dot: string; slash: string; hyphen: string; underscore: string };
};
