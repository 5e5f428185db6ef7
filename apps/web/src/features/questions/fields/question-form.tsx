import type { Question } from '@tarima/contract';
import { Unlink } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { Field } from '#web/components/ui/field.tsx';
import { Segmented } from '#web/components/ui/segmented.tsx';
import { Textarea } from '#web/components/ui/textarea.tsx';
import { faultsOf } from '../question-faults.ts';
import { QUESTION_LIMITS } from '../question-limits.ts';
import { ChoiceFields } from './choice-fields.tsx';
import type { FieldsProps } from './fields-props.ts';
import { MatchFields } from './match-fields.tsx';
import { OrderFields } from './order-fields.tsx';

type QuestionFormProps = {
  question: Question;
  language: string;
  /** True to complain of empty texts that nobody has visited. */
  showsEmpty: boolean;
  onChange: (question: Question) => void;
};

/** The fields of one question. The prompt has the focus when it opens. */
export function QuestionForm({ question, language, showsEmpty, onChange }: QuestionFormProps) {
  const { t } = useTranslation();
  const prompt = useRef<HTMLTextAreaElement>(null);
  const [wasLeft, setLeft] = useState(false);
  const faults = faultsOf(question);
  const lacksPrompt = faults.has('prompt') && (showsEmpty || wasLeft);
  useEffect(() => prompt.current?.focus(), []);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <Field
        label={t(`questions.prompts.${question.kind}`)}
        {...(lacksPrompt && { error: t('questions.faults.prompt') })}
      >
        {(control) => (
          <Textarea
            {...control}
            ref={prompt}
            rows={2}
            lang={language}
            className="field-sizing-content min-h-16"
            maxLength={QUESTION_LIMITS.prompt}
            value={question.prompt}
            onChange={(event) => onChange({ ...question, prompt: event.target.value })}
            onBlur={() => setLeft(true)}
          />
        )}
      </Field>
      <PartsFields
        question={question}
        faults={faults}
        showsEmpty={showsEmpty}
        language={language}
        onChange={onChange}
      />
      <Field label={t('questions.feedback')} hint={t('questions.feedbackHint')}>
        {(control) => (
          <Textarea
            {...control}
            rows={2}
            lang={language}
            className="field-sizing-content min-h-16"
            maxLength={QUESTION_LIMITS.feedback}
            value={question.feedback}
            onChange={(event) => onChange({ ...question, feedback: event.target.value })}
          />
        )}
      </Field>
      {question.citations.length > 0 && (
        <Button
          variant="ghost"
          size="small"
          className="justify-self-start"
          onClick={() => onChange({ ...question, citations: [] })}
        >
          <Unlink aria-hidden />
          {t('questions.removeSource')}
        </Button>
      )}
    </div>
  );
}

type PartsFieldsProps = Omit<FieldsProps<'choice'>, 'question'> & { question: Question };

function PartsFields({ question, ...rest }: PartsFieldsProps) {
  const { t } = useTranslation();
  switch (question.kind) {
    case 'choice':
      return <ChoiceFields question={question} {...rest} />;
    case 'order':
      return <OrderFields question={question} {...rest} />;
    case 'match':
      return <MatchFields question={question} {...rest} />;
    case 'truth':
      return (
        <Segmented
          label={t('questions.truth')}
          value={question.isTrue ? 'true' : 'false'}
          options={[
            { value: 'true', label: t('questions.true') },
            { value: 'false', label: t('questions.false') },
          ]}
          onValueChange={(value) => rest.onChange({ ...question, isTrue: value === 'true' })}
          className="justify-self-start"
        />
      );
  }
}
