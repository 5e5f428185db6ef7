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
  Underline,
  Undo2,
} from 'lucide-react';
import { Toolbar } from 'radix-ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Tooltip } from '#web/components/ui/tooltip.tsx';
import { classNames } from '#web/lib/class-names.ts';
import { focusedChain } from './focused-chain.ts';

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
      canUndo: editor.can().undo(),
      canRedo: editor.can().redo(),
    }),
  });
  const run = () => focusedChain(editor);
  const toggle = (name: Mark, icon: LucideIcon, onClick: () => void) => (
    <ToolbarButton
      label={t(`editor.toolbar.${name}`)}
      icon={icon}
      isPressed={active[name]}
      onClick={onClick}
    />
  );
  return (
    <Toolbar.Root
      aria-label={t('editor.toolbar.label')}
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
      <Divider />
      <ToolbarButton
        label={t('editor.toolbar.undo')}
        icon={Undo2}
        isDisabled={!active.canUndo}
        onClick={() => run().undo().run()}
      />
      <ToolbarButton
        label={t('editor.toolbar.redo')}
        icon={Redo2}
        isDisabled={!active.canRedo}
        onClick={() => run().redo().run()}
      />
      <ToolbarButton label={t('editor.toolbar.save')} icon={Save} onClick={onSave} />
    </Toolbar.Root>
  );
}

const Divider = () => <Toolbar.Separator className="mx-0.5 h-6 w-px bg-border max-sm:hidden" />;

type ToolbarButtonProps = {
  label: string;
  icon: LucideIcon;
  isPressed?: boolean;
  isDisabled?: boolean;
  onClick: () => void;
  children?: ReactNode;
};

function ToolbarButton({
  label,
  icon: Icon,
  isPressed,
  isDisabled,
  onClick,
  children,
}: ToolbarButtonProps) {
  return (
    <Tooltip content={label}>
      <Toolbar.Button
        aria-label={label}
        aria-pressed={isPressed}
        disabled={isDisabled}
        onClick={onClick}
        className={classNames(
          'inline-flex h-9 min-w-9 items-center justify-center gap-1.5 rounded-lg px-2 text-sm font-medium text-muted-foreground transition-colors enabled:hover:bg-muted enabled:hover:text-foreground disabled:opacity-45 [&_svg]:size-4.5',
          isPressed &&
            'bg-primary-soft text-primary-soft-foreground enabled:hover:bg-primary-soft enabled:hover:text-primary-soft-foreground',
        )}
      >
        <Icon aria-hidden />
        {children}
      </Toolbar.Button>
    </Tooltip>
  );
}
