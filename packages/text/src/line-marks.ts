/** "-15 °C", ">= 6", "#5", "-.5": signs of an amount, up to its number. */
const AMOUNT = String.raw`(?:#|(?:[<>=~]\s?){0,3}[-–+]?\p{Sc}?[.,]?)[\p{N}∞]`;

/**
 * The source of a pattern for one mark out of a class of characters ("-*•"). Signs of an amount are
 * no marks: without them it would say something else.
 */
export const markOf = (characters: string): string => String.raw`(?!${AMOUNT})[${characters}]`;

/** A pattern for all such marks at the start of a line. */
export const lineMarks = (characters: string): RegExp =>
  new RegExp(`^(?:${markOf(characters)})+`, 'u');
