/** One thing and several of it, as they are said: `kilómetro`, `kilómetros`. */
export type OneAndMany = readonly [one: string, many: string];

/** The facts about a language that the rules for saying text need. */
export type Saying = {
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
    /** After the base of a power: 10², 10³, and before any other exponent: 10⁶. */
    powers: { two: string; three: string; other: string };
    /** Corrects a number in words where the usual words are not right. */
    mend?: (words: string, locale: string) => string;
    fractions: Record<string, string>;
    /** A half of a thing, where it agrees with its noun: media taza. */
    half?: (noun: string) => string | null;
    /** Between a whole and its part: dos horas *y* media. */
    and: string;
    /** Signs before a number: < 5, > 5, ~5. */
    comparisons: Record<string, string>;
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
  /** Hundredths with a name of their own: cinquenta centavos. `units` is the whole before them. */
  hundredths?: (sign: string, locale: string, units: number) => OneAndMany | null;
  /** Units of measure, said after a number only. */
  units: Record<string, OneAndMany>;
  /** Units that are words, too, with the texts after them that make them words: 5 in the lab. */
  wordUnits?: Record<string, RegExp>;
  /** The stroke between a measure and what it counts for: mg/kg, €/mes. */
  per: string;
  /** Short names of the days, in lower case and without a full stop. */
  days: Record<string, string>;
  /** Months, January first. */
  months: readonly string[];
  /** Words before a day and a month with a stroke. */
  dateCue: RegExp;
  /** Order of the numbers in a date written with slashes. */
  dateOrder: (locale: string) => 'day first' | 'month first';
  sayDate: (day: number, month: string, year: number | null, locale: string) => string;
  /** `half` is set where a. m. or p. m. is written, `hasUnit` where a word for hours is. */
  sayTime: (hour: number, minute: number, half: 'am' | 'pm' | null, hasUnit: boolean) => string;
  /** An ordinal with its mark, such as 3.ª; null leaves it to eSpeak. */
  ordinals: { pattern: RegExp; say: (value: number, mark: string) => string | null };
  /** Roman numerals: the nouns after which they count, and what they say after a name (Luis XIV). */
  romans: {
    after: RegExp;
    sayReign: (value: number, name: string) => string | null;
    before?: {
      /** Nouns before which they are ordinals: the IV century. */
      noun: RegExp;
      /** Articles that make them ordinals before any name: la II Guerra. */
      article?: RegExp;
      say: (value: number, noun: string, article: string) => string;
    };
    /** Short nouns right before a numeral: s. XXI. */
    short?: Record<string, string>;
  };
  /** Names of the letters A to Z, separated by spaces. */
  letters: string;
  /** The ending of a spelled acronym's plural: PDFs. */
  letterPlural: string;
  /** Acronyms with a saying of their own. */
  acronyms: Record<string, string>;
  /** Short words that people stress by capitals. They are no acronyms. */
  capitalWords: readonly string[];
  /** Acronyms said as a word although their letters do not show it. */
  wordAcronyms: readonly string[];
  /**
   * As written, in lower case, with capitals only where these say something else. A `#` at the end
   * means: only before a number.
   */
  abbreviations: Record<string, string>;
  /** Foreign words and names in lower case, respelled so that eSpeak says them right. */
  foreign: Record<string, string>;
  /** Titles of one letter before a name: D. Ana. Elsewhere the letter is only a letter. */
  beforeName?: Record<string, (name: string) => string>;
  /** Abbreviations that say something else after a name: Main St. */
  afterName?: Record<string, string>;
  symbols: Record<string, string>;
  address: {
    at: string;
    dot: string;
    slash: string;
    hyphen: string;
    underscore: string /** Parts that are spelled although they could be read. */;
    spelled: readonly string[];
  };
  /** The sign + in sums and before telephone numbers. */
  plus: string;
  /** The v of v2.1. */
  version: string;
  /** Names on the keyboard. */
  keys: Record<string, string>;
  /** Codes are said by letters and single digits. */
  codes: {
    /** Words before the code of an order or a vehicle. */
    cue: RegExp;
    /** Post codes, where they are said by digits. */
    post?: RegExp;
    /** Words right before a number said by digits: of an extension, an area, a person. */
    byDigits: RegExp;
  };
  /** Digits of telephone numbers and codes: Brazil says *meia* for 6. */
  sayDigit?: (digit: string, locale: string) => string;
  phone: {
    /** Words before a telephone number. */
    cue: RegExp;
    /** Short numbers that are dialled. */
    emergency: readonly string[];
    /** Groups of two digits are said as numbers. */
    pairs: boolean;
  };
};
