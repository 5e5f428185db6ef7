import { VOICE_MODEL_MEASURE, type VoiceModel } from '@tarima/contract';
import { formatBytes } from '@tarima/text';
import type { VoiceModelList } from '#server/features/voice-models/known-models.ts';

/** The lines of a list of natural voices. */
export const linesOfVoices = ({ problem, models }: VoiceModelList): string[] => [
  ...(problem ? [problem.message, ''] : []),
  ...models.map(lineOf),
];

function lineOf(model: VoiceModel): string {
  const { id, name, languages, voices, bytes, licence, lacks } = model;
  const count = voices.length === 1 ? '1 voice' : `${voices.length} voices`;
  const size = bytes === null ? null : formatBytes(bytes, 'en');
  const facts = [name, count, languages.join(' '), size, licence].filter(Boolean);
  const isFaulty = lacks.length > 0 && !isUntried(lacks);
  const faults = isFaulty ? [`missing, there twice or not valid: ${lacks.join(', ')}`] : [];
  return [`${id}  ${stateOf(model)}`, facts.join(' · '), ...faults].join('\n  ');
}

const isUntried = (lacks: string[]) => lacks.join() === VOICE_MODEL_MEASURE;

function stateOf({ isPresent, isMeasured, realTimeFactor, isInCatalogue, lacks }: VoiceModel) {
  if (isPresent && isMeasured && realTimeFactor)
    return `✓ here, ${(1 / realTimeFactor).toFixed(1)} times as fast as speech`;
  if (isPresent) return '✓ here';
  if (isInCatalogue) return '– can be fetched';
  return isUntried(lacks) ? '– not tried yet: voices try' : '✗ cannot be used';
}
