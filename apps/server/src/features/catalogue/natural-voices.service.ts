import { join } from 'node:path';
import type { NaturalVoicesState } from '@tarima/contract';
import { checkNeuralEngine, findVoiceModels } from '@tarima/speech';
import type { Context } from '#server/context.ts';

/** The folder is looked at again after this time. */
const KNOWN_FOR_MS = 2_000;

/** Says in general if natural voices are here. Everybody may ask, with each load of the web. */
export function createNaturalVoicesService({ settings, now }: Pick<Context, 'settings' | 'now'>) {
  const modelsFolder = join(settings.dataFolder, 'models');
  let isReady = false;
  let known: { until: number; state: Promise<NaturalVoicesState> } | undefined;

  async function look(): Promise<NaturalVoicesState> {
    // Nobody waits for the engine's trial, which may take long on a machine where it fails.
    void checkNeuralEngine().then((reason) => {
      isReady = reason === null;
    });
    if (!isReady) return 'unavailable';
    const models = await findVoiceModels(modelsFolder);
    return models.some(({ lacks }) => lacks.length === 0) ? 'present' : 'none';
  }

  return {
    state(): Promise<NaturalVoicesState> {
      const time = now().getTime();
      if (!known || time >= known.until) known = { until: time + KNOWN_FOR_MS, state: look() };
      return known.state;
    },
  };
}
