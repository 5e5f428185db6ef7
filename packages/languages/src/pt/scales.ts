import { scales as read } from '../notation/scales.ts';

export const scales = read(`
  mínimo/máximo
  mínima/máxima
  pelo menos/no máximo
  no mínimo>no máximo
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
  aos sábados/aos domingos
  de manhã/de tarde/de noite
  turno da manhã/turno da tarde/turno da noite
  à esquerda/à direita
  lado esquerdo/lado direito
  mão esquerda/mão direita
  ligado/desligado
  ligada/desligada
  ligados/desligados
  ligadas/desligadas
  água fria/água quente
  para cima/para baixo
  obrigatório>opcional
  obrigatória>opcional
  obrigatórios>opcionais
  obrigatórias>opcionais
  dias úteis/dias corridos
  a tempo inteiro/a tempo parcial
  em tempo integral/em tempo parcial
  por escrito>de viva voz
  no mesmo dia/no dia seguinte
`);
