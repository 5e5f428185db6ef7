import type { Language } from '@tarima/contract';

/** The words of a script that a comment is about. */
export const Quote = ({ words, language }: { words: string; language: Language }) => (
  <blockquote
    lang={language}
    className="line-clamp-3 border-l-2 border-primary-tint pl-3 text-sm wrap-anywhere text-muted-foreground"
  >
    {words}
  </blockquote>
);
