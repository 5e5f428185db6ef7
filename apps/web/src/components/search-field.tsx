import { Search, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '#web/lib/class-names.ts';
import { Button } from './ui/button.tsx';
import { Input } from './ui/input.tsx';

const PAUSE_MS = 300;

type SearchFieldProps = {
  value: string;
  label: string;
  onSearch: (words: string) => void;
  className?: string;
};

/** Search words, reported when the person stops typing for a moment. */
export function SearchField({ value, label, onSearch, className }: SearchFieldProps) {
  const { t } = useTranslation();
  const [text, setText] = useState(value);
  const input = useRef<HTMLInputElement>(null);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  // The value can change from outside, for example by the back button.
  useEffect(() => setText(value), [value]);
  useEffect(() => () => clearTimeout(pause.current), []);

  const search = (words: string, afterMs: number) => {
    setText(words);
    clearTimeout(pause.current);
    pause.current = setTimeout(() => onSearch(words), afterMs);
  };

  return (
    <div className={classNames('relative', className)}>
      <Search
        aria-hidden
        className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-muted-foreground"
      />
      <Input
        ref={input}
        type="search"
        value={text}
        maxLength={100}
        placeholder={label}
        aria-label={label}
        onChange={(event) => search(event.target.value, PAUSE_MS)}
        onKeyDown={(event) => event.key === 'Enter' && search(text, 0)}
        className="pl-9 not-placeholder-shown:pr-11 [&::-webkit-search-cancel-button]:hidden"
      />
      {text && (
        <Button
          variant="ghost"
          size="icon"
          aria-label={t('common.clearSearch')}
          className="absolute top-0 right-0"
          onClick={() => {
            search('', 0);
            input.current?.focus();
          }}
        >
          <X aria-hidden />
        </Button>
      )}
    </div>
  );
}
