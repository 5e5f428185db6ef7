import { unicodeWords } from '../unicode-words.ts';
import type { CourseWording } from './course-wording.ts';

/** Portuguese, Brazilian. */
export const pt: CourseWording = {
  focus: {
    basico: ['o essencial', 'as ideias básicas', 'os primeiros passos'],
    intermedio: ['as ideias-chave', 'o mais útil no dia a dia', 'o que mais se usa'],
    avanzado: ['os detalhes que importam', 'o que vai além do básico', 'as questões avançadas'],
    experto: ['as nuances e os limites', 'os casos difíceis', 'as decisões de fundo'],
  },
  contentGoals: {
    inspirar: [
      'Descubra {focus} e tudo o que vem depois: {list}.',
      'Um olhar sobre {focus} para animar você a dar o passo: {list}.',
      'Encontre aqui um ponto de partida, com {focus}: {list}.',
    ],
    habilidad: [
      'Aprenda a dominar {focus} na prática: {list}.',
      'Pratique {focus} com este roteiro: {list}.',
      'Ao terminar, você poderá pôr em prática {focus}: {list}.',
    ],
    concepto: [
      'Compreenda {focus} destes temas: {list}.',
      'Ao terminar, você poderá explicar com suas palavras {focus}: {list}.',
      'Esclareça {focus} e a relação entre estes pontos: {list}.',
    ],
    proceso: [
      'Percorra em ordem {focus}: {list}.',
      'Siga o processo do começo ao fim, com {focus}: {list}.',
      'Saiba o que vem primeiro e o que vem depois, com {focus}: {list}.',
    ],
  },
  plainGoals: {
    inspirar: [
      'Descubra {focus} e tudo o que vem depois.',
      'Um olhar sobre {focus} para dar o passo.',
    ],
    habilidad: ['Aprenda a dominar {focus} na prática.', 'Pratique {focus} passo a passo.'],
    concepto: ['Compreenda {focus} deste tema.', 'Esclareça {focus} e explique com suas palavras.'],
    proceso: ['Percorra em ordem {focus}.', 'Siga o processo com {focus}.'],
  },
  moduleGoals: {
    inspirar: ['Ideias para começar a agir: {list}.', 'Tudo o que este módulo abre: {list}.'],
    habilidad: ['Neste módulo se pratica o seguinte: {list}.', 'Habilidades do módulo: {list}.'],
    concepto: ['Este módulo explica estes conceitos: {list}.', 'Conceitos do módulo: {list}.'],
    proceso: ['Etapas do módulo, em ordem: {list}.', 'O módulo avança por estas etapas: {list}.'],
  },
  courseSummary: {
    inspirar: 'Um curso {level} que anima a dar o próximo passo, pensado para {audience}: {topic}.',
    habilidad: 'Um curso {level} para levar à prática, pensado para {audience}: {topic}.',
    concepto:
      'Um curso {level} para compreender a fundo os conceitos, pensado para {audience}: {topic}.',
    proceso:
      'Um curso {level} que explica o processo passo a passo, pensado para {audience}: {topic}.',
  },
  courseRoute: 'O percurso: {list}.',
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
    experto: '{audience} com domínio do tema que buscam critério para os casos difíceis.',
  },
  audiencePains: {
    estudiantes: 'Material demais e pouca orientação sobre o que estudar primeiro.',
    tecnicos: 'Documentação extensa em que é difícil achar o dado necessário.',
    lideres: 'Pouco tempo para se formar e a responsabilidade de orientar a equipe.',
    clientes: 'Dúvidas sobre o que cada opção oferece e como aproveitá-la.',
    ejecutivos: 'Decisões a tomar sem tempo para ler toda a documentação.',
  },
  objectivePains: {
    inspirar: 'Falta de motivação para começar com estes temas: {list}.',
    habilidad: 'A teoria é conhecida, mas falta prática nestes temas: {list}.',
    concepto: 'Ideias pouco claras ou confundidas entre si: {list}.',
    proceso: 'Não saber o que fazer primeiro e o que fazer depois nestes temas: {list}.',
  },
  depthPains: {
    basico: 'Explicações que supõem que o básico já é conhecido.',
    intermedio: 'Conhecimentos soltos que ainda não se encaixam.',
    avanzado: 'Materiais que ficam na superfície.',
    experto: 'Casos difíceis que os materiais habituais não tratam.',
  },
  courseOpenings: [
    'Boas-vindas ao curso: {course}. Começamos por aqui: {content}.',
    'Assim começa o curso: {course}. O primeiro tema é este: {content}.',
  ],
  moduleOpenings: [
    'Abrimos um módulo novo: {module}. Primeiro tema: {content}.',
    'Entramos em outra parte do curso: {module}. E começamos com isto: {content}.',
    'Mudamos de módulo: {module}. A porta de entrada: {content}.',
    'Novo módulo, novas perguntas: {module}. A primeira: {content}.',
  ],
  contentOpenings: [
    'Continuamos no módulo “{module}” com este tema: {content}.',
    '{content}: é disso que trata esta parte do módulo “{module}”.',
    'Agora vem o seguinte: {content}. Faz parte do módulo “{module}”.',
    'Hoje, mais um tema de “{module}”: {content}.',
    'Dentro de “{module}”, paramos aqui: {content}.',
    'Mais um passo em “{module}”. Tema de hoje: {content}.',
    'Vamos a isto: {content}. Seguimos dentro de “{module}”.',
  ],
  purposes: {
    inspirar: [
      'O convite: ver {focus} e pensar no que você faria.',
      'Você verá {focus} e, quem sabe, terá vontade de começar.',
      'Veja {focus} e encontre uma ideia própria.',
      'Depois de ver {focus}, escolha algo para tentar hoje.',
    ],
    habilidad: [
      'A meta é dominar {focus}.',
      'No final, você poderá usar {focus} por conta própria.',
      'Nosso assunto: {focus}, com a prática em mente.',
      'Guarde {focus}: você vai precisar disso na prática.',
    ],
    concepto: [
      'Trata-se de entender {focus}.',
      'No final, você poderá explicar {focus} com suas palavras.',
      'Vamos esclarecer {focus} sem rodeios.',
      'Guarde bem {focus}: daí sai todo o resto.',
    ],
    proceso: [
      'Vamos em ordem, com {focus}.',
      'O propósito: ter claro o caminho e {focus}.',
      'Passo a passo, revemos {focus}.',
      'Observe a sequência e {focus}.',
    ],
  },
  hints: {
    estudiantes: [
      'Anote o que for novo para você: vai ajudar na revisão.',
      'Se você estuda este tema, aqui está a base.',
      'Pense em uma pergunta que poderia cair na prova.',
      'Tente resumir tudo depois em duas frases.',
      'Relacione com o que você já estudou.',
    ],
    tecnicos: [
      'Pense no sistema com que você trabalha todo dia.',
      'Os detalhes técnicos contam: compare com o seu ambiente.',
      'O que vem agora pode ser verificado em uma máquina real.',
      'Tenha em mente o seu último incidente parecido.',
      'Serve também como lista de verificação.',
    ],
    lideres: [
      'Pense em como você contaria isso à sua equipe.',
      'Pergunte-se quem da sua equipe precisa saber disso.',
      'Como líder, procure o que dá para delegar com critério.',
      'Vai servir para orientar a próxima reunião.',
      'Observe o que mudaria no jeito de trabalhar da equipe.',
    ],
    clientes: [
      'Assim você sabe o que esperar e o que pedir.',
      'Pense no que isso resolve no seu caso.',
      'Com isso você poderá escolher com mais confiança.',
      'Contamos pelo lado que é útil para você.',
      'Se algo gerar dúvida, anote e fale com a gente.',
    ],
    ejecutivos: [
      'Atenção ao que pode mudar uma decisão.',
      'Em poucos minutos você terá o que importa para decidir.',
      'Considere o efeito em custos, prazos e riscos.',
      'O relevante aqui é a consequência, não o detalhe.',
      'Pergunte-se que prioridade isso merece na sua organização.',
    ],
  },
  recaps: [
    'Para lembrar: {list}.',
    'Se você for rever algo, que seja isto: {list}.',
    'Levamos estas ideias: {list}.',
    'Em resumo: {list}.',
    'Algumas palavras para guardar: {list}.',
    'O que convém fixar: {list}.',
    'Volte mentalmente a estes pontos: {list}.',
  ],
  endings: [
    'Por aqui fica este tema.',
    'Com isso você tem uma base para seguir.',
    'Reserve um momento para rever tudo.',
    'Agora você conhece o principal desta parte.',
    'Encerramos aqui esta explicação.',
  ],
  nextContents: [
    'A seguir: {next}.',
    'O próximo tema: {next}.',
    'Depois continuamos com isto: {next}.',
    'Agora espera por você outra peça: {next}.',
    'E daqui passamos ao seguinte: {next}.',
    'O que vem se liga a isto: {next}.',
  ],
  nextModules: [
    'Aqui termina o módulo. O que vem depois: {next}.',
    'Módulo concluído. Próxima parada: {next}.',
    'Fechamos esta parte do curso e abrimos outra: {next}.',
    'Com este tema o módulo se completa. Agora é a vez de: {next}.',
  ],
  courseEnd: {
    inspirar:
      'E assim termina o curso: {course}. Escolha uma ideia e dê a ela uma chance hoje mesmo.',
    habilidad:
      'E assim termina o curso: {course}. A melhor forma de fixar é praticar quanto antes.',
    concepto:
      'E assim termina o curso: {course}. Experimente explicar a alguém o que você aprendeu.',
    proceso:
      'E assim termina o curso: {course}. Você já pode percorrer o processo por conta própria.',
  },
  closingTitles: ['Para lembrar', 'Em resumo', 'Ideias-chave', 'Revisão', 'O essencial'],
  reasons: {
    fits: 'Seus documentos ({pages}) tratam de {topics}: com {contents} há material suficiente para cada um sem repetir nada.',
    few: 'Seus documentos são curtos ({pages}): rendem {contents} sem repetir nada.',
    none: 'Seus documentos não têm texto suficiente para um curso.',
  },
  counted: {
    pages: (count) => (count === 1 ? '1 página' : `${count} páginas`),
    topics: (count) => (count === 1 ? '1 tema' : `${count} temas`),
    contents: (count) => (count === 1 ? '1 conteúdo' : `${count} conteúdos`),
  },
  cues: {
    definition: unicodeWords(
      /^(?:\S+ ){1,6}(?:é|são) (?:um|uma|uns|umas)\b|\bsignifica\b|\bconsiste\b|\b(?:chama|denomina|define)-se\b|\brefere-se\b/iu,
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
  },
};
