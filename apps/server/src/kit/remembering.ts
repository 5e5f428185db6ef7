import { isDeepStrictEqual } from 'node:util';

/** Makes something again only for another choice than the last time. */
export function remembering<Choice, Made>(make: (choice: Choice) => Made) {
  let last: { choice: Choice; made: Made } | undefined;
  return (choice: Choice): Made => {
    if (!last || !isDeepStrictEqual(last.choice, choice)) last = { choice, made: make(choice) };
    return last.made;
  };
}
