import { Link2, Plus } from 'lucide-react';
import { type ClipboardEvent, type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { Input } from '#web/components/ui/input.tsx';
import { addressesIn } from '../addresses.ts';

type AddressFieldProps = { onAdd: (addresses: string[]) => void };

/** Adds web addresses. Several can be pasted at once. */
export function AddressField({ onAdd }: AddressFieldProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');

  const add = (text: string) => {
    onAdd(addressesIn(text));
    setTyped('');
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // Enter adds the address; it does not submit the form.
    event.preventDefault();
    add(typed);
  };
  const handlePaste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text');
    if (addressesIn(pasted).length < 2) return;
    event.preventDefault();
    add(pasted);
  };

  return (
    <div className="flex min-w-56 flex-1 gap-2">
      <div className="relative flex-1">
        <Link2
          aria-hidden
          className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-muted-foreground"
        />
        <Input
          type="url"
          inputMode="url"
          value={typed}
          aria-label={t('podcasts.sources.addresses')}
          placeholder={t('podcasts.sources.addressPlaceholder')}
          className="pl-9"
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={handleKey}
          onPaste={handlePaste}
          // An address that was typed but not added is still wanted.
          onBlur={() => add(typed)}
        />
      </div>
      <Button
        variant="secondary"
        aria-label={t('podcasts.sources.addAddress')}
        size="icon"
        onClick={() => add(typed)}
      >
        <Plus aria-hidden />
      </Button>
    </div>
  );
}
