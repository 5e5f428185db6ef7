import { AVATAR_CATEGORIES, type Avatar, PRESENTER_PROVIDERS } from '@tarima/contract';

/** Everybody's presenters in one list, with the own people of this company. */
export const avatarsFor = (companyId: string) => ({
  params: { provider: 'all' },
  query: { companyId },
});

export const GENDER_FILTERS = ['all', 'male', 'female'] as const;
export const CATEGORY_FILTERS = ['all', ...AVATAR_CATEGORIES] as const;
export const PROVIDER_FILTERS = ['all', ...PRESENTER_PROVIDERS] as const;

export type AvatarFilter = {
  category: (typeof CATEGORY_FILTERS)[number];
  gender: (typeof GENDER_FILTERS)[number];
  provider: (typeof PROVIDER_FILTERS)[number];
  name: string;
};

export const EVERY_AVATAR: AvatarFilter = {
  category: 'all',
  gender: 'all',
  provider: 'all',
  name: '',
};

const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

export const passes = (
  avatar: Avatar,
  { category, gender, provider, name }: AvatarFilter,
): boolean =>
  (category === 'all' || avatar.category === category) &&
  (gender === 'all' || avatar.gender === gender) &&
  (provider === 'all' || avatar.provider === provider) &&
  folded(avatar.avatar_name).includes(folded(name.trim()));
