import type { Saying } from '../../types/saying.ts';

/** Addresses, keys, versions and telephone numbers. */
export const codes = {
  address: {
    at: 'at',
    dot: 'dot',
    slash: 'slash',
    hyphen: 'dash',
    underscore: 'underscore',
    spelled: ['uk', 'us', 'eu', 'ai', 'io', 'tv'],
  },
  plus: 'plus',
  version: 'version',
  keys: {
    Ctrl: 'control',
    Control: 'control',
    Alt: 'alt',
    Shift: 'shift',
    Del: 'delete',
    Esc: 'escape',
    Cmd: 'command',
    Command: 'command',
    Option: 'option',
    Win: 'win',
    Windows: 'windows',
    Fn: 'function',
    Tab: 'tab',
  },
  codes: {
    cue: /(?<!\p{L})(?:order|code|reference|ref\.|plate|serial|part|batch|lot|ticket|case|SKU)[\s\u00A0:]*(?:(?:no\.|number|#)[\s\u00A0]*)?$/iu,
    post: /(?<=, [A-Z]{2} )\d{5}(?:-\d{4})?(?!\d)/gu,
    byDigits:
      /(?<!\p{L})(?:ext\.?|extension|ZIP(?:[\s\u00A0]code)?|SSN|EIN|PIN|OTP)[\s\u00A0:#]*$/iu,
  },
  phone: {
    cue: /(?<!\p{L})(?:tel|phone|call|dial|fax|mobile|cell|text|contact|whats)\p{L}*[^\p{L}\d]*(?:\p{Ll}{1,3}[\s\u00A0])?$/iu,
    emergency: ['911', '112', '999', '101', '111', '988', '000'],
    pairs: false,
  },
} satisfies Partial<Saying>;
