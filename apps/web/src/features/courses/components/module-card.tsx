import type { CourseContent, Language } from '@tarima/contract';
import { ChevronDown, Plus } from 'lucide-react';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { Card } from '#web/components/ui/card.tsx';
import { Spinner } from '#web/components/ui/spinner.tsx';
import { Tooltip } from '#web/components/ui/tooltip.tsx';
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
import { ON_DEMAND_STYLES } from './on-demand-styles.ts';
import { PartMenu } from './part-menu.tsx';
import { PartNumber } from './part-number.tsx';

type ModuleCardProps = {
  workspace: Workspace;
  module: StructureModule;
  /** Counts from 1. */
  number: number;
  known: ReadonlyMap<string, CourseContent>;
  language: Language;
};

/** A module in one line, and a line for each of its contents. */
export function ModuleCard({ workspace, module, number, known, language }: ModuleCardProps) {
  const { t } = useTranslation();
  const { editor, actions, details, askToRegenerate: regenerate } = workspace;
  const card = useRef<HTMLElement>(null);
  const grip = useRef<HTMLSpanElement>(null);
  const detailsId = useId();
  const isBusy = actions.isRegenerated({ moduleId: module.id });
  const isCollapsed = actions.collapsed.has(module.id);
  const isOpen = details.isOpen(module.id);
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
  const hasSources = module.contents.some(({ id }) => known.get(id)?.sources.length);
  const name = t('course.moduleNamed', { number, title: module.title });
  const listId = `contents-${module.id}`;

  return (
    <section
      ref={card}
      id={`module-${module.id}`}
      aria-label={name}
      className={classNames('relative', isDragged && 'opacity-40')}
    >
      <Card className={classNames(over?.kind === 'content' && 'ring-2 ring-primary')}>
        <fieldset disabled={isBusy} aria-busy={isBusy} className="min-w-0">
          <div className="group/part flex items-start gap-1 rounded-t-2xl bg-muted/50 py-1.5 pr-1.5 pl-0.5 lg:py-1">
            <Grip
              ref={grip}
              label={t('course.grip', { title: module.title })}
              hintId={workspace.gripHintId}
              focusName={`grip:${module.id}`}
              isDisabled={isBusy}
              onStep={(step) => actions.stepModule(module.id, step)}
              className={ON_DEMAND_STYLES}
            />
            <h3 className="shrink-0">
              <PartNumber
                number={String(number)}
                title={module.title}
                description={module.description}
                isOpen={isOpen}
                controls={detailsId}
                onToggle={() => details.toggle(module.id)}
                className="bg-primary-soft font-bold"
              />
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
              className="mx-0 leading-6 font-semibold lg:-my-0.5"
            />
            <span className="grid h-8 shrink-0 content-center px-1 text-xs whitespace-nowrap text-muted-foreground max-sm:sr-only lg:h-7">
              {t('course.summaryContents', { count: module.contents.length })}
            </span>
            <Tooltip content={t('course.addContent')}>
              <Button
                variant="ghost"
                size="icon"
                className="size-8 rounded-lg lg:size-7"
                data-focus={`add:${module.id}`}
                aria-label={t('course.addContentTo', { title: module.title })}
                disabled={!actions.canAddContent}
                onClick={() => actions.addContent(module.id)}
              >
                <Plus aria-hidden />
              </Button>
            </Tooltip>
            <Button
              variant="ghost"
              size="icon"
              className="size-8 rounded-lg lg:size-7"
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
              <Spinner label={t('course.regenerating')} className="m-1 size-5" />
            ) : (
              <PartMenu
                title={module.title}
                focusName={`menu:${module.id}`}
                onStep={(step) => actions.stepModule(module.id, step)}
                isRegenerating={actions.isRegenerating}
                onRegenerate={
                  regenerate && (hasSources ? () => regenerate({ moduleId: module.id }) : null)
                }
                onRemove={
                  workspace.destinations.length > 1 ? () => actions.removeModule(module.id) : null
                }
              />
            )}
          </div>
          <div
            id={detailsId}
            hidden={!isOpen}
            className="animate-fade-in border-t py-1 pr-9 pl-[4.25rem]"
          >
            {isOpen && (
              <EditableText
                label={t('course.moduleDescription', { number })}
                value={module.description}
                maxLength={TEXT_LIMITS.description}
                placeholder={t('course.moduleDescriptionPlaceholder')}
                lang={language}
                onChange={change('description')}
                className="mx-0 text-sm text-muted-foreground"
              />
            )}
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
                  known={known.get(content.id)}
                  language={language}
                />
              ))}
            </ol>
          </div>
        </fieldset>
      </Card>
      <DropLine edge={over?.kind === 'module' ? over.edge : null} isBetweenCards />
    </section>
  );
}
