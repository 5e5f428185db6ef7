import type { ContentSource, Language } from '@tarima/contract';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Spinner } from '#web/components/ui/spinner.tsx';
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
import { ContentSources } from './content-sources.tsx';
import { EditableText } from './editable-text.tsx';
import { Grip } from './grip.tsx';
import { PartMenu } from './part-menu.tsx';

type ContentRowProps = {
  workspace: Workspace;
  module: StructureModule;
  content: StructureContent;
  /** Such as `2.3`. */
  number: string;
  sources: readonly ContentSource[];
  language: Language;
};

export function ContentRow({
  workspace,
  module,
  content,
  number,
  sources,
  language,
}: ContentRowProps) {
  const { t } = useTranslation();
  const { editor, actions } = workspace;
  const row = useRef<HTMLLIElement>(null);
  const grip = useRef<HTMLSpanElement>(null);
  const part = { moduleId: module.id, contentId: content.id };
  const isBusy = actions.isRegenerated(part);
  const isOfBusyModule = actions.isRegenerated({ moduleId: module.id });
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
    <li ref={row} className={classNames('relative border-t', isDragged && 'opacity-40')}>
      <fieldset
        disabled={isBusy}
        aria-busy={isBusy}
        className="flex min-w-0 items-start gap-2 py-3 pr-2 pl-1.5 aria-busy:opacity-60 sm:gap-3 sm:pr-3 sm:pl-3"
      >
        <Grip
          ref={grip}
          label={t('course.grip', { title: content.title })}
          hintId={workspace.gripHintId}
          focusName={`grip:${content.id}`}
          isDisabled={isBusy}
          onStep={(step) => actions.stepContent(content.id, step)}
        />
        <span
          aria-hidden
          className="mt-1.5 w-7 shrink-0 text-right text-sm font-semibold text-primary tabular-nums"
        >
          {number}
        </span>
        <div className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)] pl-2">
          <EditableText
            label={t('course.contentTitle', { number })}
            focusName={`title:${content.id}`}
            value={content.title}
            maxLength={TEXT_LIMITS.title}
            required
            singleLine
            lang={language}
            onChange={change('title')}
            className="font-medium"
          />
          <EditableText
            label={t('course.contentDescription', { number })}
            value={content.description}
            maxLength={TEXT_LIMITS.description}
            placeholder={t('course.contentDescriptionPlaceholder')}
            lang={language}
            onChange={change('description')}
            className="text-sm text-muted-foreground"
          />
          <div className="mt-1">
            <ContentSources sources={sources} isDesigned={workspace.isDesigned} />
          </div>
        </div>
        {isBusy && !isOfBusyModule ? (
          <Spinner label={t('course.regenerating')} className="m-1.5 size-5" />
        ) : (
          <PartMenu
            title={content.title}
            focusName={`menu:${content.id}`}
            onStep={(step) => actions.stepContent(content.id, step)}
            destinations={workspace.destinations.filter(({ id }) => id !== module.id)}
            onMoveTo={(moduleId) => actions.moveToModule(content.id, moduleId)}
            isRegenerating={actions.isRegenerating}
            onRegenerate={sources.length > 0 ? () => workspace.askToRegenerate(part) : null}
            onRemove={() => actions.removeContent(content.id)}
          />
        )}
      </fieldset>
      <DropLine edge={over?.edge ?? null} />
    </li>
  );
}
