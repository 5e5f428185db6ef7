import type { Relation } from '../../wording/dialogue/dialogue-wording.ts';

/** What people who have such a role, in any of the six languages, ask and tell more of. */
const LEANINGS: readonly { role: RegExp; relations: readonly Relation[] }[] = [
  {
    // Who learns asks what things are and wants to see them.
    role: /estudiante|alumn[oa]|aprendi|principiante|curios[oa]|student|learner|beginner|novice|aluno|aluna|iniciante|estudante|élève|étudiant|débutant|curieu|schüler|studierende|anfänger|neugierig|studente|studentessa|alliev|principiante/iu,
    relations: ['definition', 'example'],
  },
  {
    role: /escéptic|crític[oa]|abogad|fiscal|sk?eptic|critic|devil|lawyer|cétic[oa]|advogad|sceptique|critique|avocat|skeptik|kritik|anwalt|anwältin|scettic|critic[oa]|avvocat/iu,
    relations: ['contrast', 'why'],
  },
  {
    role: /periodista|report|econom|investigador|científic|journalist|research|scientist|analyst|analista|jornalista|pesquisador|cientista|chercheu|scientifique|forscher|wissenschaftl|giornalista|ricercat|scienziat/iu,
    relations: ['figures', 'consequence'],
  },
  {
    role: /profesor|maestr|docente|entrenador|consultor|asesor|médic|doctor|chef|coach|teacher|professor|trainer|advisor|consultant|physician|nurse|enfermer|treinador|enseignant|formateur|conseill|médecin|lehrer|lehrkraft|berater|ärzt|arzt|insegnante|allenat|consulente|medic[oa]|cuoc[oa]|koch|köchin/iu,
    relations: ['advice', 'first'],
  },
];

/** The relations that the roles of the two lean to. */
export const leaningsOf = (roles: string[]): readonly Relation[] =>
  LEANINGS.filter(({ role }) => roles.some((text) => role.test(text))).flatMap(
    ({ relations }) => relations,
  );
