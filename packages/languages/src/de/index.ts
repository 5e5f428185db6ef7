import type { SourceLanguageKnowledge } from '../types/language-knowledge.ts';
import { cues } from './cues.ts';
import { dialogue } from './dialogue.ts';
import { prompts } from './prompts.ts';
import { reading } from './reading.ts';
import { reference } from './reference.ts';
import { saying } from './saying/index.ts';
import { wishes } from './wishes.ts';

export const de: SourceLanguageKnowledge = {
  nameForModels: 'German',
  cues,
  reading,
  reference,
  saying,
  wishes,
  prompts,
  dialogue,
};
