import { checkNeuralEngine, findVoiceModels } from '@tarima/speech';
import type { Check } from './check.ts';

export const naturalVoicesCheck: Check = {
  name: 'Voices',
  async look({ modelsFolder }) {
    const problem = await checkNeuralEngine();
    if (problem !== null) {
      const todo = 'Optional: the plain voices speak without it.';
      return { state: 'absent', found: `natural voices cannot run here: ${problem}`, todo };
    }
    const models = await findVoiceModels(modelsFolder);
    const names = models.flatMap(({ entry, lacks }) =>
      entry && lacks.length === 0 ? [entry.name] : [],
    );
    if (names.length > 0) return { state: 'found', found: names.join(', ') };
    const todo = 'Optional, for natural ones: npm run tarima -- voices, or Settings › Voices.';
    return { state: 'absent', found: 'only the plain ones', todo };
  },
};
