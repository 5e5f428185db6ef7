import type { LanguageModel, ModelRequest } from '../language-model.ts';

export const AGAIN =
  'If an earlier answer and its faults stand at the end of the material, write the answer again, without them.';

/**
 * Asks, looks the answer over and, where it has faults, asks once more with them; answers the better
 * of the two. `faultsOf` says in English what is wrong, best with the words that are.
 */
export async function askChecked<Value>(
  model: LanguageModel,
  request: ModelRequest<Value>,
  faultsOf: (value: Value) => string[],
): Promise<Value> {
  const { value } = await model.ask(request);
  const faults = faultsOf(value);
  if (faults.length === 0) return value;
  const earlier = `EARLIER ANSWER\n${JSON.stringify(value)}\n\nITS FAULTS\n${faults.join('\n')}`;
  const again = await model.ask({ ...request, material: `${request.material}\n\n${earlier}` });
  return faultsOf(again.value).length < faults.length ? again.value : value;
}
