import { type Language, reviewerEndpoints } from '@tarima/contract';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { AlertDialog } from '#web/components/ui/alert-dialog.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Field } from '#web/components/ui/field.tsx';
import { Textarea } from '#web/components/ui/textarea.tsx';
import { toast } from '#web/components/ui/toast.ts';
import { Quote } from '#web/features/reviews/components/quote.tsx';
import { keyOf } from '#web/lib/api.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { messageOf } from '#web/lib/error-message.ts';
import { useChange } from '#web/lib/use-change.ts';
import { rescueFocus } from '#web/lib/use-return-focus.ts';
import { isUnknown } from '../is-unknown.ts';
import type { PlacedDraft } from '../script-scenes.ts';
import type { Drafts } from '../use-drafts.ts';

type CommentFormProps = PlacedDraft & {
  token: string;
  language: Language;
  drafts: Drafts;
  onUnknown: () => void;
};

const MOST_CHARACTERS = 2_000;

const isTextChanged = (error: unknown) =>
  error instanceof ApiError && error.code === 'REVIEW_TEXT_CHANGED';

/** A new comment. Its text stays until it is sent or discarded. */
export function CommentForm({
  token,
  draft,
  place,
  language,
  drafts,
  onUnknown,
}: CommentFormProps) {
  const { t } = useTranslation();
  const params = { token };
  const field = useRef<HTMLTextAreaElement>(null);
  const [opener] = useState(() => document.activeElement);
  const [problem, setProblem] = useState<string | null>(null);
  const [asks, setAsks] = useState(false);
  const script = keyOf(reviewerEndpoints.script, { params });
  const send = useChange(reviewerEndpoints.comment, {
    failure: (error) => {
      if (isUnknown(error)) onUnknown();
      else if (isTextChanged(error)) setProblem(t('reviewing.textChanged'));
      else setProblem(`${messageOf(error, t)} ${t('reviewing.notSent')}`);
    },
    refreshes: [script, keyOf(reviewerEndpoints.contents, { params })],
    refreshesAfterFailure: (error) => (isTextChanged(error) ? [script] : []),
    onSuccess: () => toast.success(t('reviewing.sent')),
  });
  const focusIfAsked = useEffectEvent(() => {
    if (drafts.isAsked(draft)) field.current?.focus();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs when a place is opened again
  useEffect(() => focusIfAsked(), [drafts.asked]);

  const close = () => {
    flushSync(() => drafts.close(draft));
    rescueFocus(opener instanceof HTMLElement ? opener : null);
  };
  const handleSend = () => {
    if (send.isPending) return;
    setProblem(null);
    const text = draft.text.trim();
    if (text === '') field.current?.focus();
    else send.mutate({ params, body: { ...place, text } }, close);
  };
  return (
    <form
      noValidate
      className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-xl border border-primary p-3"
      onSubmit={(event) => {
        event.preventDefault();
        handleSend();
      }}
    >
      {draft.sentence === null ? (
        <p className="text-sm text-muted-foreground">{t('reviewing.wholeScene')}</p>
      ) : (
        <Quote words={draft.sentence} language={language} />
      )}
      {draft.sentence !== place.sentence && (
        <p className="text-sm text-warning-soft-foreground">{t('reviewing.placeGone')}</p>
      )}
      <Field label={t('reviewing.yourComment')} {...(problem !== null && { error: problem })}>
        {(control) => (
          <Textarea
            {...control}
            ref={field}
            rows={3}
            maxLength={MOST_CHARACTERS}
            placeholder={t('reviewing.placeholder')}
            readOnly={send.isPending}
            value={draft.text}
            onChange={({ target }) => drafts.write(draft, target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
              event.preventDefault();
              handleSend();
            }}
          />
        )}
      </Field>
      <div className="flex flex-wrap justify-end gap-2">
        <Button
          variant="ghost"
          size="small"
          onClick={() => (draft.text.trim() === '' ? close() : setAsks(true))}
        >
          {t('common.cancel')}
        </Button>
        <Button type="submit" size="small" aria-disabled={send.isPending}>
          {t(send.isPending ? 'reviewing.sending' : 'reviewing.send')}
        </Button>
      </div>
      <AlertDialog
        open={asks}
        onOpenChange={setAsks}
        title={t('reviewing.discardTitle')}
        description={t('reviewing.discardText')}
        confirmLabel={t('reviewing.discard')}
        onConfirm={close}
      />
    </form>
  );
}
