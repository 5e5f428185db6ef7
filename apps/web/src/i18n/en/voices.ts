import type { Messages } from '../messages.ts';

export const voices = {
  label: 'Voices',
  language: 'Language',
  allLanguages: 'All languages',
  gender: 'Gender',
  genders: { all: 'All genders', male: 'Male', female: 'Female' },
  styles: { professional: 'Professional', warm: 'Warm', energetic: 'Energetic', calm: 'Calm' },
  accents: 'Accents',
  emotions: 'Emotions',
  pauses: 'Pauses',
  play: 'Listen to {{name}}',
  stop: 'Stop {{name}}',
  playError: 'We could not play the sample',
  empty: 'No voices found with applied filters',
  loadError: 'Error loading voices. Please try again later.',
  accentLabel: 'Accents',
  recommended: 'Recommended',
  accentNames: {
    es_MX: 'Mexican',
    es_ES: 'Peninsular',
    es_CO: 'Colombian',
    es_AR: 'Argentinian',
    es_419: 'Neutral',
  },
} satisfies Messages['voices'];
