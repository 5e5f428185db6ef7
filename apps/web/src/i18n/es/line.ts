export const line = {
  place: 'Posición {{place}} en la cola',
  minutes: 'empieza en aprox. {{minutes}} min',
};
