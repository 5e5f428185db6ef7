/**
 * Removes what no database stores and no person types: the null character and halves of characters. Programs
 * that send them would otherwise cause an internal error.
 */
export const cleanText = (text: string): string => text.replace(/\p{Surrogate}|\0/gu, '');
