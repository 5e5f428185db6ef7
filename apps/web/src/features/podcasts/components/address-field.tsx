import { PODCAST_LIMITS } from '@tarima/contract';
import { Plus, X } from 'lucide-react';
import { type ClipboardEvent, type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { Field } from '#web/components/ui/field.tsx';
import { Input } from '#web/components/ui/input.tsx';
import { addressesIn, joinAddresses } from '../addresses.ts';

type AddressFieldProps = {
  addresses: readonly string[];
  onAddressesChange: (addresses: string[]) => void;
};

/** A list of web addresses. Several can be pasted at once. */
export function AddressField({ addresses, onAddressesChange }: AddressFieldProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');

  const add = (text: string) => {
    onAddressesChange(joinAddresses(addresses, addressesIn(text)));
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
    <div className="grid gap-3">
      <Field
        label={t('podcasts.sources.addresses')}
        hint={t('podcasts.sources.addressesHint', { count: PODCAST_LIMITS.addresses })}
      >
        {(control) => (
          <div className="flex gap-2">
            <Input
              {...control}
              type="url"
              inputMode="url"
              value={typed}
              placeholder={t('podcasts.sources.addressPlaceholder')}
              onChange={(event) => setTyped(event.target.value)}
              onKeyDown={handleKey}
              onPaste={handlePaste}
              // An address that was typed but not added is still wanted.
              onBlur={() => add(typed)}
            />
            <Button variant="secondary" onClick={() => add(typed)}>
              <Plus aria-hidden />
              {t('podcasts.sources.addAddress')}
            </Button>
          </div>
        )}
      </Field>
      {addresses.length > 0 && (
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-2">
          {addresses.map((address) => (
            <li
              key={address}
              className="flex items-center gap-2 rounded-xl bg-muted py-1 pr-1 pl-3 text-sm"
            >
              <span className="flex-1 truncate" title={address}>
                {address}
              </span>
              <Button
                variant="ghost"
                size="icon"
                aria-label={t('podcasts.sources.removeAddress', { name: address })}
                onClick={() => onAddressesChange(addresses.filter((other) => other !== address))}
              >
                <X aria-hidden />
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
