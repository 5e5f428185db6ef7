import { useTranslation } from 'react-i18next';
import { Alert } from '#web/components/ui/alert.tsx';
import { Button } from '#web/components/ui/button.tsx';

type LostVoiceProps = {
  /** The name of the voice in its place. Undefined if there is none. */
  substitute: string | undefined;
  /** Absent where the voices are in view. */
  onChoose?: (() => void) | undefined;
};

/** Says that the chosen voice was removed, and which one takes its place. */
export function LostVoice({ substitute, onChoose }: LostVoiceProps) {
  const { t } = useTranslation();
  return (
    <Alert
      tone="warning"
      title={t('generate.lostVoice.title')}
      action={
        onChoose && (
          <Button variant="secondary" size="small" onClick={onChoose}>
            {t('generate.lostVoice.choose')}
          </Button>
        )
      }
    >
      <p>
        {substitute
          ? t('generate.lostVoice.substituted', { name: substitute })
          : t('generate.lostVoice.none')}
      </p>
    </Alert>
  );
}
