import { scales as read } from '../notation/scales.ts';

export const scales = read(`
  mínimo/máximo
  mínima/máxima
  mínimos/máximos
  mínimas/máximas
  al menos/como máximo
  mayor que/menor que
  mayores de/menores de
  superior a/inferior a
  superiores a/inferiores a
  por encima de/por debajo de
  por encima del/por debajo del
  interno/externo
  interna/externa
  internos/externos
  internas/externas
  antes de/después de
  antes del/después del
  dentro del/fuera del
  dentro de la/fuera de la
  dentro de las/fuera de las
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
  a la izquierda/a la derecha
  lado izquierdo/lado derecho
  mano izquierda/mano derecha
  encendido/apagado
  encendida/apagada
  encendidos/apagados
  encendidas/apagadas
  conectado/desconectado
  conectada/desconectada
  agua fría/agua caliente
  en frío/en caliente
  hacia arriba/hacia abajo
  hacia dentro/hacia fuera
  pares/impares
  obligatorio>opcional
  obligatoria>opcional
  obligatorios>opcionales
  obligatorias>opcionales
  prohibido>permitido
  prohibida>permitida
  prohibidos>permitidos
  prohibidas>permitidas
  estrictamente prohibido>expresamente permitido
  estrictamente prohibida>expresamente permitida
  estrictamente prohibidos>expresamente permitidos
  estrictamente prohibidas>expresamente permitidas
  terminantemente prohibido>expresamente permitido
  terminantemente prohibida>expresamente permitida
  terminantemente prohibidos>expresamente permitidos
  terminantemente prohibidas>expresamente permitidas
  se prohíbe>se permite
  se prohíben>se permiten
  incluido/excluido
  incluida/excluida
  incluidos/excluidos
  incluidas/excluidas
  días hábiles/días naturales
  días laborables>días naturales
  a tiempo completo/a tiempo parcial
  por escrito>de palabra
  en efectivo/con tarjeta
  de alta/de baja
  el mismo día/al día siguiente
  el empleador/el empleado
  el comprador/el vendedor
  el arrendador/el arrendatario
  el remitente/el destinatario
`);
