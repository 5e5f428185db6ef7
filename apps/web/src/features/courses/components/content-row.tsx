import type { CourseContent, Language } from '@tarima/contract';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Spinner } from '#web/components/ui/spinner.tsx';
import { QuestionsButton } from '#web/features/questions/components/questions-button.tsx';
import { setOf } from '#web/features/questions/use-project-questions.ts';
import { classNames } from '#web/lib/class-names.ts';
import { DropLine } from '../drag/drop-line.tsx';
import { useDragSource } from '../drag/use-drag-source.ts';
import { useDropTarget } from '../drag/use-drop-target.ts';
import {
  changeContent,
  type StructureContent,
  type StructureModule,
} from '../structure/structure-edits.ts';
import { TEXT_LIMITS } from '../structure/text-limits.ts';
import type { Workspace } from '../structure/workspace.ts';
import { ContentNote } from './content-note.tsx';
import { ContentSources } from './content-sources.tsx';
import { EditableText } from './editable-text.tsx';
import { Grip } from './grip.tsx';
import { ON_DEMAND_STYLES } from './on-demand-styles.ts';
import { PartMenu } from './part-menu.tsx';
import { PartNumber } from './part-number.tsx';

type ContentRowProps = {
  workspace: Workspace;
  module: StructureModule;
  content: StructureContent;
  /** Such as `2.3`. */
  number: string;
  /** The content as the server has it; undefined before it is saved. */
  known: CourseContent | undefined;
  language: Language;
};

/** One line for each content. Its number opens its text and its sources. */
export function ContentRow({
  workspace,
  module,
  content,
  number,
  known,
  language,
}: ContentRowProps) {
  const { t } = useTranslation();
  const { editor, actions, details, askToRegenerate: regenerate } = workspace;
  const row = useRef<HTMLLIElement>(null);
  const grip = useRef<HTMLSpanElement>(null);
  const detailsId = useId();
  const sources = known?.sources ?? [];
  const part = { moduleId: module.id, contentId: content.id };
  const isBusy = actions.isRegenerated(part);
  const isOfBusyModule = actions.isRegenerated({ moduleId: module.id });
  const isOpen = details.isOpen(content.id);
  const isDragged = useDragSource({
    element: row,
    handle: grip,
    item: { kind: 'content', id: content.id },
    label: `${number} ${content.title}`,
    isDisabled: isBusy,
  });
  const over = useDropTarget({
    element: row,
    accepts: ({ kind, id }) => kind === 'content' && id !== content.id && !isBusy,
    onDrop: (item, edge) => actions.dropOnContent(item, content.id, edge),
  });
  const change = (field: 'title' | 'description') => (value: string) =>
    editor.edit(
      (before) => changeContent(before, content.id, { [field]: value }),
      `${field}:${content.id}`,
    );

  return (
    <li ref={row} className={classNames('group/part relative border-t', isDragged && 'opacity-40')}>
      <fieldset
        disabled={isBusy}
        aria-busy={isBusy}
        className="min-w-0 py-1.5 pr-1.5 pl-0.5 aria-busy:opacity-60 lg:py-0.5"
      >
        <div className="flex min-w-0 items-start gap-1">
          <Grip
            ref={grip}
            label={t('course.grip', { title: content.title })}
            hintId={workspace.gripHintId}
            focusName={`grip:${content.id}`}
            isDisabled={isBusy}
            onStep={(step) => actions.stepContent(content.id, step)}
            className={ON_DEMAND_STYLES}
          />
          <PartNumber
            number={number}
            title={content.title}
            description={content.description}
            isOpen={isOpen}
            controls={detailsId}
            onToggle={() => details.toggle(content.id)}
          />
          <EditableText
            label={t('course.contentTitle', { number })}
            focusName={`title:${content.id}`}
            value={content.title}
            maxLength={TEXT_LIMITS.title}
            required
            singleLine
            lang={language}
            onChange={change('title')}
            className="mx-0 text-sm leading-5 font-medium max-lg:my-0.5"
          />
          <ContentNote
            sources={sources}
            isDesigned={workspace.isDesigned}
            hasScript={known?.script != null}
          />
          {known?.script && workspace.questions && (
            <QuestionsButton
              title={content.title}
              set={setOf(workspace.questions, content.id)}
              isShort
              onOpen={() => workspace.onQuestions(content.id)}
              className="h-8 min-w-8 justify-center gap-0.5 px-1 text-xs lg:h-7 lg:min-w-7 [&_svg]:size-3.5"
            />
          )}
          {isBusy && !isOfBusyModule ? (
            <Spinner label={t('course.regenerating')} className="m-1 size-5" />
          ) : (
            <PartMenu
              title={content.title}
              focusName={`menu:${content.id}`}
              onStep={(step) => actions.stepContent(content.id, step)}
              destinations={workspace.destinations.filter(({ id }) => id !== module.id)}
              onMoveTo={(moduleId) => actions.moveToModule(content.id, moduleId)}
              isRegenerating={actions.isRegenerating}
              onRegenerate={regenerate && (sources.length > 0 ? () => regenerate(part) : null)}
              onRemove={() => actions.removeContent(content.id)}
            />
          )}
        </div>
        <div id={detailsId} hidden={!isOpen} className="animate-fade-in pr-9 pb-2 pl-[4.25rem]">
          {isOpen && (
            <>
              <EditableText
                label={t('course.contentDescription', { number })}
                value={content.description}
                maxLength={TEXT_LIMITS.description}
                placeholder={t('course.contentDescriptionPlaceholder')}
                lang={language}
                onChange={change('description')}
                className="mx-0 text-sm text-muted-foreground"
              />
              <div className="mt-1 px-2">
                <ContentSources sources={sources} isDesigned={workspace.isDesigned} />
              </div>
            </>
          )}
        </div>
      </fieldset>
      <DropLine edge={over?.edge ?? null} />
    </li>
  );
}
