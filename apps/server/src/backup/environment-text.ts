/** Every quotation mark that a `.env` knows. */
const QUOTES = ["'", '"', '`'];

/** Variables as a `.env` has them. */
export const environmentText = (variables: Record<string, string>): string =>
  Object.entries(variables)
    .map(([name, value]) => {
      const quote = QUOTES.find((each) => !value.includes(each)) ?? '';
      return `${name}=${quote}${value}${quote}\n`;
    })
    .join('');
