import type { WishCues } from '../types/wish-cues.ts';

export const wishes: WishCues = {
  stress:
    /(?:beton(?:e|en sie)|hebe?n? sie|hervorheben:?|schwerpunkt auf|fokus auf|konzentrier(?:e dich|en sie sich|t euch) auf|geh(?:e|en sie)? (?:besonders |vor allem |näher )?auf|sprich (?:mehr |vor allem )?über)\s+/iu,
  avoid: /(?:vermeide(?:n sie)?|erwähne(?:n sie)? nicht|sprich nicht über)\s+/iu,
  shortTurns: /(?:kürzere|kurze) (?:antworten|beiträge|sätze)/iu,
  moreQuestions: /(?:mehr|viele) fragen|fragt? mehr/iu,
  host: /(?<!\p{L})(?:gastgeber(?:in)?|moderator(?:in)?|person 1)(?!\p{L})/iu,
  guest: /(?<!\p{L})(?:gast|person 2)(?!\p{L})/iu,
  isNamed: /^(?:heißt|ist|als)\s/iu,
  kinds: {
    deadline: /(?<!\p{L})(?:fristen|frist|termine?|zeiten|daten)(?!\p{L})/iu,
    amount: /(?<!\p{L})(?:beträge|preise?|kosten|gebühren|zahlen|geld)(?!\p{L})/iu,
    limit: /(?<!\p{L})(?:grenzen|grenzwerte|höchst\p{L}+|mindest\p{L}+)(?!\p{L})/iu,
    prohibition: /(?<!\p{L})verbot(?:e|en|enes?)?(?!\p{L})/iu,
    obligation: /(?<!\p{L})(?:pflichten|anforderungen)(?!\p{L})/iu,
    step: /(?<!\p{L})(?:schritte|ablauf|abläufe|vorgehen)(?!\p{L})/iu,
    exception: /(?<!\p{L})ausnahmen(?!\p{L})/iu,
    warning: /(?<!\p{L})(?:gefahren?|risiken|warnungen)(?!\p{L})/iu,
    phone: /(?<!\p{L})(?:telefonnummern?|kontakte?|ansprechpartner)(?!\p{L})/iu,
  },
  roles: {
    learner: {
      called: /schüler|student|studierende|anfänger|neugierig/iu,
      topics: /zum beispiel|bedeutet|heißt/iu,
    },
    sceptic: {
      called: /skeptik|kritik|anwalt|anwältin/iu,
      topics: /(?<!\p{L})(?:weil|aber|obwohl|jedoch|risik|fehler|gefahr)/iu,
    },
    researcher: {
      called: /journalist|forscher|wissenschaftl|analyst|ökonom/iu,
      topics: /\p{N}|%|(?<!\p{L})(?:studie|umfrage|daten|deshalb)/iu,
    },
    adviser: {
      called: /lehrer|lehrkraft|berater|ärzt|arzt|koch|köchin|trainer/iu,
      topics: /(?<!\p{L})(?:sollte|muss|müssen|vermeid|zuerst|empf)/iu,
    },
  },
};
