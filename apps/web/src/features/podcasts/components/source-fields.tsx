import { MAX_FILE_BYTES, PODCAST_LIMITS, type Project } from '@tarima/contract';
import { type ClipboardEvent, type DragEvent, useId, useState } from 'react';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Label } from '#web/components/ui/label.tsx';
import { Textarea } from '#web/components/ui/textarea.tsx';
import { classNames } from '#web/lib/class-names.ts';
import { joinAddresses, onlyAddresses } from '../addresses.ts';
import type { PodcastForm } from '../podcast-form.schema.ts';
import { isCutByTyped, withoutText, withText } from '../uploaded-text.ts';
import { useFileReading } from '../use-file-reading.ts';
import { AddressField } from './address-field.tsx';
import { AttachedSources } from './attached-sources.tsx';
import { ProjectChoice } from './project-choice.tsx';
import { ProjectSource } from './project-source.tsx';
import { UploadButton } from './upload-button.tsx';

type SourceFieldsProps = {
  onProjectChosen: (project: Project) => void;
  onProjectRemoved: () => void;
};

/** The sources of the conversation: a project, text, addresses, a file, in any mix. */
export function SourceFields({ onProjectChosen, onProjectRemoved }: SourceFieldsProps) {
  const { t } = useTranslation();
  const id = useId();
  const { register, getValues, setValue, trigger, formState } = useFormContext<PodcastForm>();
  const addresses = useController<PodcastForm, 'addresses'>({ name: 'addresses' }).field;
  const upload = useController<PodcastForm, 'upload'>({ name: 'upload' }).field;
  const project = useWatch<PodcastForm, 'project'>({ name: 'project' });
  const [isOver, setOver] = useState(false);
  const error = formState.errors.textInput?.message;

  /** An error about a missing source goes as soon as there is one. */
  const check = () => formState.isSubmitted && void trigger('textInput');
  const setText = (text: string) => {
    setValue('textInput', text);
    check();
  };
  const setAddresses = (list: string[]) => {
    addresses.onChange(list);
    check();
  };
  const addAddresses = (added: string[]) =>
    setAddresses(joinAddresses(getValues('addresses'), added));
  const { read, isReading } = useFileReading((read) => {
    const typed = getValues('textInput');
    const isCut = isCutByTyped(typed, read.text);
    const message = isCut ? t('podcasts.sources.uploadCut') : read.message;
    upload.onChange({ ...read, message });
    setText(withText(typed, read.text));
  });
  const handlePaste = (event: ClipboardEvent) => {
    const pasted = onlyAddresses(event.clipboardData.getData('text'));
    if (pasted.length === 0) return;
    event.preventDefault();
    addAddresses(pasted);
  };
  /** Typed addresses are meant as pages to read, not as text. */
  const handleBlur = () => {
    const typed = onlyAddresses(getValues('textInput'));
    if (typed.length === 0) return;
    setValue('textInput', '');
    addAddresses(typed);
  };
  const handleDrop = (event: DragEvent) => {
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (!file) return;
    event.preventDefault();
    if (!upload.value && !isReading) void read(file);
  };

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {project && <ProjectSource project={project} onRemove={onProjectRemoved} />}
      <Label htmlFor={id} className="sr-only">
        {t('podcasts.sources.text')}
      </Label>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a file can be chosen by its button too */}
      <div
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={handleDrop}
        className={classNames(
          'grid grid-cols-[minmax(0,1fr)] rounded-xl border border-input bg-card has-[textarea:focus-visible]:outline-2 has-[textarea:focus-visible]:outline-ring',
          isOver && 'border-primary bg-primary-soft',
          error && 'border-destructive',
        )}
      >
        <Textarea
          {...register('textInput', { onBlur: handleBlur })}
          id={id}
          rows={5}
          maxLength={PODCAST_LIMITS.textCharacters}
          placeholder={t('podcasts.sources.textPlaceholder')}
          aria-invalid={error !== undefined}
          aria-describedby={error ? `${id}-error` : `${id}-hint`}
          onPaste={handlePaste}
          className="min-h-24 resize-y border-0 max-sm:h-24 bg-transparent focus-visible:outline-none lg:min-h-44"
        />
        <div className="flex flex-wrap items-center gap-2 border-t p-2">
          {!upload.value && (
            <UploadButton isReading={isReading} onFile={(file) => void read(file)} />
          )}
          {!project && <ProjectChoice onChoose={onProjectChosen} />}
          <AddressField onAdd={addAddresses} />
        </div>
      </div>
      {error ? (
        <p id={`${id}-error`} role="alert" className="text-sm text-destructive">
          {error}
        </p>
      ) : (
        <p id={`${id}-hint`} className="text-sm text-muted-foreground max-sm:sr-only">
          {t('podcasts.sources.hint', {
            megabytes: MAX_FILE_BYTES / 1024 / 1024,
            count: PODCAST_LIMITS.addresses,
          })}
        </p>
      )}
      <AttachedSources
        upload={upload.value}
        addresses={addresses.value}
        onFileRemoved={() => {
          setText(withoutText(getValues('textInput'), upload.value?.text ?? ''));
          upload.onChange(null);
        }}
        onAddressRemoved={(address) =>
          setAddresses(addresses.value.filter((other) => other !== address))
        }
      />
      <p role="status" className="text-sm text-pretty text-muted-foreground empty:hidden">
        {upload.value?.message}
      </p>
    </div>
  );
}
