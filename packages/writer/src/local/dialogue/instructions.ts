import { cleanLabel } from '../clean-text.ts';

/** What the local writer understands of a person's instructions; it leaves the rest alone. */
export type Wishes = {
  /** Words of what to stress and what to leave out. */
  stress: string[];
  avoid: string[];
  hostName: string;
  guestName: string;
  wantsShortTurns: boolean;
  wantsQuestions: boolean;
};

const STRESS =
  /(?:focus (?:more )?on|emphasi[sz]e|stress|highlight|(?<!not |n't |n’t )talk (?:more |mostly )?about|centr(?:a|ate|arse|e|ar)(?:te|se)? en|céntrate en|enf[oó]ca(?:te|rse)? en|enfatiza|destaca|insiste en|(?<!no )habl(?:a|en) (?:más |sobre todo )?(?:de|sobre)|fo(?:que|car) em|concentre-se em|destaque|enfatize|(?<!não )fale (?:mais )?(?:de|sobre)|insiste sur|concentre-toi sur|concentrez-vous sur|mets l['’]accent sur|mettez l['’]accent sur|parle(?:z)? (?:surtout |davantage |plus )?(?:de|du|des)|beton(?:e|en sie)|konzentrier(?:e dich|en sie sich) auf|sprich (?:mehr |vor allem )?über|concentra(?:ti|tevi) su|insisti su|parla (?:di più |soprattutto )?(?:di|del|della))\s+/iu;
const AVOID =
  /(?:avoid|(?:do not|don['’]t|never) (?:mention|talk about|speak about)|skip|leave out|without mentioning|evita(?:r)?|no (?:menciones|mencionar|hables? de|hablar de)|sin mencionar|evite|não (?:mencione|mencionar|fale de|fale sobre|falar de)|sem mencionar|évite(?:z)?(?: de parler de)?|ne (?:parle|parlez|mentionne|mentionnez) pas(?: de)?|vermeide(?:n sie)?|erwähne(?:n sie)? nicht|sprich nicht über|non (?:parlare|menzionare|parlate)(?: di)?)\s+/iu;
const SHORT_TURNS =
  /(?:short(?:er)?|brief(?:er)?) (?:turns|answers|replies|sentences|lines)|(?:turnos?|respuestas?|intervenciones|frases) (?:más )?(?:cort|brev)|(?:turnos?|respostas?|falas|frases) (?:mais )?(?:curt|brev)|(?:réponses|répliques|phrases|tours) (?:plus )?(?:court|brèv)|(?:kürzere|kurze) (?:antworten|beiträge|sätze)|(?:risposte|battute|frasi|turni) (?:più )?(?:brev|cort)/iu;
const QUESTIONS =
  /more questions|más preguntas|mais perguntas|plus de questions|davantage de questions|mehr fragen|più domande/iu;

const HOST =
  /(?<!\p{L})(?:host|presenter|moderator(?:in)?|anfitri(?:ón|ona|ão|ã)|presentador[ae]?|conductor[ae]?|conduttor[ei]|conduttrice|apresentador[ae]?|animat(?:eur|rice)|présentat(?:eur|rice)|gastgeber(?:in)?|persona 1|person 1|pessoa 1|personne 1)(?!\p{L})/iu;
const GUEST =
  /(?<!\p{L})(?:guest|invitad[oa]|convidad[oa]|invitée?|gast|ospite|persona 2|person 2|pessoa 2|personne 2)(?!\p{L})/iu;
/** What may stand between the role and the name, and nothing else. */
const NAMED =
  /^(?:['’]s name)?\s*(?:(?:should be |is |will be )?(?:called|named)|is|as|se llama(?:rá)?|llamad[oa]|es|como|se chama(?:rá)?|chamad[oa]|de|é|s['’]appelle|est|comme|heißt|ist|als|si chiama|come|è|[:=–-])?\s*["“«'‘]?(\p{Lu}[\p{L}'’-]{1,19}(?: \p{Lu}[\p{L}'’-]{1,19}){0,2})/u;
const MAX_TOPIC_WORDS = 12;

/** Reads a person's instructions, in any of the six languages. */
export function readInstructions(instructions: string): Wishes {
  const sentences = cleanLabel(instructions.replace(/\n/gu, '. '))
    .split(/[.;!?]+(?:\s|$)/u)
    .map((sentence) => sentence.trim());
  const topics = (pattern: RegExp) =>
    sentences.flatMap((sentence) => {
      const match = pattern.exec(sentence);
      if (!match) return [];
      const rest = sentence.slice(match.index + match[0].length);
      return [rest.split(/\s+/u).slice(0, MAX_TOPIC_WORDS).join(' ')];
    });
  const nameBehind = (role: RegExp) => {
    for (const sentence of sentences) {
      const match = role.exec(sentence);
      const name = match && NAMED.exec(sentence.slice(match.index + match[0].length))?.[1];
      if (name) return name;
    }
    return '';
  };
  const avoid = topics(AVOID);
  return {
    stress: topics(STRESS).filter((topic) => !avoid.includes(topic)),
    avoid,
    hostName: nameBehind(HOST),
    guestName: nameBehind(GUEST),
    wantsShortTurns: SHORT_TURNS.test(instructions),
    wantsQuestions: QUESTIONS.test(instructions),
  };
}
