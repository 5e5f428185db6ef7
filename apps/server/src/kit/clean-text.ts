/**
 * Text without what no database keeps and no person types: the character of number zero, and halves
 * of characters. Programs that send them would be answered with a fault of ours.
 */
export const cleanText = (text: string): string => text.replace(/\p{Surrogate}|\0/gu, '');
