export const parts = {
  back: 'Back to the whole list',
};
