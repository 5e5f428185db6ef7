import { type DescribedVoice, naturalVoice } from '../natural/natural-voice.ts';
import type { VendorVoice } from './vendor-speech.ts';

type Described = Omit<DescribedVoice, 'source' | 'ownId'> & { vendor: string; vendorId: string };

export function vendorVoice({ vendor, vendorId, ...described }: Described): VendorVoice {
  return { vendorId, ...naturalVoice({ source: vendor, ownId: vendorId, ...described }) };
}
