import type { Question } from '@tarima/contract';
import { useTexts } from '#player/texts/texts.ts';
import type { Draft } from './draft.ts';
import { MatchField } from './match-field.tsx';
import { OrderField } from './order-field.tsx';
import { RadioField } from './radio-field.tsx';

type AnswerFieldProps = { question: Question; draft: Draft; onChange: (draft: Draft) => void };

export function AnswerField({ question, draft, onChange }: AnswerFieldProps) {
  const texts = useTexts();
  const chosen = draft[0] ?? null;
  if (question.kind === 'order') {
    return <OrderField question={question} draft={draft} onChange={onChange} />;
  }
  if (question.kind === 'match') {
    return <MatchField question={question} draft={draft} onChange={onChange} />;
  }
  const options =
    question.kind === 'choice'
      ? question.options.map((label, value) => ({ value, label }))
      : [
          { value: 1, label: texts.isTrue },
          { value: 0, label: texts.isFalse },
        ];
  return <RadioField options={options} chosen={chosen} onChoose={(value) => onChange([value])} />;
}
