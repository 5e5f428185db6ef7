import type { Course } from '@tarima/contract';
import {
  Check,
  FileText,
  Hourglass,
  LoaderCircle,
  type LucideIcon,
  Pause,
  PenLine,
  TriangleAlert,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Badge } from '#web/components/ui/badge.tsx';
import { Tooltip } from '#web/components/ui/tooltip.tsx';
import { classNames } from '#web/lib/class-names.ts';
import {
  CONTENT_STATES,
  CONTENT_TONES,
  type ContentState,
  type ContentWork,
  contentState,
} from '../content-state.ts';
import { contentsOf } from '../course-contents.ts';

const ICONS: Record<ContentState, LucideIcon> = {
  filmed: Check,
  filming: LoaderCircle,
  queued: Hourglass,
  paused: Pause,
  filmFailed: TriangleAlert,
  scripted: FileText,
  empty: PenLine,
  scriptFailed: TriangleAlert,
  writing: LoaderCircle,
  missing: PenLine,
};

type ContentBoardProps = {
  course: Course;
  work: ContentWork;
  onOpen: (contentId: string) => void;
};

/** The states of all contents at once: a sign for each, by module, and how many there are of each. */
export function ContentBoard({ course, work, onOpen }: ContentBoardProps) {
  const { t } = useTranslation();
  const byState = Map.groupBy(contentsOf(course), (content) => contentState(content, work));
  return (
    <section
      aria-label={t('courseScripts.board.title')}
      className="grid grid-cols-[minmax(0,1fr)] gap-3"
    >
      <ul className="flex flex-wrap gap-x-2 gap-y-1.5">
        {CONTENT_STATES.filter((state) => byState.has(state)).map((state) => {
          const Icon = ICONS[state];
          return (
            <li key={state}>
              <Badge tone={CONTENT_TONES[state]} className="tabular-nums">
                <Icon aria-hidden />
                {t(`courseScripts.board.counts.${state}`, { count: byState.get(state)?.length })}
              </Badge>
            </li>
          );
        })}
      </ul>
      <ol className="flex flex-wrap gap-x-6 gap-y-2">
        {course.modules.map((module, index) => (
          <li key={module.id} className="grid content-start gap-1">
            <span className="text-xs text-muted-foreground" title={module.title}>
              {t('courseScripts.moduleNumber', { number: index + 1 })}
            </span>
            <ol className="flex flex-wrap gap-1">
              {module.contents.map((content) => (
                <li key={content.id}>
                  <ContentSign
                    number={content.orderIndex + 1}
                    title={content.title}
                    state={contentState(content, work)}
                    onOpen={() => onOpen(content.id)}
                  />
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ol>
    </section>
  );
}

const SIGN_TONES = {
  neutral: 'border bg-card text-foreground',
  accent: 'bg-primary-soft text-primary-soft-foreground',
  success: 'bg-success-soft text-success-soft-foreground',
  warning: 'bg-warning-soft text-warning-soft-foreground',
  destructive: 'bg-destructive-soft text-destructive-soft-foreground',
} as const;

type ContentSignProps = { number: number; title: string; state: ContentState; onOpen: () => void };

function ContentSign({ number, title, state, onOpen }: ContentSignProps) {
  const { t } = useTranslation();
  const Icon = ICONS[state];
  const name = `${number}. ${title}: ${t(`courseScripts.board.states.${state}`)}`;
  return (
    <Tooltip content={name}>
      <button
        type="button"
        aria-label={name}
        onClick={onOpen}
        className={classNames(
          'flex h-control min-w-control items-center justify-center gap-0.5 rounded-lg px-1 text-xs font-semibold tabular-nums transition hover:brightness-95 lg:h-8 lg:min-w-9 dark:hover:brightness-115',
          SIGN_TONES[CONTENT_TONES[state]],
        )}
      >
        <Icon
          aria-hidden
          className={classNames(
            'size-3 shrink-0',
            (state === 'filming' || state === 'writing') && 'animate-spin',
          )}
        />
        {number}
      </button>
    </Tooltip>
  );
}
