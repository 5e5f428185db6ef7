export const line = {
  place: 'Posição {{place}} na fila',
  minutes: 'começa em cerca de {{minutes}} min',
};
