import { type Editor, useEditorState } from '@tiptap/react';
import {
  Bold,
  Clapperboard,
  Heading1,
  Heading2,
  Heading3,
  Italic,
  List,
  ListOrdered,
  type LucideIcon,
  Mic,
  Redo2,
  Save,
  Table2,
  Underline,
  Undo2,
} from 'lucide-react';
import { Toolbar } from 'radix-ui';
import { Suspense, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '#web/lib/lazy-part.ts';
import { focusedChain } from './focused-chain.ts';
import { openTable } from './table/change-table.ts';
import { ToolbarButton } from './toolbar-button.tsx';

/** Lazy: most scripts have no table. */
const TableMenu = lazyPart(async () => ({
  default: (await import('./table/table-menu.tsx')).TableMenu,
}));

type Mark =
  | 'bold'
  | 'italic'
  | 'underline'
  | 'heading1'
  | 'heading2'
  | 'heading3'
  | 'bulletList'
  | 'orderedList';

type ScriptToolbarProps = { editor: Editor; onSave: () => void };

/** The toolbar of the text. It is one tab stop; arrow keys move inside. */
export function ScriptToolbar({ editor, onSave }: ScriptToolbarProps) {
  const { t } = useTranslation();
  const active = useEditorState({
    editor,
    selector: () => ({
      bold: editor.isActive('bold'),
      italic: editor.isActive('italic'),
      underline: editor.isActive('underline'),
      heading1: editor.isActive('heading', { level: 1 }),
      heading2: editor.isActive('heading', { level: 2 }),
      heading3: editor.isActive('heading', { level: 3 }),
      bulletList: editor.isActive('bulletList'),
      orderedList: editor.isActive('orderedList'),
      isInTable: openTable(editor.state) !== null,
      canUndo: editor.can().undo(),
      canRedo: editor.can().redo(),
    }),
  });
  const toolbar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Inside a table, Tab goes to the next cell.
    const goToToolbar = (event: KeyboardEvent) => {
      if (!event.altKey || event.key !== 'F10' || !editor.isFocused) return;
      event.preventDefault();
      toolbar.current?.querySelector('button')?.focus();
    };
    window.addEventListener('keydown', goToToolbar);
    return () => window.removeEventListener('keydown', goToToolbar);
  }, [editor]);
  const run = () => focusedChain(editor);
  const toggle = (name: Mark, icon: LucideIcon, onClick: () => void) => (
    <ToolbarButton
      label={t(`editor.toolbar.${name}`)}
      icon={icon}
      isPressed={active[name]}
      onClick={onClick}
    />
  );
  const newTable = (
    <ToolbarButton
      label={t('editor.table.insert')}
      icon={Table2}
      onClick={() => run().insertTable().run()}
    >
      {t('editor.table.name')}
    </ToolbarButton>
  );
  return (
    <Toolbar.Root
      ref={toolbar}
      aria-label={t('editor.toolbar.label')}
      aria-keyshortcuts="Alt+F10"
      className="flex flex-wrap items-center gap-0.5 border-b p-2"
    >
      {toggle('bold', Bold, () => run().toggleBold().run())}
      {toggle('italic', Italic, () => run().toggleItalic().run())}
      {toggle('underline', Underline, () => run().toggleUnderline().run())}
      <Divider />
      {toggle('heading1', Heading1, () => run().toggleHeading({ level: 1 }).run())}
      {toggle('heading2', Heading2, () => run().toggleHeading({ level: 2 }).run())}
      {toggle('heading3', Heading3, () => run().toggleHeading({ level: 3 }).run())}
      <Divider />
      {toggle('bulletList', List, () => run().toggleBulletList().run())}
      {toggle('orderedList', ListOrdered, () => run().toggleOrderedList().run())}
      <Divider />
      <ToolbarButton
        label={t('editor.toolbar.sceneHint')}
        icon={Clapperboard}
        onClick={() => run().insertSceneDirection().run()}
      >
        {t('editor.toolbar.scene')}
      </ToolbarButton>
      <ToolbarButton
        label={t('editor.toolbar.voiceHint')}
        icon={Mic}
        onClick={() => run().insertVoiceDirection().run()}
      >
        {t('editor.toolbar.voice')}
      </ToolbarButton>
      {active.isInTable ? (
        <Suspense fallback={newTable}>
          <TableMenu editor={editor} />
        </Suspense>
      ) : (
        newTable
      )}
      <Divider />
      <ToolbarButton
        label={t('editor.toolbar.undo')}
        icon={Undo2}
        disabled={!active.canUndo}
        onClick={() => run().undo().run()}
      />
      <ToolbarButton
        label={t('editor.toolbar.redo')}
        icon={Redo2}
        disabled={!active.canRedo}
        onClick={() => run().redo().run()}
      />
      <ToolbarButton label={t('editor.toolbar.save')} icon={Save} onClick={onSave} />
    </Toolbar.Root>
  );
}

const Divider = () => <Toolbar.Separator className="mx-0.5 h-6 w-px bg-border max-sm:hidden" />;
