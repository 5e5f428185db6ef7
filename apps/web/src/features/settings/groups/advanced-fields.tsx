import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

type AdvancedFieldsProps = {
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  children: ReactNode;
};

/** Fields that hardly anybody needs, behind a button. */
export function AdvancedFields({ isOpen, onOpen, children }: AdvancedFieldsProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => onOpen(!isOpen)}
        className="group inline-flex min-h-control-small items-center gap-2 justify-self-start rounded-lg text-sm font-medium text-muted-foreground hover:text-foreground"
      >
        <ChevronDown
          aria-hidden
          className="size-4 -rotate-90 transition-transform group-aria-expanded:rotate-0"
        />
        {t('settings.advanced')}
      </button>
      <div
        id={id}
        hidden={!isOpen}
        className="grid grid-cols-[minmax(0,1fr)] gap-5 md:grid-cols-2 [&[hidden]]:hidden"
      >
        {children}
      </div>
    </div>
  );
}
