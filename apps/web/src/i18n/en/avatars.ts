import type { Messages } from '../messages.ts';

export const avatars = {
  label: 'Presenters',
  categories: {
    all: 'All',
    own: 'Your people',
    business: 'Business',
    education: 'Education',
    health: 'Health',
    casual: 'Casual',
    other: 'Other',
  },
  category: 'Category',
  gender: 'Gender',
  genders: { all: 'All genders', male: 'Men', female: 'Women' },
  provider: 'Provider',
  providers: { all: 'All', local: 'From the studio', heygen: 'HeyGen' },
  search: 'Search by name',
  more: 'Show {{count}} more',
  refresh: 'Refresh the list',
  filters: 'Filters',
  premium: 'Premium',
  premiumAt: 'Premium · {{price}} a second',
  compatibility: {
    optimal: 'Optimal for vertical',
    problematic: 'Fixed background: may be cropped',
    unknown: 'Not known for vertical',
  },
  empty: 'No avatars in this category',
  loadError: 'Error loading avatars. Please try again later.',
} satisfies Messages['avatars'];
