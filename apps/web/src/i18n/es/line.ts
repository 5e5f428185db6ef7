export const line = {
  place: 'Puesto {{place}} en la cola',
  soon: 'empieza en menos de un minuto',
  minutes: 'empieza en unos {{minutes}} min',
};
