import { scales as read } from '../notation/scales.ts';

export const scales = read(`
  antes de/después de
  antes del/después del
  diariamente/semanalmente/mensualmente/anualmente
  diario>semanal/mensual/anual
  diaria>semanal/mensual/anual
  semanal/mensual/trimestral/anual
  semanales/mensuales/trimestrales/anuales
  cada hora/cada día/cada semana/cada mes/cada año
  una vez al día/una vez a la semana/una vez al mes/una vez al año
  veces al día/veces a la semana/veces al mes/veces al año
  el lunes/el martes/el miércoles/el jueves/el viernes/el sábado/el domingo
  los lunes/los martes/los miércoles/los jueves/los viernes/los sábados/los domingos
  por la mañana/por la tarde/por la noche
  turno de mañana/turno de tarde/turno de noche
  encendido/apagado
  encendida/apagada
  encendidos/apagados
  encendidas/apagadas
`);
