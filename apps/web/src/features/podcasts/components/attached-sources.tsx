import { FileText, Link2, type LucideIcon, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import type { PodcastForm } from '../podcast-form.schema.ts';

type AttachedSourcesProps = Pick<PodcastForm, 'upload' | 'addresses'> & {
  onFileRemoved: () => void;
  onAddressRemoved: (address: string) => void;
};

/** The file and the addresses beside the text, each with a button that removes it. */
export function AttachedSources({ upload, addresses, ...on }: AttachedSourcesProps) {
  const { t } = useTranslation();
  if (!upload && addresses.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-2">
      {upload && (
        <Source
          icon={FileText}
          name={upload.name}
          removal={t('podcasts.sources.removeFile', { name: upload.name })}
          onRemove={on.onFileRemoved}
        />
      )}
      {addresses.map((address) => (
        <Source
          key={address}
          icon={Link2}
          name={address}
          removal={t('podcasts.sources.removeAddress', { name: address })}
          onRemove={() => on.onAddressRemoved(address)}
        />
      ))}
    </ul>
  );
}

type SourceProps = { icon: LucideIcon; name: string; removal: string; onRemove: () => void };

const Source = ({ icon: Icon, name, removal, onRemove }: SourceProps) => (
  <li className="flex max-w-full animate-enter items-center gap-2 rounded-xl bg-muted pl-3 text-sm">
    <Icon aria-hidden className="size-4 shrink-0 text-muted-foreground" />
    <span className="truncate" title={name}>
      {name}
    </span>
    <Button variant="ghost" size="icon" aria-label={removal} onClick={onRemove}>
      <X aria-hidden />
    </Button>
  </li>
);
