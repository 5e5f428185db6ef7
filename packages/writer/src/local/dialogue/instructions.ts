import type { Speaker } from '@tarima/contract';
import { cleanLabel } from '../../reading/clean-text.ts';
import { isPromptLike } from '../../reading/prompt-like.ts';

/** What the local writer understands of a person's instructions; it leaves the rest alone. */
export type Wishes = {
  /** Words of what to stress and what to leave out. */
  stress: string[];
  avoid: string[];
  /** Sentences in which nothing else was understood. */
  rest: string[];
  hostName: string;
  guestName: string;
  wantsShortTurns: boolean;
  wantsQuestions: boolean;
};

const STRESS =
  /(?:focus(?:ing)? (?:more |mainly |mostly |especially )?on|emphasi[sz]e|(?:special |more |particular )?(?:emphasis|attention|weight|importance|stress) (?:on|to)|underline|insist on|stress|highlight|(?<!not |n't |n’t )talk (?:more |mostly )?about|centr(?:a|ate|arse|e|ar)(?:te|se)? en|céntrate en|cént(?:rense|rese) en|enf[oó]ca(?:te|rse)? en|enf[oó]quense en|enfatiza(?:r)?|recalca(?:r)?|remarca(?:r)?|subraya(?:r)?|destaca(?:r)?|resalta(?:r)?|(?:énfasis|enfasis|hincapié|acento|importancia|peso|atención|foco) (?:en|a)|profundiza(?:r)? en|insist(?:e|ir|an) en|(?<!no )habl(?:a|en) (?:más |sobre todo )?(?:de|sobre)|fo(?:que|car|co) (?:em|n[oa]s?)|concentre-se (?:em|n[oa]s?)|destaque|destacar|enfatize|enfatizar|ressalte|(?:ênfase|enfase|destaque|atenção|importância|peso) (?:em|a|à|ao|aos|às|n[oa]s?)|aprofunde|insista (?:em|n[oa]s?)|(?<!não )fale (?:mais )?(?:de|sobre)|insiste(?:z|r)? sur|concentre-toi sur|concentrez-vous sur|(?:l['’]accent|importance|attention) (?:sur|à|aux|au)|souligne(?:z|r)?|met(?:s|tez|tre) en avant|parle(?:z)? (?:surtout |davantage |plus )?(?:de|du|des)|beton(?:e|en sie)|hebe?n? sie|hervorheben:?|schwerpunkt auf|fokus auf|konzentrier(?:e dich|en sie sich|t euch) auf|geh(?:e|en sie)? (?:besonders |vor allem |näher )?auf|sprich (?:mehr |vor allem )?über|concentra(?:ti|tevi) su(?:l|lla|llo|i|gli|lle)?|insisti su(?:l|lla|llo|i|gli|lle)?|(?:l['’]accento|enfasi|attenzione|importanza) (?:su(?:l|lla|llo|i|gli|lle)?|a(?:l|lla|llo|i|gli|lle)?)|sottolinea|evidenzia|approfondisci|parla (?:di più |soprattutto )?(?:di|del|della))\s+/iu;
const AVOID =
  /(?:avoid|(?:do not|don['’]t|never) (?:mention|talk about|speak about)|skip|leave out|without mentioning|evita(?:r)?|no (?:menciones|mencionar|hables? de|hablar de)|sin mencionar|evite|não (?:mencione|mencionar|fale de|fale sobre|falar de)|sem mencionar|évite(?:z)?(?: de parler de)?|ne (?:parle|parlez|mentionne|mentionnez) pas(?: de)?|vermeide(?:n sie)?|erwähne(?:n sie)? nicht|sprich nicht über|non (?:parlare|menzionare|parlate)(?: di)?)\s+/iu;
const SHORT_TURNS =
  /(?:short(?:er)?|brief(?:er)?) (?:turns|answers|replies|sentences|lines)|(?:turnos?|respuestas?|intervenciones|frases) (?:más )?(?:cort|brev)|(?:turnos?|respostas?|falas|frases) (?:mais )?(?:curt|brev)|(?:réponses|répliques|phrases|tours) (?:plus )?(?:court|brèv)|(?:kürzere|kurze) (?:antworten|beiträge|sätze)|(?:risposte|battute|frasi|turni) (?:più )?(?:brev|cort)/iu;
const QUESTIONS =
  /(?:more|many|lots of|plenty of) questions|(?:más|muchas|bastantes|hartas) preguntas|pregunt(?:e|ar?|en) (?:más|mucho)|(?:mais|muitas) perguntas|pergunt(?:e|ar?|em) mais|(?:plus|davantage|beaucoup) de questions|(?:mehr|viele) fragen|fragt? mehr|(?:più|molte|tante) domande|ask(?:s)? (?:more|a lot)/iu;

const HOST =
  /(?<!\p{L})(?:host|presenter|moderator(?:in)?|anfitri(?:ón|ona|ão|ã)|presentador[ae]?|conductor[ae]?|conduttor[ei]|conduttrice|apresentador[ae]?|animat(?:eur|rice)|présentat(?:eur|rice)|gastgeber(?:in)?|persona 1|person 1|pessoa 1|personne 1)(?!\p{L})/iu;
const GUEST =
  /(?<!\p{L})(?:guest|invitad[oa]|convidad[oa]|invitée?|gast|ospite|persona 2|person 2|pessoa 2|personne 2)(?!\p{L})/iu;
/** What may stand between the role and the name, and nothing else. */
const NAMED =
  /^(?:['’]s name)?\s*(?:(?:should be |is |will be )?(?:called|named)|is|as|se llama(?:rá)?|llamad[oa]|es|como|se chama(?:rá)?|chamad[oa]|de|é|s['’]appelle|est|comme|heißt|ist|als|si chiama|come|è|[:=–-])?\s*["“«'‘]?(\p{Lu}[\p{L}'’-]{1,19}(?: \p{Lu}[\p{L}'’-]{1,19}){0,2})/u;
const MAX_TOPIC_WORDS = 12;

/** What a person's instructions call the two; empty where they call them nothing. */
export function namesInInstructions(instructions: string): Record<Speaker, string> {
  const { hostName, guestName } = readInstructions(instructions);
  return { host: hostName, guest: guestName };
}

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
  const known = [STRESS, AVOID, SHORT_TURNS, QUESTIONS, HOST, GUEST];
  const rest = sentences.filter(
    (sentence) => !isPromptLike(sentence) && !known.some((pattern) => pattern.test(sentence)),
  );
  return {
    stress: topics(STRESS).filter((topic) => !avoid.includes(topic)),
    avoid,
    rest,
    hostName: nameBehind(HOST),
    guestName: nameBehind(GUEST),
    wantsShortTurns: SHORT_TURNS.test(instructions),
    wantsQuestions: QUESTIONS.test(instructions),
  };
}
