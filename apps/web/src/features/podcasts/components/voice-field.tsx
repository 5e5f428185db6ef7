import { PODCAST_VOICES, podcastEndpoints } from '@tarima/contract';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { Field } from '#web/components/ui/field.tsx';
import { Select } from '#web/components/ui/select.tsx';
import { SampleButton } from '#web/features/voices/components/sample-button.tsx';
import { useEndpoint } from '#web/lib/use-endpoint.ts';
import type { PodcastForm } from '../podcast-form.schema.ts';
import { useVoiceModel } from '../use-voice-model.ts';
import { sampleOf } from '../voice-model-choice.ts';

const OPTIONS = PODCAST_VOICES.map((value) => ({
  value,
  label: `${value[0]?.toUpperCase()}${value.slice(1)}`,
}));

type VoiceFieldProps = { name: 'ttsVoiceHost' | 'ttsVoiceGuest'; label: string };

/** The voice of one of the two people, with a sample. */
export function VoiceField({ name, label }: VoiceFieldProps) {
  const { trigger } = useFormContext<PodcastForm>();
  const { field, fieldState } = useController<PodcastForm, typeof name>({ name });
  const language = useWatch<PodcastForm, 'outputLanguage'>({ name: 'outputLanguage' });
  const model = useVoiceModel();
  const options = useEndpoint(podcastEndpoints.options, {}).data;
  const sample = model && options && sampleOf(options, model, field.value, language);
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
            options={OPTIONS}
            onValueChange={handleChange}
            className="min-w-0 flex-1"
          />
          {sample && (
            <SampleButton
              name={OPTIONS.find(({ value }) => value === field.value)?.label ?? field.value}
              source={sample}
            />
          )}
        </div>
      )}
    </Field>
  );
}
