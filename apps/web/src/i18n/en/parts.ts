export const parts = {
  back: 'Back to the list',
};
