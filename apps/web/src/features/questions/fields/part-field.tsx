import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Textarea } from '#web/components/ui/textarea.tsx';
import type { Fault } from '../question-faults.ts';
import { QUESTION_LIMITS } from '../question-limits.ts';

export type PartFieldProps = {
  label: string;
  value: string;
  fault: Fault | undefined;
  /** True to complain of an empty text that nobody has visited. */
  showsEmpty: boolean;
  language: string;
  onChange: (value: string) => void;
};

const LINE_BREAKS = /[\r\n]+/gu;

/** One short text of a question: an option, a step, a term or a definition. It has no lines. */
export function PartField({ label, value, fault, showsEmpty, language, onChange }: PartFieldProps) {
  const { t } = useTranslation();
  const [wasLeft, setLeft] = useState(false);
  const id = useId();
  const shown = fault === 'empty' && !showsEmpty && !wasLeft ? undefined : fault;
  return (
    <div className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)] gap-1">
      <Textarea
        rows={1}
        className="field-sizing-content min-h-control resize-none py-2"
        aria-label={label}
        aria-invalid={shown !== undefined}
        aria-describedby={shown && id}
        placeholder={label}
        lang={language}
        maxLength={QUESTION_LIMITS.part}
        value={value}
        onChange={(event) => onChange(event.target.value.replace(LINE_BREAKS, ' '))}
        onBlur={() => setLeft(true)}
      />
      {shown && (
        <p id={id} role="alert" className="text-sm text-destructive">
          {t(`questions.faults.${shown}`)}
        </p>
      )}
    </div>
  );
}
