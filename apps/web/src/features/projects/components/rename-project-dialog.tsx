import { PROJECT_NAME_CHARACTERS, type Project, projectEndpoints } from '@tarima/contract';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { Dialog, DialogContent } from '#web/components/ui/dialog.tsx';
import { Field } from '#web/components/ui/field.tsx';
import { Input } from '#web/components/ui/input.tsx';
import { LIBRARY_LISTS } from '#web/features/library/library-lists.ts';
import { keyOf } from '#web/lib/api.ts';
import { useChange } from '#web/lib/use-change.ts';

export function RenameProjectDialog({
  project,
  onClose,
}: {
  project: Project;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const [name, setName] = useState(project.name);
  const params = { projectId: project.id };
  const rename = useChange(projectEndpoints.rename, {
    failure: t('projects.renameError'),
    keeps: keyOf(projectEndpoints.get, { params }),
    refreshes: LIBRARY_LISTS,
    refreshesAfterFailure: true,
  });
  const isEmpty = name.trim() === '';

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isEmpty) return;
    if (name.trim() === project.name) return onClose();
    rename.mutate({ params, body: { name: name.trim() } }, onClose);
  };

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent title={t('projects.renameTitle')}>
        <form className="grid gap-5" onSubmit={handleSubmit} noValidate>
          <Field label={t('projects.name')} error={isEmpty ? t('projects.nameMissing') : undefined}>
            {(control) => (
              <Input
                {...control}
                value={name}
                maxLength={PROJECT_NAME_CHARACTERS}
                autoComplete="off"
                onFocus={(event) => event.target.select()}
                onChange={(event) => setName(event.target.value)}
              />
            )}
          </Field>
          <div className="flex flex-wrap justify-end gap-2">
            <Button variant="secondary" onClick={onClose}>
              {t('common.cancel')}
            </Button>
            <Button type="submit" disabled={isEmpty || rename.isPending}>
              {t('projects.saveName')}
            </Button>
          </div>
        </form>
      </DialogContent>
    </Dialog>
  );
}
