import { PODCAST_VOICES, type PodcastVoice, podcastEndpoints } from '@tarima/contract';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { Field } from '#web/components/ui/field.tsx';
import { Select } from '#web/components/ui/select.tsx';
import { SampleButton } from '#web/features/voices/components/sample-button.tsx';
import { useEndpoint } from '#web/lib/use-endpoint.ts';
import type { PodcastForm } from '../podcast-form.schema.ts';
import { useVoiceModel } from '../use-voice-model.ts';
import { namesToChoose, sampleOf } from '../voice-model-choice.ts';

const labelOf = (voice: PodcastVoice) => `${voice[0]?.toUpperCase()}${voice.slice(1)}`;

type VoiceFieldProps = { name: 'ttsVoiceHost' | 'ttsVoiceGuest'; label: string };

/** The voice of one of the two people, with a sample. */
export function VoiceField({ name, label }: VoiceFieldProps) {
  const { trigger } = useFormContext<PodcastForm>();
  const { field, fieldState } = useController<PodcastForm, typeof name>({ name });
  const language = useWatch<PodcastForm, 'outputLanguage'>({ name: 'outputLanguage' });
  const model = useVoiceModel();
  const options = useEndpoint(podcastEndpoints.options, {}).data;
  const sample = model && options && sampleOf(options, model, field.value, language);
  const names =
    model && options ? namesToChoose(options, model, language, field.value) : [...PODCAST_VOICES];
  const handleChange = (voice: string) => {
    field.onChange(voice);
    // Checks at once that the two voices differ.
    void trigger('ttsVoiceGuest');
  };
  return (
    <Field label={label} error={fieldState.error?.message}>
      {(control) => (
        <div className="flex items-center gap-2">
          <Select
            {...control}
            value={field.value}
            options={names.map((value) => ({ value, label: labelOf(value) }))}
            onValueChange={handleChange}
            className="min-w-0 flex-1"
          />
          {sample && <SampleButton name={labelOf(field.value)} source={sample} />}
        </div>
      )}
    </Field>
  );
}
