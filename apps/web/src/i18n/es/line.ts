export const line = {
  place: 'Puesto {{place}} en la cola',
  minutes: 'empieza en aprox. {{minutes}} min',
};
