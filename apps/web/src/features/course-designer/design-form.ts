import {
  CONTENT_COUNTS,
  DESIGNER_AREAS,
  DESIGNER_AUDIENCES,
  DESIGNER_PAIN_POINTS,
  DESIGNER_TEXTS,
  type DesignerText,
  LANGUAGES,
  type Language,
  MAX_DESIGNER_TEXT,
} from '@tarima/contract';
import { z } from 'zod';

/** The three choices, in the order of the form. */
export const DESIGN_FIELDS = ['interests', 'targetAudience', 'painPoints'] as const;
export type DesignField = (typeof DESIGN_FIELDS)[number];

const text = z.string().max(MAX_DESIGNER_TEXT);

/** The form as it is filled in. An option is empty until it is chosen. */
export const designFormShape = z.object({
  interests: z.object({ option: z.enum([...DESIGNER_AREAS, '']), text }),
  targetAudience: z.object({ option: z.enum([...DESIGNER_AUDIENCES, '']), text }),
  painPoints: z.object({ option: z.enum([...DESIGNER_PAIN_POINTS, '']), text }),
  companyId: z.string(),
});
export type DesignForm = z.infer<typeof designFormShape>;

/** The complete form. */
const completeDesign = z.object({
  interests: z.object({ option: z.enum(DESIGNER_AREAS), text }),
  targetAudience: z.object({ option: z.enum(DESIGNER_AUDIENCES), text }),
  painPoints: z.object({ option: z.enum(DESIGNER_PAIN_POINTS), text }),
  companyId: z.string().min(1),
});

export const emptyDesignForm = (companyId: string): DesignForm => ({
  interests: { option: '', text: '' },
  targetAudience: { option: '', text: '' },
  painPoints: { option: '', text: '' },
  companyId,
});

/** The body of the request; null while a choice is missing. */
export function designRequest(form: DesignForm, language: Language) {
  const complete = completeDesign.safeParse(form);
  if (!complete.success) return null;
  return { ...complete.data, contentCount: CONTENT_COUNTS.default, language };
}

/** The options of a field with their texts, in the order of the form. */
export function optionsOf(field: DesignField, language: Language): [string, DesignerText][] {
  return Object.entries(DESIGNER_TEXTS[language][field]);
}

/** The option that has this text; undefined for a person's own text. */
export function optionOfText(field: DesignField, text: string): string | undefined {
  return LANGUAGES.flatMap((language) => optionsOf(field, language)).find(
    ([, preset]) => preset.text === text.trim(),
  )?.[0];
}

/** The text that an option puts into a field. */
export const textOfOption = (field: DesignField, option: string, language: Language): string =>
  optionsOf(field, language).find(([name]) => name === option)?.[1].text ?? '';
