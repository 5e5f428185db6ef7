import { PODCAST_VOICES, type PodcastVoice, podcastEndpoints } from '@tarima/contract';
import { useId } from 'react';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { SampleButton } from '#web/features/voices/components/sample-button.tsx';
import { styleName } from '#web/features/voices/style-name.ts';
import { useEndpoint } from '#web/lib/use-endpoint.ts';
import type { PodcastForm } from '../podcast-form.schema.ts';
import { useVoiceModel } from '../use-voice-model.ts';
import { namesToChoose, personOf, voiceOf } from '../voice-model-choice.ts';

/** The voices to hear, with a choice for each of the two people. */
export function VoiceTable() {
  const { t } = useTranslation();
  const errorId = useId();
  const { trigger } = useFormContext<PodcastForm>();
  const host = useController<PodcastForm, 'ttsVoiceHost'>({ name: 'ttsVoiceHost' });
  const guest = useController<PodcastForm, 'ttsVoiceGuest'>({ name: 'ttsVoiceGuest' });
  const language = useWatch<PodcastForm, 'outputLanguage'>({ name: 'outputLanguage' });
  const model = useVoiceModel();
  const options = useEndpoint(podcastEndpoints.options, {}).data;
  const chosen = [host.field.value, guest.field.value];
  const names = model && options ? namesToChoose(options, model, language, chosen) : PODCAST_VOICES;
  const error = guest.fieldState.error?.message;

  const radio = (voice: PodcastVoice, { field }: typeof host | typeof guest, label: string) => {
    const isChosen = field.value === voice;
    return (
      <td className="p-0">
        <label className="grid h-control cursor-pointer place-items-center rounded-lg hover:bg-muted">
          <input
            type="radio"
            name={field.name}
            value={voice}
            checked={isChosen}
            // The focus goes to the chosen one if the choice cannot be sent.
            ref={isChosen ? field.ref : undefined}
            aria-label={label}
            aria-describedby={error ? errorId : undefined}
            className="size-5 cursor-pointer accent-primary"
            onChange={() => {
              field.onChange(voice);
              // Checks at once that the two voices differ.
              void trigger('ttsVoiceGuest');
            }}
          />
        </label>
      </td>
    );
  };

  return (
    <div className="grid gap-2">
      <table className="w-full table-fixed border-separate border-spacing-y-1 text-sm">
        <thead>
          <tr className="text-xs text-muted-foreground">
            <th scope="col" className="text-left font-medium">
              {t('podcasts.voice.voice')}
            </th>
            <th scope="col" className="w-20 font-medium">
              {t('podcasts.voice.hosts')}
            </th>
            <th scope="col" className="w-20 font-medium">
              {t('podcasts.voice.answers')}
            </th>
          </tr>
        </thead>
        <tbody>
          {names.map((voice) => {
            const person = personOf(options, voice, language);
            const spoken = model && options && voiceOf(options, model, voice, language);
            const facts: string[] = [voice];
            if (spoken) {
              const { gender, style } = spoken;
              facts.push(
                t(`voices.genders.${gender}`),
                ...(style ? [styleName({ gender, style }, t)] : []),
              );
            }
            return (
              <tr key={voice}>
                <th scope="row" className="p-0 text-left font-normal">
                  <span className="flex items-center gap-2.5">
                    {spoken && <SampleButton name={person} source={spoken.previewUrl} />}
                    <span className="grid min-w-0">
                      <span className="truncate font-medium">{person}</span>
                      <span className="text-xs text-muted-foreground">{facts.join(' · ')}</span>
                    </span>
                  </span>
                </th>
                {radio(voice, host, t('podcasts.voice.hostIs', { person }))}
                {radio(voice, guest, t('podcasts.voice.guestIs', { person }))}
              </tr>
            );
          })}
        </tbody>
      </table>
      {error && (
        <p id={errorId} role="alert" className="text-sm text-destructive">
          {error}
        </p>
      )}
    </div>
  );
}
