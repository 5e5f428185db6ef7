import { unicodeWords } from '../unicode-words.ts';
import type { CourseWording } from './course-wording.ts';

/** Spanish. */
export const es: CourseWording = {
  focus: {
    basico: ['lo esencial', 'las ideas básicas', 'los primeros pasos'],
    intermedio: ['las ideas clave', 'lo más útil en el día a día', 'lo que más se usa'],
    avanzado: [
      'los detalles que importan',
      'lo que va más allá de lo básico',
      'las cuestiones avanzadas',
    ],
    experto: ['los matices y los límites', 'los casos difíciles', 'las decisiones de fondo'],
  },
  contentGoals: {
    inspirar: [
      'Descubre {focus} y todo lo que viene después: {list}.',
      'Una mirada a {focus} para animarte a dar el paso: {list}.',
      'Encuentra aquí un punto de partida, con {focus}: {list}.',
    ],
    habilidad: [
      'Aprende a manejar {focus} en la práctica: {list}.',
      'Practica {focus} con este recorrido: {list}.',
      'Al terminar podrás poner en práctica {focus}: {list}.',
    ],
    concepto: [
      'Comprende {focus} de estos temas: {list}.',
      'Al terminar podrás explicar con tus palabras {focus}: {list}.',
      'Aclara {focus} y la relación entre estos puntos: {list}.',
    ],
    proceso: [
      'Recorre en orden {focus}: {list}.',
      'Sigue el proceso de principio a fin, con {focus}: {list}.',
      'Sabrás qué va primero y qué va después, con {focus}: {list}.',
    ],
  },
  plainGoals: {
    inspirar: [
      'Descubre {focus} y todo lo que viene después.',
      'Una mirada a {focus} para dar el paso.',
    ],
    habilidad: ['Aprende a manejar {focus} en la práctica.', 'Practica {focus} paso a paso.'],
    concepto: ['Comprende {focus} de este tema.', 'Aclara {focus} y explícalo con tus palabras.'],
    proceso: ['Recorre en orden {focus}.', 'Sigue el proceso con {focus}.'],
  },
  moduleGoals: {
    inspirar: [
      'Ideas para ponerse en marcha: {list}.',
      'Todo lo que se abre con este módulo: {list}.',
    ],
    habilidad: [
      'En este módulo se practica lo siguiente: {list}.',
      'Habilidades del módulo: {list}.',
    ],
    concepto: [
      'Este módulo explica los conceptos que siguen: {list}.',
      'Conceptos del módulo: {list}.',
    ],
    proceso: [
      'Etapas del módulo, en su orden: {list}.',
      'El módulo avanza por estas etapas: {list}.',
    ],
  },
  courseSummary: {
    inspirar:
      'Un curso {level} que anima a dar el siguiente paso, pensado para {audience}: {topic}.',
    habilidad: 'Un curso {level} para llevar a la práctica, pensado para {audience}: {topic}.',
    concepto:
      'Un curso {level} para comprender a fondo los conceptos, pensado para {audience}: {topic}.',
    proceso:
      'Un curso {level} que explica el proceso paso a paso, pensado para {audience}: {topic}.',
  },
  courseRoute: 'El recorrido: {list}.',
  audiences: {
    estudiantes: 'estudiantes',
    tecnicos: 'personal técnico',
    lideres: 'líderes de equipo',
    clientes: 'clientes',
    ejecutivos: 'equipos ejecutivos',
  },
  levels: {
    basico: 'básico',
    intermedio: 'intermedio',
    avanzado: 'avanzado',
    experto: 'de nivel experto',
  },
  targets: {
    basico:
      '{audience} que se acercan al tema por primera vez; no hacen falta conocimientos previos.',
    intermedio: '{audience} con las nociones básicas y ganas de usarlas con soltura.',
    avanzado: '{audience} con experiencia en el tema y necesidad de profundizar.',
    experto: '{audience} con dominio del tema que buscan criterio para los casos difíciles.',
  },
  audiencePains: {
    estudiantes: 'Demasiado material y poca orientación sobre lo que hay que estudiar primero.',
    tecnicos: 'Documentación extensa en la que cuesta encontrar el dato que hace falta.',
    lideres: 'Poco tiempo para formarse y la responsabilidad de orientar al equipo.',
    clientes: 'Dudas sobre qué ofrece cada opción y cómo aprovecharla.',
    ejecutivos: 'Decisiones que tomar sin tiempo para leer toda la documentación.',
  },
  objectivePains: {
    inspirar: 'Falta de motivación para empezar con estos temas: {list}.',
    habilidad: 'Se conoce la teoría, pero falta práctica en estos temas: {list}.',
    concepto: 'Ideas poco claras o confundidas entre sí: {list}.',
    proceso: 'No saber qué hacer primero y qué después en estos temas: {list}.',
  },
  depthPains: {
    basico: 'Explicaciones que dan por sabido lo básico.',
    intermedio: 'Conocimientos sueltos que todavía no encajan entre sí.',
    avanzado: 'Materiales que se quedan en la superficie.',
    experto: 'Casos difíciles que los materiales habituales no tratan.',
  },
  courseOpenings: [
    'Te damos la bienvenida al curso: {course}. Empezamos por aquí: {content}.',
    'Así comienza el curso: {course}. El primer tema es este: {content}.',
  ],
  moduleOpenings: [
    'Abrimos un módulo nuevo: {module}. Primer tema: {content}.',
    'Entramos en otra parte del curso: {module}. Y lo hacemos con esto: {content}.',
    'Cambiamos de módulo: {module}. La puerta de entrada: {content}.',
    'Nuevo módulo, nuevas preguntas: {module}. La primera: {content}.',
  ],
  contentOpenings: [
    'Continuamos en el módulo «{module}» con este tema: {content}.',
    '{content}: de eso trata esta parte del módulo «{module}».',
    'Toca ahora lo siguiente: {content}. Forma parte del módulo «{module}».',
    'Hoy, un tema más de «{module}»: {content}.',
    'Dentro de «{module}», nos detenemos aquí: {content}.',
    'Un paso más en «{module}». Tema de hoy: {content}.',
    'Vamos con esto: {content}. Seguimos dentro de «{module}».',
  ],
  purposes: {
    inspirar: [
      'La invitación: ver {focus} y pensar qué harías tú.',
      'Verás {focus} y, ojalá, ganas de empezar.',
      'Mira {focus} y encuentra una idea propia.',
      'Después de ver {focus}, elige algo que puedas intentar hoy.',
    ],
    habilidad: [
      'La meta es dominar {focus}.',
      'Al final podrás usar {focus} por tu cuenta.',
      'Nos centramos en {focus}, con la práctica en mente.',
      'Quédate con {focus}: hará falta al practicar.',
    ],
    concepto: [
      'Se trata de entender {focus}.',
      'Al final podrás explicar {focus} con tus palabras.',
      'Vamos a aclarar {focus} sin rodeos.',
      'Presta atención a {focus}: de ahí sale todo lo demás.',
    ],
    proceso: [
      'Iremos por orden, con {focus}.',
      'El propósito: tener claro el camino y {focus}.',
      'Paso a paso, repasamos {focus}.',
      'Fíjate en la secuencia y en {focus}.',
    ],
  },
  hints: {
    estudiantes: [
      'Anota lo que te resulte nuevo: te ayudará a repasar.',
      'Si estudias este tema, aquí tienes la base.',
      'Piensa en una pregunta que podría caer en un examen.',
      'Intenta resumirlo después en dos frases.',
      'Relaciónalo con lo que ya estudiaste.',
    ],
    tecnicos: [
      'Piensa en el sistema con el que trabajas a diario.',
      'Los detalles técnicos cuentan: compáralos con tu entorno.',
      'Lo que sigue se puede comprobar en un equipo real.',
      'Ten en mente tu última incidencia parecida.',
      'Útil también como lista de comprobación.',
    ],
    lideres: [
      'Piensa en cómo se lo contarías a tu equipo.',
      'Pregúntate quién de tu equipo necesita saberlo.',
      'Como líder, busca lo que puedas delegar con criterio.',
      'Te servirá para orientar la próxima reunión.',
      'Observa qué cambiaría en la forma de trabajar del equipo.',
    ],
    clientes: [
      'Así sabrás qué esperar y qué pedir.',
      'Piensa en lo que esto resuelve en tu caso.',
      'Con esto podrás elegir con más confianza.',
      'Lo contamos desde lo que te resulta útil.',
      'Si algo te genera dudas, anótalo y pregúntanos.',
    ],
    ejecutivos: [
      'Atiende a lo que puede cambiar una decisión.',
      'En pocos minutos tendrás lo que importa para decidir.',
      'Considera el efecto en costes, plazos y riesgos.',
      'Lo relevante aquí es la consecuencia, no el detalle.',
      'Pregúntate qué prioridad merece en tu organización.',
    ],
  },
  recaps: [
    'Para recordar: {list}.',
    'Si repasas algo, que sea esto: {list}.',
    'Nos llevamos estas ideas: {list}.',
    'En resumen: {list}.',
    'Unas pocas palabras para quedarse con la idea: {list}.',
    'Lo que conviene fijar: {list}.',
    'Da una última vuelta a estos puntos: {list}.',
  ],
  endings: [
    'Hasta aquí este tema.',
    'Con esto tienes una base para seguir.',
    'Tómate un momento para repasarlo.',
    'Ya conoces lo principal de esta parte.',
    'Cerramos aquí esta explicación.',
  ],
  nextContents: [
    'A continuación: {next}.',
    'El próximo tema: {next}.',
    'Después seguimos con esto: {next}.',
    'Te espera ahora otra pieza: {next}.',
    'Y de aquí pasamos a lo siguiente: {next}.',
    'Lo que viene enlaza con esto: {next}.',
  ],
  nextModules: [
    'Aquí termina el módulo. El que sigue: {next}.',
    'Módulo completado. Próxima parada: {next}.',
    'Cerramos esta parte del curso y abrimos otra: {next}.',
    'Con este tema se completa el módulo. Ahora toca: {next}.',
  ],
  courseEnd: {
    inspirar: 'Y así termina el curso: {course}. Elige una idea y dale una oportunidad hoy mismo.',
    habilidad:
      'Y así termina el curso: {course}. La mejor forma de afianzarlo es practicar cuanto antes.',
    concepto: 'Y así termina el curso: {course}. Prueba a explicarle a alguien lo que aprendiste.',
    proceso: 'Y así termina el curso: {course}. Ya puedes recorrer el proceso por tu cuenta.',
  },
  closingTitles: ['Para recordar', 'En resumen', 'Ideas clave', 'Repaso', 'Lo esencial'],
  reasons: {
    fits: 'Tus documentos ({pages}) tratan {topics}: con {contents} hay material suficiente para cada uno sin repetir nada.',
    few: 'Tus documentos son breves ({pages}): dan para {contents} sin repetir nada.',
    none: 'Tus documentos no tienen texto suficiente para un curso.',
  },
  counted: {
    pages: (count) => (count === 1 ? '1 página' : `${count} páginas`),
    topics: (count) => (count === 1 ? '1 tema' : `${count} temas`),
    contents: (count) => (count === 1 ? '1 contenido' : `${count} contenidos`),
  },
  cues: {
    definition: unicodeWords(
      /^(?:\S+ ){1,6}(?:es|son) (?:un|una|unos|unas)\b|\bsignifica\b|\bconsiste\b|\bse (?:llama|denomina|define|conoce)\b|\bse refiere\b/iu,
    ),
    step: unicodeWords(
      /^(?:para|primero|después|luego|finalmente|antes de|al|una vez|cuando|si)\b|\bpasos?\b|\bdebe[ns]?\b|\bpuedes?\b|\bhay que\b|\b(?:ejecut|instal|configur|selecci|escrib|cre|añad|abr|guard|comprueb|verifi)\p{L}+/iu,
    ),
    benefit: unicodeWords(
      /\b(?:permite|ayuda|mejora|facilita|evita|protege|ahorra|logra|ventaja|beneficio|oportunidad|posib|libertad|confianza|fácil|sencill|seguro)\p{L}*/iu,
    ),
    decision: unicodeWords(
      /\b(?:riesgo|cost[eo]|plazo|tiempo|precio|inversión|decisión|decidir|prioridad|importan|recomiend|conviene|responsab|equipo|estrategia|resultado|necesari|impacto|seguridad)\p{L}*/iu,
    ),
    example: unicodeWords(/\bpor ejemplo\b|\bcomo (?:un|una|el|la)\b|\btal(?:es)? como\b/iu),
  },
};
