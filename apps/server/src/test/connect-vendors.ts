import { join } from 'node:path';
import { createLocalSpeech } from '@tarima/speech';
import { createConnector } from '#server/providers/connector.ts';
import type { TestStudio } from './test-studio.ts';

/** Connects the real vendors of the choices, beside the tests' own voices and presenters. */
export function connectVendors({ providers, dataFolder }: TestStudio) {
  const reference = createLocalSpeech();
  const [presenters] = providers.vendors.makers;
  if (!presenters) throw new Error('the tests have no presenters of their own');
  const here = {
    ...{ speech: providers.vendors.speech.all, reference, presenters },
    cacheFolder: join(dataFolder, 'cache', 'presenters'),
    clipsFolder: join(dataFolder, 'paid-clips'),
  };
  providers.connect = createConnector(here);
  providers.connector = () => createConnector(here);
  return { close: () => reference.close() };
}
