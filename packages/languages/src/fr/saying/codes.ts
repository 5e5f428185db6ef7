import type { Saying } from '../../types/saying.ts';

/** Addresses, keys, versions and telephone numbers. */
export const codes = {
  address: {
    at: 'arobase',
    dot: 'point',
    slash: 'barre',
    hyphen: 'tiret',
    underscore: 'tiret bas',
    spelled: ['eu'],
  },
  plus: 'plus',
  version: 'version',
  keys: {
    Ctrl: 'contrôle',
    Alt: 'alte',
    Maj: 'majuscule',
    Shift: 'chifte',
    Suppr: 'supprime',
    Cmd: 'commande',
    Win: 'ouine',
    Échap: 'échappe',
  },
  codes: {
    cue: /(?<!\p{L})(?:commande|code|référence|réf\.|plaque|immatriculation|série|lot|dossier)[\s\u00A0:]*(?:n[°o][\s\u00A0]*)?$/iu,
    byDigits: /(?:poste|PIN)[\s\u00A0:]*$/iu,
  },
  phone: {
    cue: /(?<!\p{L})(?:t[eé]l|portable|appel|fax|num[eé]ro|joign)\p{L}*[^\p{L}\d]*(?:\p{Ll}{1,3}[\s\u00A0])?$/iu,
    emergency: ['112', '15', '17', '18', '114', '115'],
    pairs: true,
  },
} satisfies Partial<Saying>;
