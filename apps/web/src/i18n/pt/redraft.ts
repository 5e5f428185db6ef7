import type { Messages } from '../messages.ts';

export const redraft = {
  open: 'Reescrever',
  working: 'Reescrevendo… {{progress}}',
  see: 'Ver o novo rascunho',
  title: 'Reescrever o roteiro',
  description:
    'Seus arquivos são mantidos e não são lidos outra vez. O novo rascunho aparece ao lado do roteiro atual e não substitui nada até você aceitar.',
  length: 'Duração',
  minutes: '{{count}} min',
  everything: 'Tudo',
  lengthHint: 'O indispensável é dito primeiro. “Tudo” diz cada parte que pode ser narrada.',
  sections: 'Seções',
  allSections: 'Todas as seções',
  noSections: 'Escolha pelo menos uma seção.',
  start: 'Reescrever',
  progressTitle: 'Estamos reescrevendo o roteiro',
  progressDescription:
    'Você pode continuar editando ou fechar esta página: o trabalho continua, e seu roteiro não muda.',
  progress: 'Progresso do novo rascunho',
  stop: 'Parar de reescrever',
  error: 'Não foi possível reescrever o roteiro',
  ready: 'O novo rascunho está pronto',
  readyHint: 'Compare com o seu roteiro e escolha o que fica.',
  compareTitle: 'O que você quer usar do novo rascunho?',
  compareDescription:
    'Dura {{duration}}. {{coverage}}. Nada é substituído até você aceitar, e com Desfazer você recupera o anterior.',
  before: 'Seu roteiro',
  after: 'Novo rascunho',
  accept: { none: 'Manter o meu', some: 'Usar o que escolhi', all: 'Usar o novo' },
  taken: 'Novo rascunho em uso',
  takeError: 'Não foi possível usar o novo rascunho',
  kept: 'Seu roteiro fica como estava',
} satisfies Messages['redraft'];
