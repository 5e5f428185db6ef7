/** Splits alternatives on one line, separated by bars. The plainest comes first. */
export const choices = (line: string): readonly string[] =>
  line.split('|').map((choice) => choice.trim());
