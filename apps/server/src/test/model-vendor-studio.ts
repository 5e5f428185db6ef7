import { createOpenAiCompatibleModel } from '@tarima/writer';
import { afterAll, beforeEach } from 'vitest';
import { quoteAnswer } from '../../../../packages/writer/src/testing/quoting-model.ts';
import {
  type Behaviour,
  type LanguageModelServer,
  says,
  startLanguageModelServer,
} from '../../../../test/vendors/language-model-server.ts';
import { type TestStudio, useTestStudio } from './test-studio.ts';

/** A vendor whose model answers every question with sentences of its material. */
export const quotes: Behaviour = (request, response) => {
  const [system, user] = request.messages;
  const format = request.response_format;
  const name = format?.type === 'json_schema' ? format.json_schema.name : '';
  says(quoteAnswer(name, system?.content ?? '', user?.content ?? ''))(request, response);
};

/**
 * A studio with its own vendor of a language model, new for each test. A token costs a millionth of a dollar to
 * read and ten to write.
 */
export function useModelVendorStudio(
  options: Parameters<typeof startLanguageModelServer>[0] = {},
): {
  studioOf: () => TestStudio;
  vendorOf: () => LanguageModelServer;
} {
  const studioOf = useTestStudio({
    LLM_BASE_URL: 'http://models.example/v1',
    LLM_MODEL: 'small',
    LLM_INPUT_PRICE: '1',
    LLM_OUTPUT_PRICE: '10',
  });
  let vendor: LanguageModelServer | undefined;
  beforeEach(async () => {
    const started = await startLanguageModelServer(options);
    vendor = started;
    studioOf().providers.vendors.languageModel = createOpenAiCompatibleModel({
      baseUrl: started.baseUrl,
      model: 'small',
      // Longer than a call waits here. Tests then do not wait for the usual minute.
      patienceMs: 999,
    });
    return () => started.close();
  });
  afterAll(() => {
    studioOf().providers.vendors.languageModel = null;
  });
  return {
    studioOf,
    vendorOf: () => {
      if (!vendor) throw new Error('the vendor of this test did not start');
      return vendor;
    },
  };
}
