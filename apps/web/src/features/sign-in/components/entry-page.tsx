import { PRODUCT_NAME } from '@tarima/contract';
import type { ReactNode } from 'react';
import { LanguageSwitcher } from '#web/components/language-switcher.tsx';
import { Card } from '#web/components/ui/card.tsx';

type EntryPageProps = {
  title: string;
  description?: string;
  /** Small text below the card. */
  notes?: readonly string[];
  children: ReactNode;
};

/** A page before sign-in: the studio's name, a language switch, and one card. */
export function EntryPage({ title, description, notes = [], children }: EntryPageProps) {
  return (
    <main className="grid min-h-dvh grid-cols-[minmax(0,1fr)] grid-rows-[auto_1fr] px-4 py-4 sm:px-6">
      <title>{`${title} · ${PRODUCT_NAME}`}</title>
      <header className="flex items-center justify-between gap-4">
        <span className="flex items-center gap-2.5 text-lg font-semibold tracking-tight">
          <img src="/favicon.svg" alt="" className="size-8" />
          {PRODUCT_NAME}
        </span>
        <LanguageSwitcher />
      </header>
      <div className="grid w-full max-w-md grid-cols-[minmax(0,1fr)] content-center gap-6 justify-self-center py-10">
        <Card className="grid grid-cols-[minmax(0,1fr)] gap-6 p-6 sm:p-8">
          <div className="grid gap-2">
            <h1 className="text-display-small wrap-anywhere">{title}</h1>
            {description && (
              <p className="text-sm text-pretty wrap-anywhere text-muted-foreground">
                {description}
              </p>
            )}
          </div>
          {children}
        </Card>
        {notes.length > 0 && (
          <div className="grid gap-3 px-2 text-center text-sm text-pretty text-muted-foreground">
            {notes.map((note) => (
              <p key={note}>{note}</p>
            ))}
          </div>
        )}
      </div>
    </main>
  );
}
