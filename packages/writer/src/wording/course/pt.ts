import { unicodeWords } from '../unicode-words.ts';
import type { CourseWording } from './course-wording.ts';

/** Portuguese, Brazilian. */
export const pt: CourseWording = {
  skippedTitle: unicodeWords(
    /^(?:.*(?:general public license|creative commons|licença pública|licencia pública).*|(?:tabela|lista) de (?:conteúdos?|figuras|tabelas|quadros|ilustrações)|conteúdos?|índice.*|sumário|agenda|ordem do dia|ordem de trabalhos|referências|bibliografia.*|fontes|(?:links|ligações|hiperligações)(?: úteis| externas?)?|leituras? (?:adiciona|recomendada).*|agradecimentos.*|colaboradores.*|créditos|dedicatória|colofão|licenças?|aviso legal|direitos (?:de autor|autorais).*|.*direitos de cópia.*|.*\bcopyright\b.*|isenção de responsabilidade|política de privacidade|(?:reconhecimento de )?marcas (?:registradas|registadas)|histórico.*(?:versões|alterações|revisões).*|controle? de (?:alterações|versões)|registr?o de alterações|notas? d[ae] versão|(?:sobre|acerca d)\s?(?:este|esta) .*|(?:maiores|principais) contribuições|convenções(?: (?:usadas|tipográficas|deste).*)?|glossário.*|administrivia|.*\b(?:este|deste) documento|(?:dúvidas|perguntas)\??|(?:muito )?obrigad[oa].*|contat?c?to|fim|exercícios(?: (?:propostos|resolvidos|práticos|de revisão|d[oae] (?:capítulo|módulo|unidade|tema|lição)).*)?|exercício \d+.*|.*\bautoavaliaç(?:ão|ões)|questionários?(?: (?:de|final).*)?|(?:perguntas|questões|atividades) (?:de|para) (?:revisão|exame|prova|controle|compreensão|avaliação|reflexão|refletir).*|teste|quiz|exame(?: final)?|prova(?: final)?|teste seus conhecimentos|avaliação final|soluções|respostas|gabarito)$/iu,
  ),
  untaught: unicodeWords(
    /^(?:responda|escolha a (?:opção|resposta|alternativa)|selecione a (?:opção|resposta|alternativa)|marque (?:a|as|com)\b|assinale|complete (?:a|o|as|os) (?:frases?|lacunas?|espaços?|tabela)|preencha (?:a|o|as|os) (?:lacunas?|espaços?)|indique (?:se|qual|quais)|verdadeiro ou falso|relacione (?:cada|as colunas)|sublinhe|justifique (?:sua|a sua|a) resposta|(?:exercício|atividade|pergunta|questão|tarefa)\s?(?:\d|[:.]))|\b(?:resposta (?:correta|certa)|n[ao] (?:prova|exame)|questão de prova|neste exercício|verdadeiro ou falso)\b|\b(?:para|obter|encontrará?|consultar|consulte|ver) (?:\p{L}+ )?mais (?:informaç(?:ão|ões)|detalhes)\b|\bsec?ç(?:ão|ões)\s?\d|\baqui\b(?=[.,;]|$)|\b(?:como|conforme) (?:se )?(?:mostra|indica|descrito|mostrado|explicado)\b|\bcomo (?:se )?segue\b|\b(?:formato|exemplos?|maneira|forma|procedimentos?|instruções|passos|comandos?|valores|fatores|pontos|regras|opções) (?:seguintes?|a seguir)\b|\bpor favor\b|^(?:existem?|há|distinguem-se) (?:também )?(?:\p{N}+|dois|duas|três|quatro|cinco|seis|sete|vários|várias|diferentes|diversos|diversas|alguns|algumas|muitos|muitas|múltipl[oa]s)\b[^:]*$|\b(?:exemplo|comando|linha|caso|tabela|parágrafo|ponto) anterior\b|\b(?:penso|considero|acredito|nós acreditamos|estamos deliciados)\b/iu,
  ),
  contentTopics: {
    inspirar: ['Pontos de partida: {list}.', 'Temas: {list}.', 'Fala também de: {list}.'],
    habilidad: ['Para a prática: {list}.', 'Pontos que se trabalham: {list}.'],
    concepto: [
      'Conceitos: {list}.',
      'Ideias que se esclarecem: {list}.',
      'Explica, entre outros: {list}.',
    ],
    proceso: ['Nesta ordem: {list}.', 'Percurso: {list}.', 'Avança assim: {list}.'],
  },
  moduleTopics: {
    inspirar: ['O módulo dá ideias sobre: {list}.', 'Ideias do módulo: {list}.'],
    habilidad: ['Pontos práticos do módulo: {list}.', 'No módulo se trabalha: {list}.'],
    concepto: ['Conceitos do módulo: {list}.', 'O módulo explica: {list}.'],
    proceso: ['Etapas do módulo, em ordem: {list}.', 'O módulo avança por: {list}.'],
  },
  plainDescription: 'Trata deste tema: {title}.',
  courseSummary: {
    inspirar: 'Curso {level} para {audience}, com ideias para dar o primeiro passo.',
    habilidad: 'Curso {level} para {audience}, voltado à prática.',
    concepto: 'Curso {level} para {audience} que explica os conceitos um a um.',
    proceso: 'Curso {level} para {audience} que segue o processo na sua ordem.',
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
    basico: '{audience} que chegam ao tema pela primeira vez; não é preciso conhecimento prévio.',
    intermedio: '{audience} com as noções básicas e vontade de usá-las com segurança.',
    avanzado: '{audience} com experiência no tema e necessidade de se aprofundar.',
    experto: '{audience} com domínio do tema que querem revê-lo em detalhe.',
  },
  audiencePains: {
    estudiantes: 'Não saber por onde começar a estudar o tema.',
    tecnicos: 'Ter de procurar o dado necessário no meio da tarefa.',
    lideres: 'Pouco tempo para aprender e uma equipe a orientar.',
    clientes: 'Dúvidas sobre o que esperar e como aproveitar.',
    ejecutivos: 'Decidir sem tempo para ler toda a documentação.',
  },
  objectivePains: {
    inspirar: 'Falta de um motivo para começar com: {list}.',
    habilidad: 'A teoria é conhecida, mas falta prática: {list}.',
    concepto: 'Ideias que convém ter claras: {list}.',
    proceso: 'Não saber o que vem primeiro e o que vem depois: {list}.',
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
    'Começa um módulo novo: {module}. Primeiro tema: {content}.',
    'Entramos em outra parte do curso: {module}. Abre com este tema: {content}.',
    'Passamos a outro módulo: {module}. O primeiro tema: {content}.',
    'O curso segue com outro módulo: {module}. Começamos por aqui: {content}.',
  ],
  contentOpenings: [
    'Continuamos no módulo “{module}” com este tema: {content}.',
    'Mais um tema de “{module}”: {content}.',
    'É a vez deste tema: {content}. Faz parte do módulo “{module}”.',
    'Dentro de “{module}”, chega este tema: {content}.',
    'Mais um passo em “{module}”. Tema: {content}.',
    'Vamos a isto: {content}. Seguimos dentro de “{module}”.',
    'O módulo “{module}” continua assim: {content}.',
  ],
  plainOpenings: [
    'O curso continua com este tema: {content}.',
    'Passamos a outro tema: {content}.',
    'É a vez deste tema: {content}.',
    'Mais um passo no curso: {content}.',
    'Vamos a isto: {content}.',
  ],
  agendas: {
    inspirar: [
      'Isto é o que vamos descobrir: {list}.',
      'Há muito que ver: {list}.',
      'Pontos que dão ideias: {list}.',
    ],
    habilidad: [
      'Pontos úteis para a prática: {list}.',
      'Isto é o que vamos trabalhar: {list}.',
      'A prática começa por aqui: {list}.',
    ],
    concepto: [
      'As ideias que vamos esclarecer: {list}.',
      'O tema se divide assim: {list}.',
      'Veremos estes pontos: {list}.',
    ],
    proceso: [
      'Vamos percorrê-lo nesta ordem: {list}.',
      'O caminho tem estas paradas: {list}.',
      'Vamos por partes: {list}.',
    ],
  },
  hints: {
    estudiantes: [
      'Convém anotar o que for novo.',
      'No final, ajuda resumir tudo em duas frases.',
      'Ajuda relacionar o tema com o que já se estudou.',
    ],
    tecnicos: [
      'Convém comparar com o próprio ambiente de trabalho.',
      'Serve também como lista de verificação.',
      'Vale a pena pensar no sistema de cada dia.',
    ],
    lideres: [
      'Vale a pena pensar em como contar isto ao grupo.',
      'A pergunta de fundo: quem do grupo precisa de saber.',
      'Pode orientar a próxima reunião.',
    ],
    clientes: [
      'A pergunta que importa: o que isto resolve em cada caso.',
      'Ajuda a saber o que esperar e o que pedir.',
      'Se algo gerar dúvidas, convém anotar e perguntar.',
    ],
    ejecutivos: [
      'A pergunta de fundo: que decisão pode mudar.',
      'Interessa mais a consequência do que o detalhe.',
      'Convém pensar que prioridade merece na organização.',
    ],
  },
  transitions: [
    'O ponto seguinte: {topic}.',
    'Passamos a outro aspecto: {topic}.',
    'Vejamos agora isto: {topic}.',
    'Outro ponto do tema: {topic}.',
    'Seguimos com isto: {topic}.',
    'Mais um aspecto: {topic}.',
  ],
  lastTransitions: [
    'Falta um último ponto: {topic}.',
    'E por último: {topic}.',
    'Para fechar o tema: {topic}.',
    'Chegamos ao ponto final: {topic}.',
    'Resta ainda um ponto: {topic}.',
  ],
  recaps: [
    'Para lembrar: {list}.',
    'Se algo merece revisão, é isto: {list}.',
    'Levamos estas ideias: {list}.',
    'Em resumo: {list}.',
    'Algumas palavras para guardar: {list}.',
    'O que convém fixar: {list}.',
    'Uma última volta a estes pontos: {list}.',
  ],
  nextContents: [
    'A seguir: {next}.',
    'O próximo tema: {next}.',
    'Depois continuamos com isto: {next}.',
    'Chega agora outra peça: {next}.',
    'E daqui passamos ao seguinte: {next}.',
    'O curso segue por aqui: {next}.',
  ],
  nextModules: [
    'Aqui termina o módulo. O que vem depois: {next}.',
    'Módulo concluído. Próxima parada: {next}.',
    'Fechamos esta parte do curso e abrimos outra: {next}.',
    'Com este tema o módulo se completa. Agora é a vez de: {next}.',
  ],
  courseEnd: {
    inspirar: 'E assim termina o curso: {course}. Uma só ideia posta em marcha já é um bom começo.',
    habilidad:
      'E assim termina o curso: {course}. Praticar quanto antes é a melhor forma de fixar.',
    concepto: 'E assim termina o curso: {course}. Explicar a outra pessoa ajuda a fixar.',
    proceso: 'E assim termina o curso: {course}. O percurso fica à mão para voltar a ele.',
  },
  closingTitles: {
    recap: ['Para lembrar', 'Em resumo', 'Ideias-chave', 'Revisão', 'O essencial'],
    next: 'A seguir',
    end: 'Fim do curso',
  },
  reasons: {
    fits: 'Seus documentos ({pages}) tratam de {topics}: com {contents} há material suficiente para cada um sem repetir nada.',
    few: 'Seus documentos são curtos ({pages}): rendem {contents} sem repetir nada.',
    none: 'Seus documentos não têm texto suficiente para um curso.',
    otherLanguage:
      'Seus documentos estão em um idioma em que não se escrevem cursos: envie textos em espanhol, inglês ou português.',
  },
  counted: {
    pages: (count) => (count === 1 ? '1 página' : `${count} páginas`),
    topics: (count) => (count === 1 ? '1 tema' : `${count} temas`),
    contents: (count) => (count === 1 ? '1 conteúdo' : `${count} conteúdos`),
  },
  cues: {
    definition: unicodeWords(
      /^(?:\S+ ){1,6}(?:é|são) (?:um|uma|uns|umas|o|a|os|as)\b|\bsignifica\b|\bconsiste\b|\b(?:chama|denomina|define)-se\b|\brefere-se\b/iu,
    ),
    step: unicodeWords(
      /^(?:para|primeiro|depois|em seguida|finalmente|antes de|ao|uma vez|quando|se)\b|\bpassos?\b|\bdeve[ms]?\b|\bpode\b|\bé preciso\b|\b(?:execut|instal|configur|selecion|digit|cri|adicion|abr|salv|guard|verifi)\p{L}+/iu,
    ),
    benefit: unicodeWords(
      /\b(?:permite|ajuda|melhora|facilita|evita|protege|economiza|vantagem|benefício|oportunidade|possí|possib|liberdade|confiança|fácil|simples|seguro)\p{L}*/iu,
    ),
    decision: unicodeWords(
      /\b(?:risco|custo|prazo|tempo|preço|investimento|decisão|decidir|prioridade|importan|recomend|convém|responsab|equip|estratégia|resultado|necessári|impacto|segurança)\p{L}*/iu,
    ),
    example: unicodeWords(/\bpor exemplo\b|\bcomo (?:um|uma|o|a)\b|\btal como\b/iu),
    reason: unicodeWords(
      /\b(?:porque|já que|uma vez que|visto que|devido a|graças a|por isso|para que|de (?:modo|forma|maneira) que)\b/iu,
    ),
    exception: unicodeWords(
      /\b(?:exceto|salvo|a menos que|no entanto|embora|apesar de|apenas se|só se|somente|contudo|desde que|limite|máximo|mínimo|restriç(?:ão|ões)|caso contrário|cuidado|evite)\b/iu,
    ),
  },
};
