import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { tidyScript } from '#web/features/scripts/editor/script-document.ts';

type PlainScriptProps = {
  /** The script as the editor writes it. */
  content: string;
  language: string;
  onChange: (text: string) => void;
  onLeave: () => void;
};

/** The script in a plain text area, with marks and directions as text. */
export function PlainScript({ content, language, onChange, onLeave }: PlainScriptProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(content);
  // Tidying would remove a trailing space. While the meaning is equal, the typed text stays.
  const text = tidyScript(typed) === content ? typed : content;
  return (
    <textarea
      aria-label={t('courseScripts.dialog.plainText')}
      lang={language}
      value={text}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(target.value);
      }}
      onBlur={onLeave}
      className="size-full resize-none rounded-xl bg-card p-5 leading-relaxed sm:p-6"
    />
  );
}
