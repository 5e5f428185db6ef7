/** Ways to say a thing, the plainest first, as they are written on one line between bars. */
export const choices = (line: string): readonly string[] =>
  line.split('|').map((choice) => choice.trim());
