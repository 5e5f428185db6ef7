import type { Avatar } from '@tarima/contract';
import { expect, test } from 'vitest';
import { PRESENTERS } from './catalogue.ts';
import { rankAvatars, verticalCompatibility } from './vertical-compatibility.ts';

const avatar = (change: Partial<Avatar>): Avatar => ({
  avatar_id: 'x',
  avatar_name: 'X',
  provider: 'local',
  gender: 'female',
  category: 'business',
  premium: false,
  type: 'standard',
  preview_image_url: '/x.png',
  preview_video_url: null,
  ...change,
});

test.each([
  [
    'a person’s own photo',
    { avatar_id: '5f3d1c9e-8a3b-4c1f-9a51-0d2f6a7e4b11', type: 'talking_photo' },
    'optimal',
  ],
  [
    'the same without dashes',
    { avatar_id: '5f3d1c9e8a3b4c1f9a510d2f6a7e4b11', type: 'talking_photo' },
    'optimal',
  ],
  [
    'the same at a vendor',
    { avatar_id: 'heygen-5f3d1c9e8a3b4c1f9a510d2f6a7e4b11', type: 'talking_photo' },
    'optimal',
  ],
  ['a vendor’s that sits', { avatar_id: 'heygen-Raul_sitting_sofa_front' }, 'problematic'],
  [
    'such an id of a filmed presenter',
    { avatar_id: '5f3d1c9e8a3b4c1f9a510d2f6a7e4b11' },
    'unknown',
  ],
  ['a photo of the vendor', { avatar_id: 'photo-ana', type: 'talking_photo' }, 'unknown'],
  ['a room in a vendor’s id', { avatar_id: 'Raul_Office_Front_public' }, 'problematic'],
  ['a room in its name', { avatar_name: 'Hugo at his desk' }, 'problematic'],
  ['a portrait in its name', { avatar_name: 'Inés, portrait' }, 'optimal'],
  ['a portrait in a room', { avatar_name: 'Inés, portrait in the office' }, 'problematic'],
  ['a word inside another word', { avatar_name: 'Deskin Closeman' }, 'unknown'],
  ['nothing that tells', { avatar_name: 'Marta' }, 'unknown'],
] as const)('%s is rated %#', (_what, change, rating) => {
  expect(verticalCompatibility(avatar(change))).toBe(rating);
});

test('lists the best fit first, keeps the order of equals, leaves out unknown genders', () => {
  const names = rankAvatars([
    avatar({ avatar_name: 'Marta' }),
    avatar({ avatar_name: 'Hugo, office' }),
    avatar({ avatar_name: 'Inés, portrait' }),
    avatar({ avatar_name: 'Nobody, portrait', gender: 'unknown' }),
    avatar({ avatar_name: 'Luis, standing' }),
  ]).map((each) => each.avatar_name);
  expect(names).toEqual(['Inés, portrait', 'Luis, standing', 'Hugo, office', 'Marta']);
});

test('rates our own presenters by their room', () => {
  const rooms = PRESENTERS.filter(({ type }) => type === 'standard').map((presenter) => [
    presenter.fixedBackground !== null,
    verticalCompatibility(avatar({ avatar_id: presenter.id, avatar_name: presenter.name })),
  ]);
  expect(rooms).toContainEqual([true, 'problematic']);
  expect(rooms).toContainEqual([false, 'optimal']);
  expect(rooms).not.toContainEqual([true, 'optimal']);
});
