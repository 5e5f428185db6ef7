import type { Saying } from '../../types/saying.ts';

/** Addresses, keys, versions and telephone numbers. */
export const codes = {
  address: {
    at: 'ät',
    dot: 'Punkt',
    slash: 'Schrägstrich',
    hyphen: 'Minus',
    underscore: 'Unterstrich',
    spelled: ['de', 'eu', 'at'],
  },
  plus: 'plus',
  version: 'Version',
  keys: {
    Strg: 'Steuerung',
    Ctrl: 'Kontroll',
    Alt: 'Alt',
    Umschalt: 'Umschalt',
    Shift: 'Schift',
    Entf: 'Entfernen',
    Cmd: 'Kommand',
    Win: 'Windohs',
    Esc: 'Esk',
  },
  codes: {
    cue: /(?<!\p{L})(?:Bestellung|Code|Kennzeichen|Referenz|Ref\.|Serie|Charge|Ticket|\p{L}{2,20}nummer)[\s\u00A0:]*(?:Nr\.[\s\u00A0]*)?$/iu,
    byDigits: /(?:durchwahl|dw|PLZ|PIN)[\s\u00A0:]*$/iu,
  },
  phone: {
    cue: /(?<!\p{L})(?:tel|telefon|handy|fax|ruf|mobil|whats)\p{L}*[^\p{L}\d]*(?:\p{Ll}{1,3}[\s\u00A0])?$/iu,
    emergency: ['112', '110'],
    pairs: false,
  },
} satisfies Partial<Saying>;
