import type { Saying } from '../../types/saying.ts';

/** Addresses, keys, versions and telephone numbers. */
export const codes = {
  address: {
    at: 'arroba',
    dot: 'ponto',
    slash: 'barra',
    hyphen: 'hífen',
    underscore: 'sublinhado',
    spelled: [],
  },
  plus: 'mais',
  version: 'versão',
  keys: {
    Ctrl: 'control',
    Control: 'control',
    Alt: 'alt',
    Shift: 'xift',
    Del: 'delete',
    Esc: 'ésc',
    Cmd: 'comândi',
    Win: 'uín',
    Windows: 'uíndous',
    Fn: 'efe ene',
  },
  codes: {
    cue: /(?<!\p{L})(?:pedido|código|cód\.|referência|ref\.|matrícula|placa|série|lote|protocolo|processo)[\s\u00A0:]*(?:n\.?[ºo°][\s\u00A0]*)?$/iu,
    byDigits: /(?<!\p{L})(?:ramal|ext\.?|extensão|CEP|PIN|PIS|RG)[\s\u00A0:]*$/iu,
  },
  sayDigit: (digit, locale) => (digit === '6' && locale === 'pt_BR' ? 'meia' : digit),
  phone: {
    cue: /(?<!\p{L})(?:tel|cel|telem|ligue|ligar|disque|whats|fax|contat|fone)\p{L}*[^\p{L}\d]*(?:\p{Ll}{1,3}[\s\u00A0])?$/iu,
    emergency: ['190', '191', '192', '193', '194', '197', '198', '199', '188', '180', '181', '112'],
    pairs: false,
  },
} satisfies Partial<Saying>;
