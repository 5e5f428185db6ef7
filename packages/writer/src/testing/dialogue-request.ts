import type { SourceDocument } from '@tarima/documents';
import type { SourceLanguage } from '@tarima/languages';
import type { DialogueRequest } from '../dialogue-draft.ts';

/** A request for an engaging dialogue of 300 words. */
export const dialogueRequest = (
  documents: SourceDocument[],
  language: SourceLanguage,
  options: Partial<DialogueRequest> = {},
): DialogueRequest => ({
  documents,
  language,
  podcastName: 'Tarima Podcast',
  tagline: '',
  style: 'engaging,informative',
  hostRole: '',
  guestRole: '',
  wordCount: 300,
  creativity: 0.8,
  instructions: '',
  seed: 7,
  ...options,
});
