import { scales as read } from '../notation/scales.ts';

export const scales = read(`
  antes de/depois de
  antes do/depois do
  antes da/depois da
  diariamente/semanalmente/mensalmente/anualmente
  diário>semanal/mensal/anual
  diária>semanal/mensal/anual
  semanal/mensal/trimestral/anual
  semanais/mensais/trimestrais/anuais
  a cada hora/a cada dia/a cada semana/a cada mês/a cada ano
  uma vez por dia/uma vez por semana/uma vez por mês/uma vez por ano
  vezes por dia/vezes por semana/vezes por mês/vezes por ano
  segunda-feira/terça-feira/quarta-feira/quinta-feira/sexta-feira
  segundas-feiras/terças-feiras/quartas-feiras/quintas-feiras/sextas-feiras
  de manhã/de tarde/de noite
  turno da manhã/turno da tarde/turno da noite
  ligado/desligado
  ligada/desligada
  ligados/desligados
  ligadas/desligadas
`);
