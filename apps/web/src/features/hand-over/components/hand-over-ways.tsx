import type { HandOver, ProjectType } from '@tarima/contract';
import { GraduationCap, Link2, Package } from 'lucide-react';
import { Tabs } from 'radix-ui';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'wouter';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { lazyPart } from '#web/lib/lazy-part.ts';
import { firstChoice, newestOf } from '../package-choice.ts';
import { PLATFORM_FORMATS } from '../platform-formats.ts';
import { FilesWay } from './files-way.tsx';
import { PlatformWay } from './platform-way.tsx';

const LearnerLinks = lazyPart(async () => ({
  default: (await import('#web/features/learner-links/learner-links.tsx')).LearnerLinks,
}));

const WAYS = [
  { name: 'platform', icon: GraduationCap },
  { name: 'files', icon: Package },
  { name: 'link', icon: Link2 },
] as const;

type HandOverWaysProps = { handOver: HandOver; type: ProjectType };

/** The three ways out of the studio. The address keeps the chosen one. */
export function HandOverWays({ handOver, type }: HandOverWaysProps) {
  const { t } = useTranslation();
  const [search, setSearch] = useSearchParams();
  const [choice, setChoice] = useState(() => firstChoice(handOver));
  // Only at first: a package that another window makes must not change the choices here.
  const [newest] = useState(() => newestOf(handOver.packages));
  const [format, setFormat] = useState(
    () => PLATFORM_FORMATS.find((one) => one === newest?.request.format) ?? 'scorm12',
  );
  const asked = search.get('way') ?? (newest?.request.format === 'folder' ? 'files' : 'platform');
  const way = WAYS.find(({ name }) => name === asked)?.name ?? 'platform';
  const shared = { handOver, type, choice, onChange: setChoice };
  return (
    <Tabs.Root
      value={way}
      onValueChange={(chosen) => setSearch({ way: chosen }, { replace: true })}
      className="grid grid-cols-[minmax(0,1fr)] gap-6"
    >
      <Tabs.List aria-label={t('handOver.ways.label')} className="grid gap-3 md:grid-cols-3">
        {WAYS.map(({ name, icon: Icon }) => (
          <Tabs.Trigger
            key={name}
            value={name}
            className="group grid grid-cols-[auto_minmax(0,1fr)] content-start gap-x-3 gap-y-1 rounded-2xl border bg-card p-4 text-left shadow-card transition-shadow hover:shadow-raised data-[state=active]:border-primary data-[state=active]:ring-2 data-[state=active]:ring-primary/25 md:gap-y-2 md:p-5"
          >
            <span className="row-span-2 grid size-10 place-items-center rounded-xl bg-muted text-muted-foreground group-data-[state=active]:bg-primary-soft group-data-[state=active]:text-primary-soft-foreground md:row-span-1">
              <Icon aria-hidden className="size-5" />
            </span>
            <span className="font-semibold md:self-center">{t(`handOver.ways.${name}.title`)}</span>
            <span className="text-sm text-pretty text-muted-foreground md:col-span-2">
              {t(`handOver.ways.${name}.text`)}
            </span>
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      <Tabs.Content value="platform" tabIndex={-1}>
        <PlatformWay {...shared} format={format} onFormat={setFormat} />
      </Tabs.Content>
      <Tabs.Content value="files" tabIndex={-1}>
        <FilesWay {...shared} />
      </Tabs.Content>
      <Tabs.Content value="link" tabIndex={-1}>
        <Suspense fallback={<Skeleton className="h-60 rounded-2xl" />}>
          <LearnerLinks projectId={handOver.projectId} />
        </Suspense>
      </Tabs.Content>
    </Tabs.Root>
  );
}
