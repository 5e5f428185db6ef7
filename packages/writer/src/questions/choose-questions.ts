import type { Terms } from '../reading/terms.ts';
import type { Candidate, QuestionDraft, QuestionForm } from './question-material.ts';

const MOST = 4;
/** A question that is worth less only fills up to this number. */
const WEAK = 1;
const FEWEST = 2;
/** Each further question of the same form is worth this share. */
const SAME_FORM = 0.55;
const MOST_OF_FORM = 2;
/** More shared stems: one question tells the answer of the other. */
const TELLS = 0.6;

/** The questions of one content: the weightiest first, of many forms, each fact once. */
export function chooseQuestions(candidates: Candidate[], terms: Terms): QuestionDraft[] {
  const chosen: Candidate[] = [];
  let left = candidates;
  while (chosen.length < MOST) {
    const uses = (form: QuestionForm) => chosen.filter((one) => one.form === form).length;
    const weight = ({ form, worth }: Candidate) => worth * SAME_FORM ** uses(form);
    left = left.filter(
      (one) =>
        uses(one.form) < MOST_OF_FORM &&
        !chosen.some((other) => other.fact === one.fact || tells(one.draft, other.draft, terms)),
    );
    const best = left.reduce<Candidate | null>(
      (before, one) => (before === null || weight(one) > weight(before) ? one : before),
      null,
    );
    if (best === null) break;
    if (best.worth < WEAK && chosen.length >= FEWEST) break;
    chosen.push(best);
    left = left.filter((one) => one !== best);
  }
  // In the order of the text, so that they follow what was heard.
  return candidates.filter((one) => chosen.includes(one)).map(({ draft }) => draft);
}

/** True if two questions rest on one sentence, or one says most of the other. */
export function tells(one: QuestionDraft, other: QuestionDraft, terms: Terms): boolean {
  const keys = new Set(one.citations.map(keyOf));
  if (other.citations.some((citation) => keys.has(keyOf(citation)))) return true;
  const [a, b] = [one, other].map((question) => new Set(terms.of(question.feedback)));
  if (!a || !b || a.size === 0 || b.size === 0) return false;
  const shared = [...a].filter((stem) => b.has(stem)).length;
  return shared > Math.min(a.size, b.size) * TELLS;
}

const keyOf = ({ file, sentenceId }: QuestionDraft['citations'][number]) => `${file} ${sentenceId}`;
