import { type KeyboardEvent, useState } from 'react';
import { classNames } from '#web/lib/class-names.ts';

type EditableTextProps = {
  label: string;
  value: string;
  maxLength: number;
  onChange: (value: string) => void;
  /** Blank text is not accepted. The previous text returns. */
  required?: boolean;
  /** Enter ends the editing and starts no new line. */
  singleLine?: boolean;
  placeholder?: string;
  /** The course's language, for the browser's spell check. */
  lang: string;
  className?: string;
  /** The `data-focus` name of the field. */
  focusName?: string;
};

/** Text that is edited in place. The field grows with its text. */
export function EditableText({
  label,
  value,
  maxLength,
  onChange,
  required = false,
  singleLine = false,
  placeholder,
  lang,
  className,
  focusName,
}: EditableTextProps) {
  /** The typed text while it is blank and not accepted. */
  const [blank, setBlank] = useState<string | null>(null);
  const shown = blank ?? value;

  const handleChange = (typed: string) => {
    const text = singleLine ? typed.replaceAll(/(?<!\s)\s*\n\s*/gu, ' ') : typed;
    const isBlank = required && text.trim() === '';
    setBlank(isBlank ? text : null);
    if (!isBlank) onChange(text);
  };
  const handleKey = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const ends = event.key === 'Escape' || (singleLine && event.key === 'Enter');
    if (!ends || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.currentTarget.blur();
  };

  // The hidden copy of the text gives the field its height.
  return (
    <div
      data-text={`${shown || placeholder || ''} `}
      className={classNames(
        '-mx-2 grid min-w-0 flex-1 wrap-anywhere after:invisible after:col-start-1 after:row-start-1 after:px-2 after:py-1 after:whitespace-pre-wrap after:content-[attr(data-text)]',
        className,
      )}
    >
      <textarea
        aria-label={label}
        data-focus={focusName}
        lang={lang}
        rows={1}
        required={required}
        aria-invalid={blank !== null}
        value={shown}
        maxLength={maxLength}
        placeholder={placeholder}
        onChange={(event) => handleChange(event.target.value)}
        onKeyDown={handleKey}
        onBlur={() => setBlank(null)}
        className="col-start-1 row-start-1 w-full resize-none overflow-hidden rounded-lg bg-transparent px-2 py-1 transition-colors placeholder:text-muted-foreground enabled:hover:bg-muted/70 focus-visible:bg-muted/70 focus-visible:outline-offset-0 aria-invalid:outline-destructive"
      />
    </div>
  );
}
