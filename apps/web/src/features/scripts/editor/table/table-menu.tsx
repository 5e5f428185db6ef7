import type { Editor } from '@tiptap/react';
import { Table2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '#web/components/ui/dropdown-menu.tsx';
import { ToolbarButton } from '../toolbar-button.tsx';
import { changeTable, openTable, TABLE_CHANGES, type TableChange } from './change-table.ts';

/** The changes of the table at the cursor. */
export function TableMenu({ editor }: { editor: Editor }) {
  const { t } = useTranslation();
  const change = (name: TableChange) => {
    const open = openTable(editor.state);
    if (open) editor.view.dispatch(changeTable(editor.state, open, name));
  };
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <ToolbarButton label={t('editor.table.change')} icon={Table2}>
          {t('editor.table.name')}
        </ToolbarButton>
      </DropdownMenuTrigger>
      <DropdownMenuContent
        align="start"
        // The person goes on typing in the table.
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          editor.view.focus();
        }}
      >
        {TABLE_CHANGES.map((name) => (
          <DropdownMenuItem key={name} onSelect={() => change(name)}>
            {t(`editor.table.changes.${name}`)}
          </DropdownMenuItem>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
