import { type Citation, type Question, questionSchema } from '@tarima/contract';
import { WRITING_LANGUAGES } from '@tarima/languages';
import { z } from 'zod';
import type { LanguageModel } from '../language-model.ts';
import { tells } from '../questions/choose-questions.ts';
import { faultsOf } from '../questions/question-faults.ts';
import { questionId } from '../questions/question-id.ts';
import type { QuestionDraft } from '../questions/question-material.ts';
import { createTerms } from '../reading/terms.ts';
import { sentenceKey } from '../reading/visual.ts';
import type { QuestionedContent, QuestionsRequest } from '../writer.ts';
import { askChecked } from './ask-checked.ts';
import { type Citations, createCitations, numbersOf } from './cited-sentences.ts';
import { instructCited } from './instructions.ts';
import { sectionsOf, sentencesOf } from './show-parts.ts';
import { readParts, type SourcePart } from './source-parts.ts';

const MOST = 4;
const TOKENS = 2_400;

const cites = z.array(z.number().int());
const writtenQuestions = z.object({
  questions: z.array(
    z.discriminatedUnion('kind', [
      z.object({
        kind: z.literal('choice'),
        prompt: z.string(),
        key: z.string(),
        distractors: z.array(z.string()),
        cites,
      }),
      z.object({ kind: z.literal('truth'), prompt: z.string(), isTrue: z.boolean(), cites }),
    ]),
  ),
});
type Written = z.infer<typeof writtenQuestions>['questions'][number];

/**
 * Writes questions by a language model, from the sentences that a content says. They
 * are held to their sources: each cites sentences, and its key and its numbers are in them.
 */
export function createModelQuestions(
  model: LanguageModel,
  { documents, language }: Pick<QuestionsRequest, 'documents' | 'language'>,
) {
  const all = readParts(documents);
  const { cues, questions: wording } = WRITING_LANGUAGES[language];
  const tools = { wording, terms: createTerms(cues) };

  /** The questions of a content; none where no answer could be used. Throws `LanguageModelError`. */
  return async (content: QuestionedContent, signal: AbortSignal): Promise<Question[]> => {
    const parts = saidParts(all, content);
    if (parts.length === 0) return [];
    const citations = createCitations(parts, { language, known: [content.title] });
    const sources = new Map(
      parts.flatMap(({ sentences }) =>
        sentences
          .filter(({ isHeading }) => !isHeading)
          .map(({ number, citation }) => [number, citation] as const),
      ),
    );
    const faultsIn = (written: Written): string[] => [
      ...sourceFaults(written, sources, citations),
      ...faultsOf(draftOf(written, sources), tools),
    ];
    const answer = await askChecked(
      model,
      {
        name: 'questions',
        schema: writtenQuestions,
        maxOutputTokens: TOKENS,
        instructions: instructCited(language, [
          `Write two to ${MOST} questions for learners on what the source sentences say, on different facts that matter at work.
A learner must understand each without the source: no "this", no pronoun from outside. "choice" has one right "key" and two
"distractors" of the same kind, form and length, which are wrong by the source and plausible; no "all" or "none of the
above", no negative question, no "always" or "never". "truth" is a statement: true as the source says it, or false by one
other number of the source. No question tells the answer of another. Ask for no page, section or telephone number.`,
        ]),
        material: sectionsOf({ CONTENT: content.title, SOURCE: sentencesOf(parts) }),
        signal,
      },
      ({ questions }) =>
        questions.flatMap((written) =>
          faultsIn(written).map((fault) => `${fault}: ${written.prompt}`),
        ),
    );
    const sound = answer.questions
      .filter((written) => faultsIn(written).length === 0)
      .map((written) => draftOf(written, sources));
    const chosen: QuestionDraft[] = [];
    for (const draft of sound) {
      if (chosen.length < MOST && !chosen.some((other) => tells(draft, other, tools.terms))) {
        chosen.push(draft);
      }
    }
    return chosen.flatMap((draft) => {
      const id = questionId(content.id, draft.kind, draft.prompt);
      return questionSchema.safeParse({ ...draft, id, origin: 'model' }).data ?? [];
    });
  };
}

/** The parts with only those sentences that a content says. */
function saidParts(all: SourcePart[], { said }: QuestionedContent): SourcePart[] {
  const keys = new Set(said.map(({ file, sentenceId }) => sentenceKey(file, sentenceId)));
  return all.flatMap((part) => {
    const sentences = part.sentences.filter(({ citation }) =>
      keys.has(sentenceKey(citation.file, citation.sentenceId)),
    );
    return sentences.some(({ isHeading }) => !isHeading) ? [{ ...part, sentences }] : [];
  });
}

type Sources = ReadonlyMap<number, Citation>;

/** The key is shown among the distractors at a place that the prompt decides. Numbers are sorted. */
function draftOf(written: Written, sources: Sources): QuestionDraft {
  const citations = [...new Set(written.cites)].flatMap((number) => sources.get(number) ?? []);
  const prompt = written.prompt.trim();
  const common = {
    prompt,
    feedback: citations
      .map(({ quote }) => quote)
      .join(' ')
      .slice(0, LONGEST_FEEDBACK),
    citations,
  };
  if (written.kind === 'truth') return { ...common, kind: 'truth', isTrue: written.isTrue };
  const key = written.key.trim();
  const options = inOrder([key, ...written.distractors.map((option) => option.trim())]);
  return { ...common, kind: 'choice', options, answer: options.indexOf(key) };
}
const LONGEST_FEEDBACK = 1_000;

/** Sorts numbers by value, other options by their letters: no place tells the key. */
function inOrder(options: string[]): string[] {
  const numberIn = (option: string) => Number(numbersOf(option)[0]);
  const areNumbers = options.every((option) => /^\P{L}{0,3}\p{N}/u.test(option));
  return options.toSorted((one, other) =>
    areNumbers ? numberIn(one) - numberIn(other) : one.localeCompare(other),
  );
}

/** The faults of a question against its sources, for a model to mend. */
function sourceFaults(written: Written, sources: Sources, citations: Citations): string[] {
  const cited = written.cites.flatMap((number) => sources.get(number)?.quote ?? []);
  if (cited.length === 0) return ['It cites no source sentence'];
  const told = new Set(numbersOf(cited.join(' ')));
  const right = written.kind === 'choice' ? `${written.prompt} ${written.key}` : written.prompt;
  const isRight = written.kind === 'choice' || written.isTrue;
  const others = isRight ? numbersOf(right).filter((number) => !told.has(number)) : [];
  const shown = written.kind === 'choice' ? written.distractors.join(' ') : '';
  return [
    ...others.map((number) => `"${number}" is not in the cited sentences`),
    ...citations.faultsOf([{ text: `${right} ${shown}`, cites: written.cites }]),
    ...(written.kind === 'choice' && written.distractors.length !== 2
      ? ['It needs two distractors']
      : []),
    ...(isRight || numbersOf(right).some((number) => !told.has(number))
      ? []
      : ['A false statement changes a number']),
  ];
}
