import { RefreshCw } from 'lucide-react';
import { Button } from './ui/button.tsx';

type RefreshButtonProps = {
  label: string;
  isRefreshing: boolean;
  onRefresh: () => void;
};

/** Refetches a list that a vendor keeps. */
export function RefreshButton({ label, isRefreshing, onRefresh }: RefreshButtonProps) {
  return (
    <Button
      variant="ghost"
      size="icon"
      title={label}
      aria-label={label}
      disabled={isRefreshing}
      onClick={onRefresh}
    >
      <RefreshCw aria-hidden className={isRefreshing ? 'animate-spin' : ''} />
    </Button>
  );
}
