import type { Saying } from '../../types/saying.ts';

/** Addresses, keys, versions and telephone numbers. */
export const codes = {
  address: {
    at: 'arroba',
    dot: 'punto',
    slash: 'barra',
    hyphen: 'guion',
    underscore: 'guion bajo',
    spelled: [],
  },
  plus: 'más',
  version: 'versión',
  keys: {
    Ctrl: 'control',
    Control: 'control',
    Alt: 'alt',
    'Alt Gr': 'alt gr',
    Shift: 'chift',
    Mayús: 'mayúsculas',
    Supr: 'suprimir',
    Esc: 'escape',
    Cmd: 'comando',
    Win: 'uin',
    Windows: 'uíndous',
    Del: 'delit',
    Intro: 'intro',
    Enter: 'énter',
    Fn: 'efe ene',
  },
  codes: {
    cue: /(?<!\p{L})(?:pedido|código|cód\.|clave|referencia|ref\.|matrícula|placas?|patente|folio|serie|lote|expediente)[\s\u00A0:]*(?:n\.?[ºo°][\s\u00A0]*)?$/iu,
    byDigits:
      /(?<!\p{L})(?:ext\.?|extensión|interno|anexo|C\.?[\s\u00A0]?P\.?|código[\s\u00A0]postal|PIN|NIP|NSS)[\s\u00A0:]*$/iu,
  },
  phone: {
    cue: /(?<!\p{L})(?:tel[eé]?f?|cel|m[oó]vil|llam|marc|whats|fax|contact|ll[aá]me)\p{L}*[^\p{L}\d]*(?:\p{Ll}{1,3}[\s\u00A0])?$/iu,
    emergency: ['911', '112', '061', '091', '080', '085', '062', '016', '066', '107', '123', '119'],
    pairs: false,
  },
} satisfies Partial<Saying>;
