import { useTranslation } from 'react-i18next';
import { Alert } from '#web/components/ui/alert.tsx';
import { Button } from '#web/components/ui/button.tsx';
import type { ShownChoices } from '../shown-choices.ts';
import { isLocked, type WizardStep } from '../wizard-rules.ts';

type LostChoiceProps = {
  choices: ShownChoices;
  step: WizardStep;
  onStep: (step: WizardStep) => void;
};

/** Says that the chosen person or voice was removed, and which voice takes its place. */
export function LostChoice({ choices, step, onStep }: LostChoiceProps) {
  const { t } = useTranslation();
  const { voice, isPresenterGone, isVoiceGone } = choices;
  return (
    <>
      {isPresenterGone && choices.settings.videoMode === 'avatar' && (
        <Alert tone="warning" title={t('generate.lostPresenter.title')}>
          <p>{t('generate.lostPresenter.choose')}</p>
        </Alert>
      )}
      {isVoiceGone && (
        <Alert
          tone="warning"
          title={t('generate.lostVoice.title')}
          action={
            step !== 'voice' &&
            !isLocked('voice', choices) && (
              <Button variant="secondary" size="small" onClick={() => onStep('voice')}>
                {t('generate.lostVoice.choose')}
              </Button>
            )
          }
        >
          <p>
            {voice
              ? t('generate.lostVoice.substituted', { name: voice.voice_name })
              : t('generate.lostVoice.none')}
          </p>
        </Alert>
      )}
    </>
  );
}
