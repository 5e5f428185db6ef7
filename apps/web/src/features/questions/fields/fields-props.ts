import type { Question, QuestionKind } from '@tarima/contract';
import type { Faults } from '../question-faults.ts';

/** The properties of the fields of one kind of question. */
export type FieldsProps<Kind extends QuestionKind> = {
  question: Extract<Question, { kind: Kind }>;
  faults: Faults;
  showsEmpty: boolean;
  language: string;
  onChange: (question: Question) => void;
};
