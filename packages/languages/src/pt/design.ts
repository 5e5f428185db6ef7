import { unicodeWords } from '../notation/unicode-words.ts';
import { wordSet } from '../notation/word-set.ts';
import type { DesignWording } from '../types/design-wording.ts';

export const design: DesignWording = {
  titles: {
    desarrollo_personal: {
      tiempo: 'Crescer nos intervalos do dia',
      actualizacion: 'Continuar crescendo quando tudo muda',
      practica: 'Desenvolvimento pessoal que se pratica',
      sobrecarga: 'Menos ruído, mais vida',
      metodologia: 'Um método para crescer passo a passo',
    },
    tecnologia: {
      tiempo: 'Tecnologia que devolve horas',
      actualizacion: 'Tecnologia em dia, sem correr atrás de modas',
      practica: 'Tecnologia com a mão na massa',
      sobrecarga: 'Tecnologia sem complicação',
      metodologia: 'Trabalhar com tecnologia, passo a passo',
    },
    negocios: {
      tiempo: 'Negócios para agendas cheias',
      actualizacion: 'Um negócio em dia',
      practica: 'Negócios na prática',
      sobrecarga: 'O que realmente importa em um negócio',
      metodologia: 'Um negócio com método',
    },
    educacion: {
      tiempo: 'Ensinar melhor com pouco tempo',
      actualizacion: 'Ensinar hoje: o que funciona',
      practica: 'Aprender a ensinar ensinando',
      sobrecarga: 'Ensinar o essencial',
      metodologia: 'Ensinar com método',
    },
    diseno: {
      tiempo: 'Bom design em pouco tempo',
      actualizacion: 'Design em dia: da ideia ao teste',
      practica: 'Aprender design fazendo design',
      sobrecarga: 'Design claro: o que sobra e o que falta',
      metodologia: 'Design passo a passo',
    },
  },
  promises: {
    tiempo:
      'Lições curtas para {audience}: cada uma cabe em uma pausa e deixa algo para usar no mesmo dia.',
    actualizacion:
      'Uma atualização para {audience}: ideias que continuam valendo quando as ferramentas mudam, com exemplos de hoje.',
    practica:
      'Um curso para fazer, pensado para {audience}: cada lição mostra um caso e propõe um exercício breve.',
    sobrecarga:
      'O essencial para {audience}, em uma ordem que evita se perder: uma ideia por lição e nada sobrando.',
    metodologia:
      'Um caminho ordenado para {audience}: das bases aos casos que pedem mais critério, com passos que podem ser repetidos.',
  },
  audiences: {
    profesionales: 'profissionais em atividade',
    estudiantes: 'estudantes',
    lideres: 'líderes de equipe',
    emprendedores: 'quem empreende',
    general: 'qualquer pessoa com curiosidade',
  },
  route: 'O percurso vai de “{first}” a “{last}”, com {contents} lições em {modules} módulos.',
  routeOfOne: 'Suas {contents} lições têm um só tema: “{first}”.',
  wish: 'Parte deste interesse: “{wish}”.',
  courseOpenings: ['Boas-vindas a “{course}”. Começamos por aqui: {content}.'],
  moduleOpenings: [
    'Abrimos um módulo novo, “{module}”, com este tema: {content}.',
    'Mudamos de terreno: entramos em “{module}”. Primeiro tema: {content}.',
    'Um módulo novo nos espera: “{module}”. A primeira lição: {content}.',
    'Passamos a “{module}” e começamos com isto: {content}.',
  ],
  contentOpenings: [
    'O tema de hoje: {content}.',
    'Esta lição trata do seguinte: {content}.',
    'Seguimos com outro tema: {content}.',
    'Vamos a este assunto: {content}.',
    'Mais um passo no módulo: {content}.',
    'Agora é a vez deste tema: {content}.',
  ],
  hints: {
    profesionales: [
      'Leve isso em conta na sua próxima semana de trabalho.',
      'Enquanto escuta, pense em uma tarefa que está pendente.',
      'Compare com o jeito como você faz hoje.',
      'Talvez você já tenha vivido isso no trabalho com outro nome.',
      'Procure onde isso se encaixa na sua rotina.',
    ],
    estudiantes: [
      'Anote o que for novo: vai ajudar na revisão.',
      'Tente resumir depois em duas frases suas.',
      'Relacione com algo que você já estudou.',
      'Se é a primeira vez que você ouve isso, sem pressa: vamos por partes.',
      'Pense em um exemplo das aulas ou da sua casa.',
    ],
    lideres: [
      'Pense em como você contaria isso à sua equipe.',
      'Pergunte-se quem da sua equipe precisa disso primeiro.',
      'Observe o que mudaria na sua próxima reunião.',
      'Decida que parte você pode delegar e qual cabe a você.',
      'O que você fizer com isto, a sua equipe vai copiar.',
    ],
    emprendedores: [
      'Pense no seu projeto como ele está hoje.',
      'Calcule quanto custaria testar isso em escala pequena.',
      'Fique com o que dá para fazer sem gastar mais.',
      'Imagine o seu melhor cliente enquanto escuta.',
      'Se você está começando, isto encurta o caminho.',
    ],
    general: [
      'Não é preciso saber nada de antemão.',
      'Pense em uma situação sua em que isto ajude.',
      'Ouça primeiro a ideia e deixe os detalhes para depois.',
      'Com certeza você vai reconhecer mais de um caso.',
      'Conte depois para alguém: assim fica na memória.',
    ],
  },
  turns: {
    tiempo: [
      'Agora, algo que cabe em uma pausa.',
      'Para hoje, uma tarefa curta.',
      'E isto dá para fazer sem mexer na agenda.',
      'Termine com um exercício breve.',
    ],
    actualizacion: [
      'Teste com o que você usa hoje.',
      'Agora, compare com a sua forma atual de trabalhar.',
      'Atualize algo seu com este exercício.',
      'Falta o mais útil: experimentar.',
    ],
    practica: [
      'Agora é a sua vez.',
      'Vamos à prática.',
      'Isto se aprende fazendo.',
      'Hora de experimentar.',
    ],
    sobrecarga: [
      'De tudo isso, comece por aqui.',
      'Uma única tarefa para terminar.',
      'Fique com um exercício e nada mais.',
      'O que vem a seguir basta para começar.',
    ],
    metodologia: [
      'Agora, o próximo passo.',
      'Transforme isso em um passo seu.',
      'Para fechar, aplique o procedimento uma vez.',
      'Siga esta ordem no seu próprio caso.',
    ],
  },
  partTitles: {
    idea: ['A ideia', 'Do que se trata', 'A chave', 'Como funciona'],
    case: ['Um caso', 'Na vida real', 'Um exemplo', 'Visto de perto'],
    caution: ['Cuidado com isto', 'O que costuma falhar', 'O tropeço mais comum', 'Atenção a isto'],
    list: ['Ponto por ponto', 'A lista', 'O que é preciso', 'Por partes'],
    more: ['Mais um passo', 'Em detalhe', 'Continuando', 'E tem mais'],
  },
  exerciseTitles: ['Sua vez', 'Para praticar', 'Coloque à prova', 'Exercício'],
  nextContents: [
    'Na próxima lição: {next}.',
    'Depois seguimos com este tema: {next}.',
    'O que vem a seguir: {next}.',
    'E daqui seguimos para: {next}.',
  ],
  nextModules: [
    'Com isso, o módulo se completa. O próximo: {next}.',
    'Fechamos esta parte e abrimos outra: {next}.',
    'Aqui termina o módulo. O que vem depois: {next}.',
  ],
  courseEnd:
    'E assim termina “{course}”. Escolha a lição que mais ajudou e volte a ela daqui a uma semana.',
  caution: unicodeWords(
    /\b(?:erros?|enganos?|descuidos?|tropeços?|armadilhas?|cuidado|evite|perig\p{L}*|falha[m]?|fracassa[m]?|desconfie|deslizes?|tentação|o risco|inimig[oa]s?)\b/iu,
  ),
  requestWords: wordSet(
    `quero queria queremos desejo busco procuro preciso precisamos gostaria interessa interessam aprender aprendam entender conhecer saber dominar melhorar
    curso cursos tema temas aula aulas lição lições conteúdo conteúdos capacitação formação ensinar ensinem ajuda ajudar pessoa pessoas gente trabalho trabalham trabalhar vida
    diária dia dias básico básica básicos avançado avançada nível geral mundo sobre usar uso fazer conseguir criar desenvolver problema problemas dificuldade dificuldades
    falta faltam difícil semana semanas ano anos hora horas`,
  ),
};
