export const parts = {
  back: 'Ver toda la lista',
};
