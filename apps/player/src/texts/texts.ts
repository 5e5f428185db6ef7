import type { Language } from '@tarima/contract';
import { createContext, useContext } from 'react';
import { en } from './en.ts';
import { es, type Texts } from './es.ts';
import { pt } from './pt.ts';

export const TEXTS: Record<Language, Texts> = { es, en, pt };

const TextsContext = createContext<Texts>(es);
export const TextsProvider = TextsContext.Provider;
export const useTexts = (): Texts => useContext(TextsContext);

/** Puts values into a text's `{places}`. */
export const fill = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{(\w+)\}/gu, (place, name: string) => String(values[name] ?? place));
