import type { SpeechModel } from '../speech-model.ts';
import type { SpeechMood, SpeechOnTrial } from '../vendor-conformance.ts';
import type { HttpSettings } from '../vendors/vendor-http.ts';

type Server = {
  calls: { body: Record<string, unknown> }[];
  called: (times: number) => Promise<void>;
  close: () => Promise<void>;
};

/** A vendor's model in front of a fake server. Time passes only when a test says so. */
export function onTrial<Behaviour>(
  server: Server & { will: (...behaviours: Behaviour[]) => void },
  create: (http: HttpSettings) => SpeechModel,
  vendor: {
    key: string;
    behaviour: (mood: SpeechMood) => Behaviour;
    read: (body: Record<string, unknown>) => { text: string; language: string };
  },
): SpeechOnTrial {
  const waits: number[] = [];
  const timeIsUp = new AbortController();
  const model = create({
    clock: {
      now: Date.now,
      sleep: async (ms) => void waits.push(ms),
      timeout: () => timeIsUp.signal,
    },
  });
  return {
    key: vendor.key,
    model: {
      ...model,
      async close() {
        await model.close();
        await server.close();
      },
    },
    will: (...moods) => server.will(...moods.map(vendor.behaviour)),
    calls: () => server.calls.map(({ body }) => vendor.read(body)),
    called: server.called,
    waits: () => waits,
    giveUp: () => timeIsUp.abort(new DOMException('time is up', 'TimeoutError')),
    close: server.close,
  };
}
