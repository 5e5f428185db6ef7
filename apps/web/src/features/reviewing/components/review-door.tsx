import { reviewerEndpoints } from '@tarima/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { Field } from '#web/components/ui/field.tsx';
import { Input } from '#web/components/ui/input.tsx';
import { EntryPage } from '#web/features/sign-in/components/entry-page.tsx';
import type { DataOf } from '#web/lib/api-client.ts';
import { messageOf } from '#web/lib/error-message.ts';
import { useChange } from '#web/lib/use-change.ts';

type ReviewDoorProps = {
  token: string;
  link: DataOf<typeof reviewerEndpoints.look>;
  onEnter: (secret: string) => void;
};

const MOST_NAME_CHARACTERS = 100;

/** Asks for a name, and says what is kept and who sees it. */
export function ReviewDoor({ token, link, onEnter }: ReviewDoorProps) {
  const { t } = useTranslation();
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const enter = useChange(reviewerEndpoints.enter, {
    failure: (error) => setProblem(messageOf(error, t)),
    onSuccess: ({ reviewerToken }) => onEnter(reviewerToken),
  });
  const { company, keptDays } = link;
  const handleSubmit = () => {
    setProblem(name.trim() === '' ? t('reviewing.nameMissing') : null);
    if (name.trim() !== '') enter.mutate({ params: { token }, body: { name: name.trim() } });
  };
  const notes = [
    t('reviewing.told', { company }),
    keptDays === null
      ? t('reviewing.keptUntilDeleted')
      : t('reviewing.keptForDays', { count: keptDays }),
    t('reviewing.remembered'),
  ];
  return (
    <EntryPage
      title={link.title}
      description={t('reviewing.invitation', { company })}
      notes={[notes.join(' ')]}
    >
      <form
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          handleSubmit();
        }}
      >
        <Field
          label={t('reviewing.name')}
          hint={t('reviewing.nameHint')}
          {...(problem !== null && { error: problem })}
        >
          {(control) => (
            <Input
              {...control}
              autoComplete="name"
              maxLength={MOST_NAME_CHARACTERS}
              value={name}
              onChange={({ target }) => setName(target.value)}
            />
          )}
        </Field>
        <Button type="submit" size="large" aria-disabled={enter.isPending}>
          {t(enter.isPending ? 'reviewing.entering' : 'reviewing.enter')}
        </Button>
      </form>
    </EntryPage>
  );
}
