import type { HandOver } from '@tarima/contract';
import { formatBytes } from '@tarima/text';
import { useTranslation } from 'react-i18next';
import { Fold } from '#web/components/fold.tsx';
import { Badge } from '#web/components/ui/badge.tsx';
import { spokenTime } from '#web/features/course-queue/spoken-time.ts';
import { formatDuration } from '#web/lib/format.ts';
import { chosenContents, filmedContents, type PackageChoice } from '../package-choice.ts';

type ContentChoiceProps = {
  handOver: HandOver;
  choice: PackageChoice;
  onChange: (choice: PackageChoice) => void;
};
type Content = HandOver['contents'][number];

const rowStyles = 'flex min-h-9 items-center gap-3 rounded-lg px-2 py-1';

/** The videos of a course that shall leave, by module. Contents without one are named. */
export function ContentChoice({ handOver, choice, onChange }: ContentChoiceProps) {
  const { t } = useTranslation();
  const all = filmedContents(handOver);
  const chosen = chosenContents(handOver, choice);
  const seconds = chosen.reduce((sum, { video }) => sum + video.seconds, 0);
  const exclude = (ids: Iterable<string>) => onChange({ ...choice, excluded: new Set(ids) });
  const summary = {
    count: chosen.length,
    total: all.length,
    time: spokenTime(seconds, t),
  };
  return (
    <Fold
      label={t('handOver.contents.label')}
      summary={t(
        chosen.length === all.length ? 'handOver.contents.all' : 'handOver.contents.some',
        summary,
      )}
    >
      <div className="grid max-h-96 gap-3 overflow-y-auto text-sm">
        <label className={`${rowStyles} cursor-pointer font-medium hover:bg-muted`}>
          <input
            type="checkbox"
            className="size-4 shrink-0 accent-primary"
            checked={chosen.length === all.length}
            onChange={({ target }) => exclude(target.checked ? [] : all.map(({ id }) => id))}
          />
          {t('handOver.contents.everything')}
        </label>
        {modulesOf(handOver.contents).map(({ title, contents }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two modules may have the same title
          <fieldset key={index} className="grid gap-0.5">
            <legend className="px-2 pb-1 text-xs font-medium text-muted-foreground">
              {title || t('handOver.contents.untitledModule')}
            </legend>
            {contents.map((content) => (
              <ContentRow
                key={content.id}
                content={content}
                isChosen={!choice.excluded.has(content.id)}
                onChange={(isChosen) =>
                  exclude(
                    isChosen
                      ? [...choice.excluded].filter((id) => id !== content.id)
                      : [...choice.excluded, content.id],
                  )
                }
              />
            ))}
          </fieldset>
        ))}
      </div>
      {chosen.length === 0 && (
        <p role="alert" className="px-2 pt-2 text-sm text-destructive">
          {t('handOver.contents.none')}
        </p>
      )}
    </Fold>
  );
}

type ContentRowProps = {
  content: Content;
  isChosen: boolean;
  onChange: (isChosen: boolean) => void;
};

function ContentRow({ content: { title, video }, isChosen, onChange }: ContentRowProps) {
  const { t, i18n } = useTranslation();
  if (!video) {
    return (
      <p className={`${rowStyles} text-muted-foreground`}>
        <span className="min-w-0 flex-1 pl-7 wrap-anywhere">{title}</span>
        <Badge tone="warning">{t('handOver.contents.noVideo')}</Badge>
      </p>
    );
  }
  return (
    <label className={`${rowStyles} cursor-pointer hover:bg-muted`}>
      <input
        type="checkbox"
        className="size-4 shrink-0 accent-primary"
        checked={isChosen}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span className="min-w-0 flex-1 wrap-anywhere">{title}</span>
      {video.isOutdated && <Badge tone="warning">{t('handOver.contents.outdated')}</Badge>}
      <span className="shrink-0 text-muted-foreground tabular-nums max-sm:text-right">
        {formatDuration(video.seconds)}
        <span className="max-sm:hidden"> · </span>
        <span className="max-sm:block">{formatBytes(video.bytes, i18n.language)}</span>
      </span>
    </label>
  );
}

type ModuleOfContents = { title: string; contents: Content[] };

/** Neighbours of the same module, in the order of the course. */
function modulesOf(contents: readonly Content[]): ModuleOfContents[] {
  const modules: ModuleOfContents[] = [];
  for (const content of contents) {
    const last = modules.at(-1);
    if (last?.title === content.moduleTitle) last.contents.push(content);
    else modules.push({ title: content.moduleTitle, contents: [content] });
  }
  return modules;
}
