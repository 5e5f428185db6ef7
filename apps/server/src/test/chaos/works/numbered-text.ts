/** Words for the last sentence, so that no two works speak or draw the same. */
const NUMBERS = ['cero', 'uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve'];

export const numberInWords = (number: number): string =>
  [...String(number)].map((digit) => NUMBERS[Number(digit)]).join(' ');

/** A picture with words, which is read fastest. Each has sentences of its own. */
export function numberedPicture(number: number): string {
  const words = numberInWords(number);
  const lines = [
    `La tarima ${words} se monta sobre un suelo limpio y nivelado en toda la sala.`,
    `Cada módulo de la tarima ${words} pesa doce kilos y se une con dos pestillos.`,
    `Antes de subir a la tarima ${words}, dos personas comprueban todos los pestillos.`,
  ];
  const texts = lines.map((line, index) => `<text x="10" y="${100 + 40 * index}">${line}</text>`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 900 600">${texts.join('')}</svg>`;
}
