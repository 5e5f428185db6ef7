import { upperFirst } from '../reading/clean-text.ts';
import type { Unit } from '../reading/reading.ts';
import { lowerWords } from '../reading/terms.ts';
import { worthOf } from './clear-sentences.ts';
import { gapPrompt } from './gap-prompt.ts';
import { askForPiece } from './other-options.ts';
import type { Candidate, PlacedPart, QuestionMaterial, SaidContent } from './question-material.ts';
import { type PlacedRole, rolesIn } from './roles.ts';

/** A sentence with a gap for who does a thing, or to whom. The other options do other things. */
export function roleQuestions(
  material: QuestionMaterial,
  content: SaidContent,
  sentences: PlacedPart[],
  rolesNear: (unit: Unit) => PlacedRole[],
): Candidate[] {
  const { terms } = material;
  return sentences.flatMap((placed): Candidate[] => {
    const { text, mustSay } = placed.part;
    // Where one may, others may too; and where one may not, others may not.
    const isDuty = mustSay.includes('obligation') && text.search(material.wording.anyNegation) < 0;
    if (!isDuty) return [];
    const all = rolesIn(text, material);
    // A side clause stands behind a comma, or opens the sentence.
    const comma = text.indexOf(', ');
    const opensWithCase = material.wording.adjuncts.when.opening?.test(text) ?? false;
    const roles = all.filter(({ end }) => comma < 0 || end <= comma !== opensWithCase);
    const own = new Set(all.map(({ name }) => name.toLowerCase()));
    const stems = terms.of(text);
    return roles.flatMap((role): Candidate[] => {
      const written = (name: string) => {
        const phrase = `${role.article} ${name}`;
        return role.start === 0 ? upperFirst(phrase) : phrase;
      };
      const unlike = rolesNear(placed.unit).filter(
        ({ form, name }) =>
          form === role.form && !own.has(name.toLowerCase()) && !shareWords(name, role.name),
      );
      const near = unlike.map(({ unit, name, ...other }) => ({
        ...{ unit, text: written(name) },
        stems: other.stems,
      }));
      const key = { unit: placed.unit, text: written(role.name), stems };
      const prompt = gapPrompt(material, content, placed, role);
      const asked = { form: 'role' as const, prompt, key, near, source: placed.part };
      return askForPiece({ ...asked, worth: worthOf(placed) }, terms);
    });
  });
}

/** "The current maintainers" are maintainers. */
function shareWords(one: string, other: string): boolean {
  const words = new Set(lowerWords(other));
  return lowerWords(one).some((word) => words.has(word));
}

/** The people and groups of a sentence, as options for others. */
export const placedRoles = (
  { unit, part }: PlacedPart,
  material: QuestionMaterial,
): PlacedRole[] => {
  const stems = material.terms.of(part.text);
  return rolesIn(part.text, material).map((role) => ({ ...role, unit, stems }));
};
