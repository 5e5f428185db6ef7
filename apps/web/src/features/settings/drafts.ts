import type { Language, SettingField, StudioSettingName } from '@tarima/contract';
import { readAmount, showAmount } from './groups/amount.ts';

/** The typed values that are not saved yet, as they were typed. */
export type Drafts = Partial<Record<StudioSettingName, string>>;

/** Null removes a value. */
export type NewValues = Partial<Record<StudioSettingName, string | null>>;

const isAmount = ({ kind }: SettingField) => kind === 'number' || kind === 'price';

/** The stored value as people of a language read it. A secret shows nothing. */
export const shownValue = (field: SettingField, language: Language): string => {
  const value = field.value ?? '';
  return isAmount(field) ? showAmount(value, language) : value;
};

/** The value that counts if nothing is typed, for the placeholder. */
export const usualValue = (field: SettingField, language: Language): string | undefined =>
  field.usual === null
    ? undefined
    : isAmount(field)
      ? showAmount(field.usual, language)
      : field.usual;

/** The changed values, as the server takes them. */
export function changedValues(
  fields: readonly SettingField[],
  drafts: Drafts,
  language: Language,
): NewValues {
  const changed: NewValues = {};
  for (const field of fields) {
    const typed = drafts[field.name]?.trim();
    if (typed === undefined || typed === shownValue(field, language)) continue;
    if (typed !== '') changed[field.name] = isAmount(field) ? readAmount(typed, language) : typed;
    // A secret stays if its field was only opened.
    else if (field.kind !== 'secret') changed[field.name] = null;
  }
  return changed;
}
