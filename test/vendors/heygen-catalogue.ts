import type { FakeAvatar, FakeVoice } from './heygen-world.ts';

const avatar = (change: Partial<FakeAvatar> & Pick<FakeAvatar, 'id' | 'name'>): FakeAvatar => ({
  gender: 'female',
  isPhoto: false,
  premium: false,
  tags: [],
  ...change,
});

export const AVATARS: FakeAvatar[] = [
  avatar({ id: 'Abigail_standing_office_front', name: 'Abigail (Upper Body)', tags: ['Business'] }),
  avatar({ id: 'Brandon_public_2', name: 'Brandon', gender: 'male', premium: true, tags: ['Pro'] }),
  avatar({ id: '5f3d1c9e8a3b4c1f9a510d2f6a7e4b11', name: 'Ana en retrato', isPhoto: true }),
  avatar({ id: 'Nadim_sofa_casual', name: 'Nadim on a sofa', gender: 'male' }),
  avatar({ id: 'Nobody_public', name: 'Nobody', gender: 'unknown' }),
  avatar({ id: 'Teacher_portrait_3', name: 'Marta, portrait', tags: ['Education'] }),
];

const voice = (change: Partial<FakeVoice> & Pick<FakeVoice, 'id' | 'name'>): FakeVoice => ({
  language: 'Spanish',
  gender: 'female',
  hasLocales: false,
  hasPauses: false,
  hasEmotions: false,
  ...change,
});

export const VOICES: FakeVoice[] = [
  voice({ id: 'camila1', name: 'Camila - Cheerful', hasLocales: true, hasPauses: true }),
  voice({ id: 'elias22', name: 'Elías - Serious', gender: 'male', hasEmotions: true }),
  voice({ id: 'ruth333', name: 'Ruth', language: 'English', hasPauses: true }),
  voice({ id: 'ivo4444', name: 'Ivo', language: 'Portuguese (Brazil)', gender: 'male' }),
  voice({ id: 'aiko555', name: 'Aiko', language: 'Japanese' }),
];
