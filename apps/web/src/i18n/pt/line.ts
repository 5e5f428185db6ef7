export const line = {
  place: 'Posição {{place}} na fila',
  soon: 'começa em menos de um minuto',
  minutes: 'começa em cerca de {{minutes}} min',
};
