import type { Messages } from '../messages.ts';

export const redraft = {
  open: 'Redraft',
  working: 'Redrafting… {{progress}}',
  see: 'See the new draft',
  title: 'Redraft',
  description:
    'We write the script again from the files you have uploaded. The new draft is shown beside your script and replaces nothing until you accept it.',
  length: 'Length',
  minutes: '{{count}} minutes',
  everything: 'Everything',
  lengthHint: 'What must be said comes first. “Everything” includes each part that can be spoken.',
  sections: 'Sections',
  allSections: 'All sections',
  noSections: 'Choose at least one section.',
  start: 'Write the new draft',
  progressTitle: 'We are writing the new draft',
  progressDescription:
    'You can keep editing or close this page: the work continues, and your script does not change.',
  progress: 'Progress of the new draft',
  stop: 'Stop redrafting',
  error: 'The new draft could not be written',
  ready: 'The new draft is ready',
  readyHint: 'Compare it with your script and choose what to keep.',
  compareTitle: 'What will you keep from the new draft?',
  compareDescription:
    'It lasts {{duration}}. {{coverage}}. Nothing is replaced until you accept it, and Undo brings back what is replaced.',
  before: 'Your script',
  after: 'New draft',
  accept: { none: 'Keep mine', some: 'Use what I chose', all: 'Use the new draft' },
  taken: 'The new draft is in use',
  takeError: 'The new draft could not be used',
  kept: 'Your script has not changed',
} satisfies Messages['redraft'];
