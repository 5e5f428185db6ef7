import type { es } from './es.ts';

type Texts<Section> = {
  [Key in keyof Section]: Section[Key] extends string ? string : Texts<Section[Key]>;
};

/** Spanish defines the keys. Every other language has exactly these. */
export type Messages = Texts<typeof es>;

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: Messages };
  }
}
