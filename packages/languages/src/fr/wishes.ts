import type { WishCues } from '../types/wish-cues.ts';

export const wishes: WishCues = {
  stress:
    /(?:insiste(?:z|r)? sur|concentre-toi sur|concentrez-vous sur|(?:l['’]accent|importance|attention) (?:sur|à|aux|au)|souligne(?:z|r)?|met(?:s|tez|tre) en avant|parle(?:z)? (?:surtout |davantage |plus )?(?:de|du|des))\s+/iu,
  avoid:
    /(?:évite(?:z)?(?: de parler de)?|ne (?:parle|parlez|mentionne|mentionnez) pas(?: de)?)\s+/iu,
  shortTurns: /(?:réponses|répliques|phrases|tours) (?:plus )?(?:court|brèv)/iu,
  moreQuestions: /(?:plus|davantage|beaucoup) de questions/iu,
  host: /(?<!\p{L})(?:animat(?:eur|rice)|présentat(?:eur|rice)|personne 1)(?!\p{L})/iu,
  guest: /(?<!\p{L})(?:invitée?|personne 2)(?!\p{L})/iu,
  isNamed: /^(?:s['’]appelle|est|comme)\s/iu,
  kinds: {
    deadline: /(?<!\p{L})(?:délais?|dates?|échéances?|horaires?)(?!\p{L})/iu,
    amount: /(?<!\p{L})(?:montants?|prix|coûts?|tarifs?|chiffres|argent)(?!\p{L})/iu,
    limit: /(?<!\p{L})(?:limites?|plafonds?|maximums?|minimums?)(?!\p{L})/iu,
    prohibition: /(?<!\p{L})interdi(?:ctions?|ts?)(?!\p{L})/iu,
    obligation: /(?<!\p{L})(?:obligations|devoirs|exigences)(?!\p{L})/iu,
    step: /(?<!\p{L})(?:étapes|procédures?)(?!\p{L})/iu,
    exception: /(?<!\p{L})exceptions(?!\p{L})/iu,
    warning: /(?<!\p{L})(?:dangers?|risques?|avertissements?)(?!\p{L})/iu,
    phone: /(?<!\p{L})(?:téléphones?|numéros|contacts?)(?!\p{L})/iu,
  },
  roles: {
    learner: {
      called: /élève|étudiant|débutant|curieu/iu,
      topics: /par exemple|signifie|s['’]appelle/iu,
    },
    sceptic: {
      called: /sceptique|critique|avocat/iu,
      topics: /(?<!\p{L})(?:parce que|mais|bien que|risque|erreur|danger)/iu,
    },
    researcher: {
      called: /journaliste|chercheu|scientifique|analyste|économiste/iu,
      topics: /\p{N}|%|(?<!\p{L})(?:étude|donnée|enquête)/iu,
    },
    adviser: {
      called: /enseignant|formateur|conseill|médecin|professeur|entraîneur/iu,
      topics: /(?<!\p{L})(?:doit|doivent|il faut|évit|d['’]abord|recommand)/iu,
    },
  },
};
