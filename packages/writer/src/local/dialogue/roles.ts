import type { Relation } from '../../wording/dialogue/dialogue-wording.ts';

/** What people who have such a role, in any of the six languages, ask and tell more of, and the words that tell it. */
const LEANINGS: readonly { role: RegExp; relations: readonly Relation[]; topics: RegExp }[] = [
  {
    // Who learns asks what things are and wants to see them.
    role: /estudiante|alumn[oa]|aprendi|principiante|curios[oa]|student|learner|beginner|novice|aluno|aluna|iniciante|estudante|élève|étudiant|débutant|curieu|schüler|studierende|anfänger|neugierig|studente|studentessa|alliev|principiante/iu,
    relations: ['definition', 'example'],
    topics:
      /por ejemplo|significa|consiste|se llama|for example|for instance|means|is called|por exemplo|chama-se|par exemple|signifie|s['’]appelle|zum beispiel|bedeutet|heißt|per esempio|ad esempio|si chiama/iu,
  },
  {
    role: /escéptic|crític[oa]|abogad|fiscal|sk?eptic|critic|devil|lawyer|cétic[oa]|advogad|sceptique|critique|avocat|skeptik|kritik|anwalt|anwältin|scettic|critic[oa]|avvocat/iu,
    relations: ['contrast', 'why'],
    topics:
      /(?<!\p{L})(?:porque|pero|aunque|sin embargo|riesgo|error|peligro|falla|fracas|because|but|although|however|risk|mistake|danger|fail|mas|embora|porém|risco|erro|perigo|parce que|mais|bien que|risque|erreur|weil|aber|obwohl|jedoch|risik|fehler|perché|ma|benché|tuttavia|rischi|error[ei])/iu,
  },
  {
    role: /periodista|report|econom|investigador|científic|journalist|research|scientist|analyst|analista|jornalista|pesquisador|cientista|chercheu|scientifique|forscher|wissenschaftl|giornalista|ricercat|scienziat/iu,
    relations: ['figures', 'consequence'],
    topics:
      /\p{N}|%|(?<!\p{L})(?:estudio|dato|encuesta|por eso|study|studies|survey|data|therefore|estudo|dado|pesquisa|por isso|étude|donnée|enquête|studie|umfrage|daten|deshalb|studi[oe]|dat[oi]|sondaggi)/iu,
  },
  {
    role: /profesor|maestr|docente|entrenador|consultor|asesor|médic|doctor|chef|coach|teacher|professor|trainer|advisor|consultant|physician|nurse|enfermer|treinador|enseignant|formateur|conseill|médecin|lehrer|lehrkraft|berater|ärzt|arzt|insegnante|allenat|consulente|medic[oa]|cuoc[oa]|koch|köchin/iu,
    relations: ['advice', 'first'],
    topics:
      /(?<!\p{L})(?:deben?|debería|conviene|hay que|evit|recomiend|primero|should|must|need to|avoid|first|deve|devem|convém|é preciso|recomend|primeiro|doit|doivent|il faut|évit|d['’]abord|sollte|muss|müssen|vermeid|zuerst|dovrebbe|devono|bisogna|conviene|prima)(?!\p{L})/iu,
  },
];

const leaningsBehind = (roles: string[]) =>
  LEANINGS.filter(({ role }) => roles.some((text) => role.test(text)));

/** The relations that the roles of the two lean to. */
export const leaningsOf = (roles: string[]): readonly Relation[] =>
  leaningsBehind(roles).flatMap(({ relations }) => relations);

/** Whether a sentence speaks of what the roles of the two lean to. */
export function topicsOf(roles: string[]): (text: string) => boolean {
  const leanings = leaningsBehind(roles);
  return (text) => leanings.some(({ topics }) => topics.test(text));
}
