import { ArrowDown, ArrowUp, CornerDownRight, MoreVertical, RefreshCw, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '#web/components/ui/dropdown-menu.tsx';
import { classNames } from '#web/lib/class-names.ts';
import { ON_DEMAND_STYLES } from './on-demand-styles.ts';

type PartMenuProps = {
  title: string;
  focusName: string;
  onStep: (step: -1 | 1) => void;
  /** The other modules, for a content. */
  destinations?: readonly { id: string; label: string }[];
  onMoveTo?: (moduleId: string) => void;
  /** True while any part is being regenerated: only one at a time. */
  isRegenerating: boolean;
  /** Null if there is no source to generate it from. Absent in a translation. */
  onRegenerate: (() => void) | null | undefined;
  /** Null if the part cannot be removed. */
  onRemove: (() => void) | null;
};

/** The actions on a module or a content, for any pointer and the keyboard. */
export function PartMenu({
  title,
  focusName,
  onStep,
  destinations = [],
  onMoveTo,
  isRegenerating,
  onRegenerate,
  onRemove,
}: PartMenuProps) {
  const { t } = useTranslation();
  return (
    <DropdownMenu modal={false}>
      <DropdownMenuTrigger asChild>
        <Button
          variant="ghost"
          size="icon"
          className={classNames('size-8 rounded-lg lg:size-7', ON_DEMAND_STYLES)}
          aria-label={t('course.actions', { title })}
          data-focus={focusName}
        >
          <MoreVertical aria-hidden />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent className="max-h-(--radix-dropdown-menu-content-available-height) max-w-72 overflow-y-auto">
        <DropdownMenuItem onSelect={() => onStep(-1)}>
          <ArrowUp aria-hidden />
          {t('course.moveUp')}
        </DropdownMenuItem>
        <DropdownMenuItem onSelect={() => onStep(1)}>
          <ArrowDown aria-hidden />
          {t('course.moveDown')}
        </DropdownMenuItem>
        {destinations.length > 0 && (
          <>
            <DropdownMenuSeparator />
            <DropdownMenuLabel className="py-1 text-xs text-muted-foreground">
              {t('course.moveTo')}
            </DropdownMenuLabel>
            {destinations.map(({ id, label }) => (
              <DropdownMenuItem key={id} onSelect={() => onMoveTo?.(id)}>
                <CornerDownRight aria-hidden className="shrink-0" />
                <span className="truncate">{label}</span>
              </DropdownMenuItem>
            ))}
          </>
        )}
        <DropdownMenuSeparator />
        {onRegenerate !== undefined && (
          <DropdownMenuItem
            disabled={!onRegenerate || isRegenerating}
            onSelect={() => onRegenerate?.()}
          >
            <RefreshCw aria-hidden />
            <span className="grid">
              {t('course.regenerate')}
              {!onRegenerate && (
                <span className="text-xs text-muted-foreground">
                  {t('course.regenerateUnsourced')}
                </span>
              )}
            </span>
          </DropdownMenuItem>
        )}
        <DropdownMenuItem
          disabled={!onRemove}
          onSelect={() => onRemove?.()}
          className="text-destructive"
        >
          <Trash2 aria-hidden />
          {t('course.remove')}
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
