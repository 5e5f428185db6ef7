import { Plus, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';

type RemoveButtonProps = {
  label: string;
  disabled: boolean;
  /** The reason if it is disabled. */
  reason?: string | undefined;
  onRemove: () => void;
};

export function RemoveButton({ label, disabled, reason, onRemove }: RemoveButtonProps) {
  return (
    <Button
      variant="ghost"
      size="icon"
      className="max-sm:w-9"
      disabled={disabled}
      title={disabled ? reason : undefined}
      aria-label={label}
      onClick={onRemove}
    >
      <Trash2 aria-hidden />
    </Button>
  );
}

type AddPartProps = {
  label: string;
  /** The least and most parts, in words. */
  limits: string;
  disabled: boolean;
  onAdd: () => void;
};

/** Adds one more part, and says how many there may be. */
export function AddPart({ label, limits, disabled, onAdd }: AddPartProps) {
  const { t } = useTranslation();
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Button variant="secondary" size="small" disabled={disabled} onClick={onAdd}>
        <Plus aria-hidden />
        {label}
      </Button>
      <span className="text-xs text-muted-foreground">
        {disabled ? t('questions.noMore', { limits }) : limits}
      </span>
    </div>
  );
}
