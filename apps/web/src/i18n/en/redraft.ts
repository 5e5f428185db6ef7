import type { Messages } from '../messages.ts';

export const redraft = {
  open: 'Redraft',
  working: 'Redrafting… {{progress}}',
  see: 'See the new draft',
  title: 'Redraft',
  description:
    'Your files are kept and not read again. The new draft is shown beside the script you have and replaces nothing until you accept it.',
  length: 'Length',
  minutes: '{{count}} minutes',
  everything: 'Everything',
  lengthHint: 'What must be said comes first. “Everything” says each part that can be spoken.',
  sections: 'Sections',
  allSections: 'All sections',
  noSections: 'Choose at least one section.',
  start: 'Draft it',
  progressTitle: 'We are redrafting',
  progressDescription:
    'You can go on editing or close this page: the work goes on, and your script does not change.',
  progress: 'Progress of the new draft',
  stop: 'Stop redrafting',
  error: 'Could not redraft',
  ready: 'The new draft is ready',
  readyHint: 'Compare it with your script and choose what stays.',
  compareTitle: 'What will you keep from the new draft?',
  compareDescription:
    'It lasts {{duration}}. {{coverage}}. Nothing is replaced until you accept it, and what is replaced can come back with Undo.',
  before: 'Your script',
  after: 'New draft',
  accept: { none: 'Keep mine', some: 'Use what I chose', all: 'Use the new one' },
  taken: 'The new draft is in use',
  takeError: 'Could not use the new draft',
  kept: 'Your script stays as it was',
} satisfies Messages['redraft'];
