import { type LanguageModel, LanguageModelError, type ModelRequest } from '../language-model.ts';

/**
 * Asks a model, checks the answer and asks once more where it has faults. Returns the better
 * answer. `faultsOf` describes the faults in English, best with the words that are wrong. An answer
 * that is not usable is never the better one.
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
