import type { NaturalVoicesState } from '@tarima/contract';
import type { Context } from '#server/context.ts';

/** The folder is looked at again after this time. */
const KNOWN_FOR_MS = 2_000;

/** Says in general if natural voices are here. Everybody may ask, with each load of the web. */
export function createNaturalVoicesService({ providers, now }: Pick<Context, 'providers' | 'now'>) {
  const models = () => providers.voiceModels;
  let isReady = false;
  let known: { until: number; state: Promise<NaturalVoicesState> } | undefined;

  async function look(): Promise<NaturalVoicesState> {
    // Nobody waits for the engine's trial, which may take long on a machine where it fails.
    void models()
      .engineProblem()
      .then((reason) => {
        isReady = reason === null;
      });
    if (!isReady) return 'unavailable';
    const found = await models().find();
    return found.some(({ lacks }) => lacks.length === 0) ? 'present' : 'none';
  }

  return {
    state(): Promise<NaturalVoicesState> {
      const time = now().getTime();
      if (!known || time >= known.until) known = { until: time + KNOWN_FOR_MS, state: look() };
      return known.state;
    },
  };
}
