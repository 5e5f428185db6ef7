export const DATA_DEEDS = [
  'list',
  'export-company',
  'export-user',
  'delete-company',
  'delete-user',
] as const;

export type DataDeed = (typeof DATA_DEEDS)[number];
