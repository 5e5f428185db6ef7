import { type LanguageModel, LanguageModelError, type ModelRequest } from '../language-model.ts';

/**
 * Asks, looks the answer over and, where it has faults, asks once more with them; answers the better
 * of the two. `faultsOf` says in English what is wrong, best with the words that are; an answer that
 * is not usable is never the better one.
 *
 * Throws `LanguageModelError`, UNUSABLE where neither answer can be used.
 */
export async function askChecked<Value>(
  model: LanguageModel,
  request: ModelRequest<Value>,
  faultsOf: (value: Value) => string[],
  isUsable: (value: Value) => boolean = () => true,
): Promise<Value> {
  const { value } = await model.ask(request);
  const faults = faultsOf(value);
  if (faults.length === 0) return value;
  const again = await model.ask({ ...request, earlier: { answer: value, faults } });
  const usable = [value, again.value].filter(isUsable);
  const [first, second] = usable;
  if (first === undefined) {
    throw new LanguageModelError('LANGUAGE_MODEL_UNUSABLE', 'no answer could be used');
  }
  return second !== undefined && faultsOf(second).length < faults.length ? second : first;
}
