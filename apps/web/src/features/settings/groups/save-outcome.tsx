import type {
  SettingGroup,
  SettingsTrial,
  studioSettingsEndpoints,
  TrialProblem,
} from '@tarima/contract';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { Spinner } from '#web/components/ui/spinner.tsx';
import type { DataOf } from '#web/lib/api-client.ts';
import { classNames } from '#web/lib/class-names.ts';
import type { NewValues } from '../drafts.ts';
import { adviceFor } from './advice.ts';
import { partName } from './group-name.ts';
import { usePassedWords } from './use-passed-words.ts';

type SaveOutcomeProps = {
  group: SettingGroup;
  isPending: boolean;
  answer: DataOf<typeof studioSettingsEndpoints.change> | undefined;
  sent: NewValues;
  /** Stores the values although they failed. */
  onAnyway: () => void;
};

/** The outcome of the last save, beside its button. A screen reader says it. */
export function SaveOutcome({ group, isPending, answer, sent, onAnyway }: SaveOutcomeProps) {
  const { t } = useTranslation();
  const hasSent = Object.keys(sent).length > 0;
  const outcome = () => {
    if (isPending) return <Trying group={group} />;
    if (!answer) return null;
    const { check, isStored } = answer;
    if (check?.problem) {
      return (
        <Failed
          problem={check.problem}
          name={partName(group, t)}
          {...(hasSent && !isStored && { onAnyway })}
        />
      );
    }
    if (check) return <Passed group={group} trial={check} isSaved={hasSent} />;
    return isStored && <Box tone="success" title={t('settings.saved')} />;
  };
  return (
    <div role="status" className="min-w-0 flex-1 basis-72">
      {outcome()}
    </div>
  );
}

/** Counts the seconds, so that a slow answer does not look like none. */
function Trying({ group }: { group: SettingGroup }) {
  const { t, i18n } = useTranslation();
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setSeconds((passed) => passed + 1), 1_000);
    return () => clearInterval(timer);
  }, []);
  const words = t('settings.trying', { name: partName(group, t) });
  return (
    <p className="flex min-h-control items-center gap-3 text-sm">
      <Spinner label={words} className="size-5" />
      <span aria-hidden>
        {words}
        {seconds > 0 && (
          <span className="text-muted-foreground tabular-nums">
            {` ${new Intl.NumberFormat(i18n.language, { style: 'unit', unit: 'second' }).format(seconds)}`}
          </span>
        )}
      </span>
    </p>
  );
}

type PassedProps = { group: SettingGroup; trial: SettingsTrial; isSaved: boolean };

function Passed({ group, trial, isSaved }: PassedProps) {
  const { t } = useTranslation();
  const lines = usePassedWords(group, trial);
  return (
    <Box tone="success" title={t(isSaved ? 'settings.savedAndWorks' : 'settings.works')}>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Box>
  );
}

type FailedProps = { problem: TrialProblem; name: string; onAnyway?: () => void };

function Failed({ problem, name, onAnyway }: FailedProps) {
  const { t } = useTranslation();
  return (
    <Box tone="destructive" title={t('settings.failed', { name })}>
      <p>{adviceFor(problem, t)}</p>
      {onAnyway && (
        <>
          <p>{t('settings.notStored')}</p>
          <Button
            variant="secondary"
            size="small"
            className="mt-1 justify-self-start"
            onClick={onAnyway}
          >
            {t('settings.saveAnyway')}
          </Button>
        </>
      )}
    </Box>
  );
}

const BOXES = {
  success: { icon: CircleCheck, styles: 'bg-success-soft text-success-soft-foreground' },
  destructive: {
    icon: CircleAlert,
    styles: 'bg-destructive-soft text-destructive-soft-foreground',
  },
};

type BoxProps = { tone: keyof typeof BOXES; title: string; children?: ReactNode };

function Box({ tone, title, children }: BoxProps) {
  const { icon: Icon, styles } = BOXES[tone];
  return (
    <div className={classNames('flex animate-enter gap-3 rounded-xl px-4 py-2.5 text-sm', styles)}>
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
      <div className="grid min-w-0 flex-1 gap-1 text-pretty wrap-anywhere">
        <p className="font-semibold">{title}</p>
        {children}
      </div>
    </div>
  );
}
