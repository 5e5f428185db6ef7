import type { es } from './es.ts';

type Texts<Section> = {
  [Key in keyof Section]: Section[Key] extends string ? string : Texts<Section[Key]>;
};

/** Spanish is the measure: every other language has exactly its keys. */
export type Messages = Texts<typeof es>;

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: Messages };
  }
}
