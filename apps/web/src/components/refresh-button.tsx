import type { avatarEndpoints, voiceEndpoints } from '@tarima/contract';
import { RefreshCw } from 'lucide-react';
import { keyOf } from '#web/lib/api.ts';
import type { InputOf } from '#web/lib/api-client.ts';
import { useChange } from '#web/lib/use-change.ts';
import { Button } from './ui/button.tsx';
import { toast } from './ui/toast.ts';

type VendorList = typeof avatarEndpoints.list | typeof voiceEndpoints.list;

type RefreshButtonProps = {
  label: string;
  list: VendorList;
  /** The same input as the query that shows the list. */
  input: InputOf<VendorList>;
  errorText: string;
};

/** Refetches a list that a vendor keeps. */
export function RefreshButton({ label, list, input, errorText }: RefreshButtonProps) {
  const refresh = useChange(list, {
    keeps: keyOf(list, input),
    failure: () => toast.error(errorText),
  });
  return (
    <Button
      variant="ghost"
      size="icon"
      title={label}
      aria-label={label}
      disabled={refresh.isPending}
      onClick={() => refresh.mutate({ ...input, query: { ...input.query, refresh: 'true' } })}
    >
      <RefreshCw aria-hidden className={refresh.isPending ? 'animate-spin' : ''} />
    </Button>
  );
}
