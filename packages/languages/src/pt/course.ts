import { unicodeWords } from '../notation/unicode-words.ts';
import type { CourseWording } from '../types/course-wording.ts';

/** Brazilian Portuguese. */
export const course: CourseWording = {
  exercises: {
    title: unicodeWords(
      /^(?:exercícios(?: (?:propostos|resolvidos|práticos|de revisão|d[oae] (?:capítulo|módulo|unidade|tema|lição)).*)?|exercício \d.*|.*\bautoavaliaç(?:ão|ões)|questionários?(?: (?:de|final).*)?|(?:perguntas|questões|atividades) (?:de|para) (?:revisão|exame|prova|controle|compreensão|avaliação|reflexão|refletir).*|teste|quiz|exame(?: final)?|prova(?: final)?|teste seus conhecimentos|avaliação final|soluções|respostas|gabarito)$/iu,
    ),
    text: unicodeWords(
      /^(?:escolha a (?:opção|resposta|alternativa)|selecione a (?:opção|resposta|alternativa)|marque (?:a|as|com) (?:opç|resposta|alternativa|um x)|assinale|complete (?:a|o|as|os) (?:frases?|lacunas?|espaços?)|preencha (?:a|o|as|os) (?:lacunas?|espaços?)|indique (?:se|qual|quais) .*(?:verdadeir|corret)|verdadeiro ou falso|relacione (?:cada|as colunas)|sublinhe|justifique (?:sua|a sua|a) resposta|(?:exercício|atividade|pergunta|questão|tarefa)\s?(?:\d|[:.]))|\b(?:resposta (?:correta|certa)|questão de prova|neste exercício|verdadeiro ou falso)\b/iu,
    ),
  },
  titleByKind: {
    procedure: '{title}, passo a passo',
    answer: '{title}, em perguntas e respostas',
    rule: '{title}, o que pode e o que não pode',
    other: '{title}, o essencial',
  },
  teaches: 'Ensina {list}.',
  contentTopics: {
    inspirar: ['Pontos de partida: {list}.', 'Temas: {list}.', 'Também trata disto: {list}.'],
    habilidad: ['Para praticar: {list}.', 'O que se pratica: {list}.'],
    concepto: [
      'Conceitos: {list}.',
      'Ideias que ficam claras: {list}.',
      'Explica, entre outras coisas, isto: {list}.',
    ],
    proceso: ['Nesta ordem: {list}.', 'O percurso: {list}.', 'Passo a passo: {list}.'],
  },
  moduleTopics: {
    inspirar: ['As ideias do módulo: {list}.', 'O módulo dá ideias sobre estes temas: {list}.'],
    habilidad: ['A parte prática do módulo: {list}.', 'No módulo se pratica isto: {list}.'],
    concepto: ['Os conceitos do módulo: {list}.', 'O módulo explica estes temas: {list}.'],
    proceso: ['As etapas do módulo: {list}.', 'O módulo segue esta ordem: {list}.'],
  },
  plainDescription: 'Trata de “{title}”.',
  courseSummary: {
    inspirar: 'Curso {level} para {audience}, com ideias para dar o primeiro passo.',
    habilidad: 'Curso {level} para {audience}, voltado à prática.',
    concepto: 'Curso {level} para {audience}, com os conceitos explicados um a um.',
    proceso: 'Curso {level} para {audience}, com o processo do começo ao fim.',
  },
  courseRoute: 'O percurso: {list}.',
  onlyModule: 'Percurso completo',
  audiences: {
    estudiantes: 'estudantes',
    tecnicos: 'equipes técnicas',
    lideres: 'líderes de equipe',
    clientes: 'clientes',
    ejecutivos: 'equipes executivas',
  },
  levels: {
    basico: 'básico',
    intermedio: 'intermediário',
    avanzado: 'avançado',
    experto: 'de nível especialista',
  },
  targets: {
    basico: '{audience} sem conhecimento prévio do tema.',
    intermedio: '{audience} com as noções básicas e vontade de usá-las com segurança.',
    avanzado: '{audience} com experiência no tema e vontade de se aprofundar.',
    experto: '{audience} com domínio do tema e vontade de revê-lo em detalhe.',
  },
  audiencePains: {
    estudiantes: 'Não saber por onde começar a estudar o tema.',
    tecnicos: 'Ter de procurar o dado necessário no meio da tarefa.',
    lideres: 'Pouco tempo para aprender e uma equipe a orientar.',
    clientes: 'Dúvidas sobre o que esperar e como aproveitar.',
    ejecutivos: 'Decidir sem tempo para ler toda a documentação.',
  },
  quoted: '“{title}”',
  objectivePains: {
    inspirar: 'Dificuldade de dar o primeiro passo em temas como {list}.',
    habilidad: 'Conhecer a teoria de temas como {list}, mas sem ter praticado.',
    concepto: 'Falta de clareza sobre temas como {list}.',
    proceso: 'Não saber o que vem antes e o que vem depois em temas como {list}.',
  },
  depthPains: {
    basico: 'Explicações que supõem que o básico já é conhecido.',
    intermedio: 'Conhecimentos soltos que ainda não se encaixam.',
    avanzado: 'Resumos que ficam na superfície.',
    experto: 'Explicações que simplificam demais.',
  },
  courseOpenings: [
    'Começa o curso: {course}. O primeiro tema: {content}.',
    'Este é o curso: {course}. Começamos por aqui: {content}.',
  ],
  moduleOpenings: [
    'Começa um novo módulo: {module}. Primeiro tema: {content}.',
    'Entramos em outra parte do curso: {module}. Abre com este tema: {content}.',
    'Passamos para outro módulo: {module}. O primeiro tema: {content}.',
    'O curso segue com outro módulo: {module}. Começamos por aqui: {content}.',
  ],
  contentOpenings: [
    'Continuamos no módulo “{module}” com este tema: {content}.',
    'Mais um tema de “{module}”: {content}.',
    'É a vez deste tema: {content}. Faz parte do módulo “{module}”.',
    'Dentro de “{module}”, chega este tema: {content}.',
    'Mais um passo em “{module}”. Tema: {content}.',
    'Vamos a este assunto: {content}. Seguimos dentro de “{module}”.',
    'O módulo “{module}” continua assim: {content}.',
  ],
  plainOpenings: [
    'O curso continua com este tema: {content}.',
    'Passamos para outro tema: {content}.',
    'É a vez deste tema: {content}.',
    'Mais um passo no curso: {content}.',
    'Vamos a este assunto: {content}.',
  ],
  able: [
    'No fim, fica claro {list}.',
    'É para sair daqui sabendo {list}.',
    'O tema mostra {list}.',
  ],
  remember: 'É isto que vale lembrar.',
  nextContents: [
    'A seguir: {next}.',
    'O próximo tema: {next}.',
    'Depois continuamos com este tema: {next}.',
    'Agora vem outra parte: {next}.',
    'E daqui seguimos para: {next}.',
    'O curso segue por aqui: {next}.',
  ],
  nextModules: [
    'Aqui termina o módulo. O que vem depois: {next}.',
    'Módulo concluído. Próxima parada: {next}.',
    'Fechamos esta parte do curso e abrimos outra: {next}.',
    'Com este tema o módulo se completa. Agora vem isto: {next}.',
  ],
  courseEnd: {
    inspirar:
      'E assim termina o curso: {course}. Uma só ideia colocada em prática já é um bom começo.',
    habilidad:
      'E assim termina o curso: {course}. Praticar o quanto antes é a melhor forma de fixar.',
    concepto: 'E assim termina o curso: {course}. Explicar a outra pessoa ajuda a fixar.',
    proceso:
      'E assim termina o curso: {course}. O passo a passo fica aqui para quando for preciso.',
  },
  closingTitles: {
    recap: ['Para lembrar', 'Em resumo', 'Ideias-chave', 'Revisão', 'O essencial'],
    next: 'A seguir',
    end: 'Fim do curso',
  },
  reasons: {
    fits: 'Seus documentos ({pages}) tratam de {topics}: com {contents}, há material para cada um sem repetir nada.',
    few: 'Seus documentos são curtos ({pages}): rendem {contents} sem repetir nada.',
    none: 'Seus documentos não têm texto suficiente para um curso.',
    otherLanguage:
      'Os cursos são escritos em espanhol, inglês ou português, e seus documentos estão em outro idioma.',
  },
  counted: {
    pages: (count) => (count === 1 ? '1 página' : `${count} páginas`),
    topics: (count) => (count === 1 ? '1 tema' : `${count} temas`),
    contents: (count) => (count === 1 ? '1 conteúdo' : `${count} conteúdos`),
  },
};
