import { account } from './account.ts';
import { audit } from './audit.ts';
import { members } from './members.ts';
import { parts } from './parts.ts';
import { personalData } from './personal-data.ts';
import { pronunciations } from './pronunciations.ts';
import { settings } from './settings.ts';
import { studioQueue } from './studio-queue.ts';
import { voiceModels } from './voice-models.ts';

/** Texts of account, members, settings and data. They come with the first of these screens. */
export const administration = {
  parts,
  account,
  members,
  settings,
  voiceModels,
  pronunciations,
  audit,
  personalData,
  studioQueue,
};
