import { type HandOver, type LearnerLink, learnerLinkEndpoints } from '@tarima/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Fold } from '#web/components/fold.tsx';
import { Button } from '#web/components/ui/button.tsx';
import {
  Dialog,
  DialogContent,
  focusPanel,
  stickyActionsStyles,
  wholeTaskStyles,
} from '#web/components/ui/dialog.tsx';
import { Field } from '#web/components/ui/field.tsx';
import { Input } from '#web/components/ui/input.tsx';
import { PasswordInput } from '#web/components/ui/password-input.tsx';
import { Textarea } from '#web/components/ui/textarea.tsx';
import { toast } from '#web/components/ui/toast.ts';
import { CompletionChoice } from '#web/features/hand-over/components/completion-choice.tsx';
import { ContentChoice } from '#web/features/hand-over/components/content-choice.tsx';
import { OptionRow } from '#web/features/hand-over/components/option-row.tsx';
import { chosenContents, questionsIn } from '#web/features/hand-over/package-choice.ts';
import { keyOf } from '#web/lib/api.ts';
import { classNames } from '#web/lib/class-names.ts';
import { today } from '#web/lib/last-day.ts';
import { useChange } from '#web/lib/use-change.ts';
import {
  changedLinkOf,
  choiceOf,
  type LinkChoice,
  newLinkOf,
  sitesOf,
  wrongSite,
} from '../link-choice.ts';

/** As many as a link's password needs at least. */
const LEAST_CHARACTERS = 4;

type LinkFormProps = { handOver: HandOver; link: LearnerLink | null; onClose: () => void };

/** All choices of a link. A new one is good as it stands. */
export function LinkForm({ handOver, link, onClose }: LinkFormProps) {
  const { t, i18n } = useTranslation();
  const { projectId } = handOver;
  const [opened] = useState(() => choiceOf(handOver, link));
  const [choice, setChoice] = useState(opened);
  const change = (part: Partial<LinkChoice>) => setChoice((before) => ({ ...before, ...part }));
  const options = {
    failure: t('learnerLinks.saveError'),
    refreshes: [keyOf(learnerLinkEndpoints.list, { params: { projectId } })],
    refreshesAfterFailure: true,
    onSuccess: () => toast.success(t(link ? 'learnerLinks.changed' : 'learnerLinks.made')),
  };
  const make = useChange(learnerLinkEndpoints.create, options);
  const save = useChange(learnerLinkEndpoints.change, options);
  const chosen = chosenContents(handOver, choice);
  const questions = questionsIn(chosen);
  const keepsPassword = link?.hasPassword === true && choice.password === '';
  const isShort =
    choice.hasPassword && !keepsPassword && choice.password.trim().length < LEAST_CHARACTERS;
  const site = wrongSite(choice.sites);
  const isPending = make.isPending || save.isPending;
  // A link that has ended may still be changed otherwise.
  const isPast =
    choice.lastDay !== '' && choice.lastDay < today() && choice.lastDay !== opened.lastDay;
  const isInvalid = chosen.length === 0 || isShort || isPast || site !== undefined;
  const handleSubmit = () => {
    if (isInvalid || isPending) return;
    const params = { projectId };
    if (link) {
      save.mutate(
        { params: { ...params, id: link.id }, body: changedLinkOf(handOver, choice) },
        onClose,
      );
    } else make.mutate({ params, body: newLinkOf(handOver, choice) }, onClose);
  };
  const extras = [
    ...(choice.hasQuestions && questions > 0 ? [t('learnerLinks.form.questions')] : []),
    ...(choice.hasCertificate ? [t('learnerLinks.form.certificate')] : []),
  ];
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title={t(link ? 'learnerLinks.form.change' : 'learnerLinks.new')}
        description={t('learnerLinks.form.text')}
        className={classNames(wholeTaskStyles, 'max-w-xl')}
        onOpenAutoFocus={focusPanel}
      >
        <form
          noValidate
          className="grid grid-cols-[minmax(0,1fr)] content-start gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            handleSubmit();
          }}
        >
          <div className="grid gap-1">
            <OptionRow
              label={t('learnerLinks.form.asksName')}
              hint={t('learnerLinks.form.asksNameHint')}
              isOn={choice.asksName}
              onChange={(asksName) => change({ asksName })}
            />
            <OptionRow
              label={t('learnerLinks.form.hasPassword')}
              hint={t('learnerLinks.form.hasPasswordHint')}
              isOn={choice.hasPassword}
              onChange={(hasPassword) => change({ hasPassword, password: '' })}
            />
          </div>
          {choice.hasPassword && (
            <Field
              label={t('learnerLinks.form.password')}
              hint={t(
                link?.hasPassword ? 'learnerLinks.form.keepPassword' : 'learnerLinks.form.least',
                { count: LEAST_CHARACTERS },
              )}
            >
              {(control) => (
                <PasswordInput
                  {...control}
                  autoComplete="new-password"
                  maxLength={200}
                  value={choice.password}
                  onChange={({ target }) => change({ password: target.value })}
                />
              )}
            </Field>
          )}
          <Field
            label={t('learnerLinks.form.lastDay')}
            hint={t('learnerLinks.form.lastDayHint')}
            {...(isPast && { error: t('learnerLinks.form.lastDayPast') })}
          >
            {(control) => (
              <Input
                {...control}
                type="date"
                min={today()}
                value={choice.lastDay}
                onChange={({ target }) => change({ lastDay: target.value })}
              />
            )}
          </Field>
          {handOver.contents.length > 1 && (
            <ContentChoice handOver={handOver} choice={choice} onChange={change} />
          )}
          <Fold
            label={t('learnerLinks.form.extras')}
            summary={extras.join(' · ') || t('learnerLinks.form.nothing')}
          >
            <OptionRow
              label={t('learnerLinks.form.questions')}
              hint={t('learnerLinks.form.questionsHint', { count: questions })}
              isOn={choice.hasQuestions}
              isDisabled={questions === 0}
              onChange={(hasQuestions) => change({ hasQuestions })}
            />
            <OptionRow
              label={t('learnerLinks.form.certificate')}
              hint={t('learnerLinks.form.certificateHint')}
              isOn={choice.hasCertificate}
              onChange={(hasCertificate) => change({ hasCertificate })}
            />
          </Fold>
          <CompletionChoice handOver={handOver} choice={choice} onChange={change} />
          <Fold
            label={t('learnerLinks.form.sites')}
            summary={
              choice.sites.trim()
                ? new Intl.ListFormat(i18n.language).format(sitesOf(choice.sites))
                : t('learnerLinks.form.noSites')
            }
          >
            <Field
              label={t('learnerLinks.form.sitesLabel')}
              hint={t('learnerLinks.form.sitesHint')}
              {...(site !== undefined && { error: t('learnerLinks.form.wrongSite', { site }) })}
            >
              {(control) => (
                <Textarea
                  {...control}
                  rows={3}
                  placeholder={t('learnerLinks.form.sitesExample')}
                  spellCheck={false}
                  value={choice.sites}
                  onChange={({ target }) => change({ sites: target.value })}
                />
              )}
            </Field>
          </Fold>
          <p className="text-sm text-pretty text-muted-foreground">{t('learnerLinks.form.told')}</p>
          <div className={classNames(stickyActionsStyles, 'flex flex-wrap justify-end gap-2')}>
            <Button variant="secondary" onClick={onClose}>
              {t('common.cancel')}
            </Button>
            <Button type="submit" disabled={isInvalid || isPending}>
              {t(link ? 'learnerLinks.form.save' : 'learnerLinks.form.make')}
            </Button>
          </div>
        </form>
      </DialogContent>
    </Dialog>
  );
}
