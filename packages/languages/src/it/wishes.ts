import type { WishCues } from '../types/wish-cues.ts';

export const wishes: WishCues = {
  stress:
    /(?:concentra(?:ti|tevi) su(?:l|lla|llo|i|gli|lle)?|insisti su(?:l|lla|llo|i|gli|lle)?|(?:l['’]accento|enfasi|attenzione|importanza) (?:su(?:l|lla|llo|i|gli|lle)?|a(?:l|lla|llo|i|gli|lle)?)|sottolinea|evidenzia|approfondisci|parla (?:di più |soprattutto )?(?:di|del|della|dei|delle))\s+/iu,
  avoid: /(?:evita(?:re)?|non (?:parlare|menzionare|parlate)(?: di)?)\s+/iu,
  shortTurns: /(?:risposte|battute|frasi|turni) (?:più )?(?:brev|cort)/iu,
  moreQuestions: /(?:più|molte|tante) domande/iu,
  host: /(?<!\p{L})(?:conduttor[ei]|conduttrice|presentator[ei]|presentatrice|persona 1)(?!\p{L})/iu,
  guest: /(?<!\p{L})(?:ospite|persona 2)(?!\p{L})/iu,
  isNamed: /^(?:si chiama|come|è)\s/iu,
  kinds: {
    deadline: /(?<!\p{L})(?:scadenze|termini|date|tempi|orari)(?!\p{L})/iu,
    amount: /(?<!\p{L})(?:importi|prezzi|costi|tariffe|cifre|denaro)(?!\p{L})/iu,
    limit: /(?<!\p{L})(?:limiti|massimali|massimi|minimi)(?!\p{L})/iu,
    prohibition: /(?<!\p{L})diviet[oi](?!\p{L})/iu,
    obligation: /(?<!\p{L})(?:obblighi|doveri|requisiti)(?!\p{L})/iu,
    step: /(?<!\p{L})(?:passi|procedur[ae])(?!\p{L})|passo per passo/iu,
    exception: /(?<!\p{L})eccezioni(?!\p{L})/iu,
    warning: /(?<!\p{L})(?:pericol[oi]|rischi|avvertenze)(?!\p{L})/iu,
    phone: /(?<!\p{L})(?:telefon[oi]|contatti)(?!\p{L})/iu,
  },
  roles: {
    learner: {
      called: /student|alliev|principiante|curios/iu,
      topics: /per esempio|ad esempio|significa|si chiama/iu,
    },
    sceptic: {
      called: /scettic|critic[oa]|avvocat/iu,
      topics: /(?<!\p{L})(?:perché|ma|benché|tuttavia|rischi|error[ei]|pericol)(?!\p{L})/iu,
    },
    researcher: {
      called: /giornalista|ricercat|scienziat|analista|economista/iu,
      topics: /\p{N}|%|(?<!\p{L})(?:studi[oe]|dat[oi]|sondaggi)/iu,
    },
    adviser: {
      called: /insegnante|professor|allenat|consulente|medic[oa]|cuoc[oa]/iu,
      topics: /(?<!\p{L})(?:dovrebbe|devono|deve|bisogna|conviene|prima)(?!\p{L})/iu,
    },
  },
};
