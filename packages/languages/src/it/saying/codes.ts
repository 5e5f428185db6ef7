import type { Saying } from '../../types/saying.ts';

/** Addresses, keys, versions and telephone numbers. */
export const codes = {
  address: {
    at: 'chiocciola',
    dot: 'punto',
    slash: 'barra',
    hyphen: 'trattino',
    underscore: 'trattino basso',
    spelled: [],
  },
  plus: 'più',
  version: 'versione',
  keys: {
    Ctrl: 'control',
    Alt: 'alt',
    Maiusc: 'maiuscolo',
    Shift: 'scift',
    Canc: 'canc',
    Cmd: 'comand',
    Win: 'uin',
    Esc: 'esc',
  },
  codes: {
    cue: /(?<!\p{L})(?:ordine|codice|riferimento|rif\.|targa|serie|lotto|pratica)[\s\u00A0:]*(?:n\.[\s\u00A0]*)?$/iu,
    byDigits: /(?:interno|int\.|CAP|PIN)[\s\u00A0:]*$/iu,
  },
  phone: {
    cue: /(?<!\p{L})(?:tel|cell|chiam|fax|num|whats)\p{L}*[^\p{L}\d]*(?:\p{Ll}{1,3}[\s\u00A0])?$/iu,
    emergency: ['112', '113', '115', '118'],
    pairs: false,
  },
} satisfies Partial<Saying>;
