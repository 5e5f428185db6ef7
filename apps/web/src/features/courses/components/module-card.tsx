import type { ContentSource, Language } from '@tarima/contract';
import { ChevronDown, Plus } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { Card } from '#web/components/ui/card.tsx';
import { Spinner } from '#web/components/ui/spinner.tsx';
import { classNames } from '#web/lib/class-names.ts';
import { DropLine } from '../drag/drop-line.tsx';
import { useDragSource } from '../drag/use-drag-source.ts';
import { useDropTarget } from '../drag/use-drop-target.ts';
import { changeModule, type StructureModule } from '../structure/structure-edits.ts';
import { TEXT_LIMITS } from '../structure/text-limits.ts';
import type { Workspace } from '../structure/workspace.ts';
import { ContentRow } from './content-row.tsx';
import { EditableText } from './editable-text.tsx';
import { Grip } from './grip.tsx';
import { PartMenu } from './part-menu.tsx';

type ModuleCardProps = {
  workspace: Workspace;
  module: StructureModule;
  /** Counts from 1. */
  number: number;
  sourcesOf: (contentId: string) => readonly ContentSource[];
  language: Language;
};

export function ModuleCard({ workspace, module, number, sourcesOf, language }: ModuleCardProps) {
  const { t } = useTranslation();
  const { editor, actions } = workspace;
  const card = useRef<HTMLElement>(null);
  const grip = useRef<HTMLSpanElement>(null);
  const isBusy = actions.isRegenerated({ moduleId: module.id });
  const isCollapsed = actions.collapsed.has(module.id);
  const isDragged = useDragSource({
    element: card,
    handle: grip,
    item: { kind: 'module', id: module.id },
    label: module.title,
    isDisabled: isBusy,
  });
  const over = useDropTarget({
    element: card,
    accepts: ({ id }) => id !== module.id && !isBusy,
    onDrop: ({ kind, id }, edge) =>
      kind === 'module'
        ? actions.dropModule(id, module.id, edge)
        : actions.moveToModule(id, module.id),
  });
  const change = (field: 'title' | 'description') => (value: string) =>
    editor.edit(
      (before) => changeModule(before, module.id, { [field]: value }),
      `${field}:${module.id}`,
    );
  const hasSources = module.contents.some(({ id }) => sourcesOf(id).length > 0);
  const name = t('course.moduleNamed', { number, title: module.title });
  const listId = `contents-${module.id}`;

  return (
    <section
      ref={card}
      id={`module-${module.id}`}
      aria-label={name}
      className={classNames('relative scroll-mt-36', isDragged && 'opacity-40')}
    >
      <Card className={classNames(over?.kind === 'content' && 'ring-2 ring-primary')}>
        <fieldset disabled={isBusy} aria-busy={isBusy} className="min-w-0">
          <div className="flex items-start gap-2 py-4 pr-2 pl-1.5 sm:gap-3 sm:pr-3 sm:pl-3">
            <Grip
              ref={grip}
              label={t('course.grip', { title: module.title })}
              hintId={workspace.gripHintId}
              focusName={`grip:${module.id}`}
              isDisabled={isBusy}
              onStep={(step) => actions.stepModule(module.id, step)}
            />
            <div className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)] pl-2">
              <h3 className="flex min-h-8 flex-wrap items-center gap-x-3 text-xs font-semibold tracking-wide text-primary uppercase">
                {t('course.module', { number })}
                <span className="font-medium tracking-normal text-muted-foreground normal-case">
                  {t('course.summaryContents', { count: module.contents.length })}
                </span>
              </h3>
              <EditableText
                label={t('course.moduleTitle', { number })}
                focusName={`title:${module.id}`}
                value={module.title}
                maxLength={TEXT_LIMITS.title}
                required
                singleLine
                lang={language}
                onChange={change('title')}
                className="text-lg font-semibold tracking-tight"
              />
              <EditableText
                label={t('course.moduleDescription', { number })}
                value={module.description}
                maxLength={TEXT_LIMITS.description}
                placeholder={t('course.moduleDescriptionPlaceholder')}
                lang={language}
                onChange={change('description')}
                className="text-sm text-muted-foreground"
              />
            </div>
            <div className="flex max-sm:flex-col">
              <Button
                variant="ghost"
                size="icon"
                className="size-8 rounded-lg"
                aria-label={t(isCollapsed ? 'course.expand' : 'course.collapse', {
                  title: module.title,
                })}
                aria-expanded={!isCollapsed}
                aria-controls={listId}
                onClick={() => actions.toggle(module.id)}
              >
                <ChevronDown
                  aria-hidden
                  className={classNames('transition-transform', isCollapsed && '-rotate-90')}
                />
              </Button>
              {isBusy ? (
                <Spinner label={t('course.regenerating')} className="m-1.5 size-5" />
              ) : (
                <PartMenu
                  title={module.title}
                  focusName={`menu:${module.id}`}
                  onStep={(step) => actions.stepModule(module.id, step)}
                  isRegenerating={actions.isRegenerating}
                  onRegenerate={
                    hasSources ? () => workspace.askToRegenerate({ moduleId: module.id }) : null
                  }
                  onRemove={
                    workspace.destinations.length > 1 ? () => actions.removeModule(module.id) : null
                  }
                />
              )}
            </div>
          </div>
          <div id={listId} hidden={isCollapsed}>
            {module.contents.length === 0 && (
              <p className="border-t px-5 py-6 text-center text-sm text-muted-foreground">
                {t('course.emptyModule')}
              </p>
            )}
            <ol>
              {module.contents.map((content, index) => (
                <ContentRow
                  key={content.id}
                  workspace={workspace}
                  module={module}
                  content={content}
                  number={`${number}.${index + 1}`}
                  sources={sourcesOf(content.id)}
                  language={language}
                />
              ))}
            </ol>
            <div className="border-t p-2 sm:px-3">
              <Button
                variant="ghost"
                size="small"
                data-focus={`add:${module.id}`}
                aria-label={t('course.addContentTo', { title: module.title })}
                disabled={!actions.canAddContent}
                onClick={() => actions.addContent(module.id)}
              >
                <Plus aria-hidden />
                {t('course.addContent')}
              </Button>
            </div>
          </div>
        </fieldset>
      </Card>
      <DropLine edge={over?.kind === 'module' ? over.edge : null} isBetweenCards />
    </section>
  );
}
