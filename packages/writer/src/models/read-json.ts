/** Most places tried as the beginning of an object. A text with more is no answer. */
const MOST_BEGINNINGS = 64;

/**
 * The JSON objects of an answer, the likeliest first: the whole text, or objects between prose,
 * code fences and thoughts.
 */
export function readJson(answer: string): unknown[] {
  const text = withoutThoughts(answer).trim();
  const whole = parse(text);
  if (whole !== undefined) return [whole];
  return findObjects(text)
    .sort((one, other) => other.length - one.length)
    .map(parse)
    .filter((value) => value !== undefined);
}

/** True if a model was cut off before its answer began. */
export const isOnlyThoughts = (answer: string): boolean =>
  answer.trim() === '' || /^\s*<think>(?![\s\S]*<\/think>)/u.test(answer);

/** Removes thoughts between these tags. Some models omit the opening or the closing tag. */
function withoutThoughts(text: string): string {
  const end = text.lastIndexOf('</think>');
  return end < 0 ? text.replace(/^\s*<think>/u, '') : text.slice(end + '</think>'.length);
}

function parse(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function findObjects(text: string): string[] {
  const found: string[] = [];
  let from = text.indexOf('{');
  for (let tries = 0; from >= 0 && tries < MOST_BEGINNINGS; tries += 1) {
    const end = endOfObject(text, from);
    if (end !== null) found.push(text.slice(from, end));
    from = text.indexOf('{', end ?? from + 1);
  }
  return found;
}

/** Index behind the object that begins at `from`. Null if it does not end. */
function endOfObject(text: string, from: number): number | null {
  let depth = 0;
  let isInString = false;
  for (let index = from; index < text.length; index += 1) {
    const sign = text[index];
    if (isInString) {
      if (sign === '\\') index += 1;
      else if (sign === '"') isInString = false;
    } else if (sign === '"') isInString = true;
    else if (sign === '{') depth += 1;
    else if (sign === '}' && --depth === 0) return index + 1;
  }
  return null;
}
