import type { SaidEntry } from './said-entry.ts';

/** Phrases of company texts, and the way in which a native reader says them. */
export const SAID_IN_FRENCH: readonly SaidEntry[] = [
  ['21 jours', 'vingt et un jours'],
  ['1 heure', 'une heure'],
  ['pèse 3,5 kg', 'pèse trois virgule cinq kilos'],
  ['10-20 minutes', 'dix à vingt minutes'],
  ['20 % de remise', 'vingt pour cent de remise'],
  ['1 250,50 €', 'mille deux cent cinquante euros cinquante'],
  ['-18 °C', 'moins dix-huit degrés'],
  ['le 01/05/2024', 'le premier mai deux mille vingt-quatre'],
  ['à 14h30', 'à quatorze heures trente'],
  ['de 9h à 18h', 'de neuf heures à dix-huit heures'],
  ['le 2e étage', 'le deuxième étage'],
  ['le XXIe siècle', 'le vingt et unième siècle'],
  ['art. 5.2', 'article cinq point deux'],
  ['la p. 12', 'la page douze'],
  ['un PDF', 'un pé dé effe'],
  ['rapport.pdf', 'rapport point pé dé effe'],
  ['rh@acme.fr', 'erre ache arobase acme point effe erre'],
  ['Fichier > Enregistrer', 'Fichier, Enregistrer'],
  ['v2.1', 'version deux point un'],
  [
    'Tél. 01 42 68 53 00',
    'téléphone zéro un, quarante-deux, soixante-huit, cinquante-trois, zéro zéro',
  ],
];
