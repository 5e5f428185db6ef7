export const parts = {
  back: 'Voltar à lista',
};
