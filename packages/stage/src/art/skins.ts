/** Colours of a skin: flat tone, its light and shaded sides, deep lines, blush and lips. */
export type Skin = {
  base: string;
  light: string;
  shade: string;
  deep: string;
  blush: string;
  lip: string;
  lipDeep: string;
};

export type SkinTone = 'porcelain' | 'fair' | 'olive' | 'tan' | 'brown' | 'deep' | 'ebony';

export const SKINS: Record<SkinTone, Skin> = {
  porcelain: {
    base: '#fbdcc8',
    light: '#ffeadb',
    shade: '#e9b498',
    deep: '#b9735a',
    blush: '#f2876f',
    lip: '#d9776c',
    lipDeep: '#9c3f3d',
  },
  fair: {
    base: '#f6cba9',
    light: '#ffdfc4',
    shade: '#dd9f78',
    deep: '#a9654a',
    blush: '#ef7f62',
    lip: '#cf6d60',
    lipDeep: '#8e3a36',
  },
  olive: {
    base: '#e8b489',
    light: '#f7cda6',
    shade: '#c98a5f',
    deep: '#8f573a',
    blush: '#e06f4f',
    lip: '#bf6154',
    lipDeep: '#7f332f',
  },
  tan: {
    base: '#d39a6c',
    light: '#e8b487',
    shade: '#b07347',
    deep: '#7a472b',
    blush: '#cf5f41',
    lip: '#b1564a',
    lipDeep: '#702c29',
  },
  brown: {
    base: '#ad724b',
    light: '#c68a61',
    shade: '#875033',
    deep: '#58301e',
    blush: '#b94e35',
    lip: '#9a4a42',
    lipDeep: '#5a2322',
  },
  deep: {
    base: '#855034',
    light: '#a06847',
    shade: '#623622',
    deep: '#3d1f14',
    blush: '#a0432f',
    lip: '#8a4340',
    lipDeep: '#451a1b',
  },
  ebony: {
    base: '#643b28',
    light: '#7f4f38',
    shade: '#472618',
    deep: '#29130c',
    blush: '#87382a',
    lip: '#7d3d3c',
    lipDeep: '#351415',
  },
};
