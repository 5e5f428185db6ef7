import { fails } from '../../../../../../test/vendors/openai-speech-server.ts';
import {
  breaksOff,
  type SpeechBehaviour,
  speaks,
} from '../../../../../../test/vendors/speech-vendor-server.ts';
import type { Fault } from '../fault.ts';
import { paidVideo } from '../works/video.ts';

let refused = 0;
const counted =
  (behaviour: SpeechBehaviour): SpeechBehaviour =>
  (call, response) => {
    refused += 1;
    return behaviour(call, response);
  };

export const vendorDown: Fault = {
  name: 'vendor down',
  fits: () => true,
  async begin({ vendor }, chance) {
    refused = 0;
    vendor.keeps(counted(chance(2) === 0 ? fails(503) : breaksOff));
  },
  end: async ({ vendor }) => vendor.keeps(speaks),
  isFelt: async () => refused > 0,
  works: [paidVideo.name],
  failsWork: true,
};
