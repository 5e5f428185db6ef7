import { unicodeWords } from '../unicode-words.ts';
import type { CourseWording } from './course-wording.ts';

/** Spanish. */
export const es: CourseWording = {
  skippedTitle: unicodeWords(
    /^(?:.*(?:general public license|creative commons|licencia pública|licença pública).*|(?:tabla|lista) de (?:contenidos?|figuras|tablas|cuadros|ilustraciones)|contenidos?|índice.*|sumario|temario|agenda|orden del día|referencias|bibliograf[ií]a.*|fuentes|enlaces(?: de interés| externos| útiles)?|lecturas? (?:adicional|recomendada).*|agradecimientos.*|colaboradores.*|créditos|dedicatoria|colofón|licencias?|aviso(?: legal)?|derechos de autor.*|.*\bcopyright\b.*|cláusula.*legal.*|descargo de responsabilidad|política de privacidad|marcas registradas|historial?.*(?:versiones|cambios|revisi).*|control de (?:cambios|versiones)|registro de cambios|notas? de (?:la )?versión|(?:sobre|acerca de) (?:este|esta) .*|formato del documento|.*\ben este documento|convenciones(?: (?:usadas|tipográficas|de este).*)?|glosario.*|preguntas\??|¿?preguntas\?|ruegos y preguntas|¡?(?:muchas )?gracias.*|contacto|fin|ejercicios(?: (?:propuestos|resueltos|prácticos|de repaso|del? (?:capítulo|módulo|unidad|tema|lección)).*)?|ejercicio \d+.*|.*\bautoevaluaci(?:ón|ones)|cuestionarios?(?: (?:de|final).*)?|(?:preguntas|actividades) (?:de|para) (?:el )?(?:repaso|examen|control|comprensión|evaluación|reflexionar|reflexión|autoevaluación).*|test(?: de .*)?|quiz|examen(?: final)?|pon(?:te)? a prueba.*|comprueba lo (?:que has )?aprendido|evaluación final|soluciones|respuestas|clave de respuestas)$/iu,
  ),
  untaught: unicodeWords(
    /^(?:responda|responde|conteste|contesta|elija la (?:opción|respuesta)|elige la (?:opción|respuesta)|seleccion[ea] la (?:opción|respuesta)|mar(?:que|ca) (?:la|las|con una)\b|complet[ea] l[ao]s? (?:frases?|oraci|huecos?|espacios|tabla)|rellen[ea] l[ao]s? (?:huecos|espacios)|indi(?:que|ca) (?:si|cuál|cuáles)|señal[ea] (?:si|cuál|cuáles)|verdadero o falso|relacion[ea] (?:cada|las columnas)|subray[ea]\b|justifi(?:que|ca) (?:su|tu|la) respuesta|(?:ejercicio|actividad|pregunta|tarea)\s?(?:\d|[:.]))|\b(?:respuesta correcta|en el examen|preguntas? de examen|en este ejercicio|verdadero o falso)\b|\b(?:para|obtener|encontrará?|consultar|consulte|ver) (?:\p{L}+ )?más (?:información|detalles)\b|\bsecci(?:ón|ones)\s?\d|\p{L}secci|\baquí\b(?=[.,;]|$)|\bse \p{L}+ aquí\b|\b(?:como|según) se (?:muestra|indica|ve|describe|explica)\b|\bcomo sigue\b|\b(?:formato|ejemplos?|manera|forma|procedimientos?|instrucciones|pasos|comandos?|órdenes|valores|factores|puntos|reglas|opciones) siguientes?\b|^por favor\b|\b(?:dejaré|trataré|limité|mostraré|explicaré|usaré|describiré)\b|^(?:existen?|hay|se distinguen) (?:también )?(?:\p{N}+|dos|tres|cuatro|cinco|seis|siete|varios|varias|diferentes|diversos|diversas|distintos|distintas|algunos|algunas|muchos|muchas|múltiples|multitud)\b[^:]*$|\b(?:orden|ejemplo|comando|línea|caso|tabla|párrafo|punto|apartado) anterior\b|\b(?:pienso|considero|creo|opino)\b/iu,
  ),
  contentTopics: {
    inspirar: ['Puntos de partida: {list}.', 'Temas: {list}.', 'Habla también de: {list}.'],
    habilidad: ['Para la práctica: {list}.', 'Puntos que se trabajan: {list}.'],
    concepto: [
      'Conceptos: {list}.',
      'Ideas que se aclaran: {list}.',
      'Explica, entre otros: {list}.',
    ],
    proceso: ['En este orden: {list}.', 'Recorrido: {list}.', 'Se avanza así: {list}.'],
  },
  moduleTopics: {
    inspirar: ['El módulo da ideas sobre: {list}.', 'Ideas del módulo: {list}.'],
    habilidad: ['Puntos prácticos del módulo: {list}.', 'En el módulo se trabaja: {list}.'],
    concepto: ['Conceptos del módulo: {list}.', 'El módulo explica: {list}.'],
    proceso: ['Etapas del módulo, en su orden: {list}.', 'El módulo avanza por: {list}.'],
  },
  plainDescription: 'Trata este tema: {title}.',
  courseSummary: {
    inspirar: 'Curso {level} para {audience}, con ideas para dar el primer paso.',
    habilidad: 'Curso {level} para {audience}, orientado a la práctica.',
    concepto: 'Curso {level} para {audience} que explica los conceptos uno a uno.',
    proceso: 'Curso {level} para {audience} que sigue el proceso en su orden.',
  },
  courseRoute: 'El recorrido: {list}.',
  onlyModule: 'Recorrido completo',
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
    experto: '{audience} con dominio del tema que quieren repasarlo en detalle.',
  },
  audiencePains: {
    estudiantes: 'No saber por dónde empezar a estudiar el tema.',
    tecnicos: 'Tener que buscar el dato necesario en plena tarea.',
    lideres: 'Poco tiempo para formarse y un equipo al que orientar.',
    clientes: 'Dudas sobre lo que se puede esperar y cómo aprovecharlo.',
    ejecutivos: 'Decidir sin tiempo para leer toda la documentación.',
  },
  objectivePains: {
    inspirar: 'Falta de un motivo para empezar con: {list}.',
    habilidad: 'Se conoce la teoría, pero falta práctica: {list}.',
    concepto: 'Ideas que conviene tener claras: {list}.',
    proceso: 'No saber qué va primero y qué después: {list}.',
  },
  depthPains: {
    basico: 'Explicaciones que dan por sabido lo básico.',
    intermedio: 'Conocimientos sueltos que todavía no encajan entre sí.',
    avanzado: 'Resúmenes que se quedan en la superficie.',
    experto: 'Explicaciones que simplifican demasiado.',
  },
  courseOpenings: [
    'Comienza el curso: {course}. El primer tema: {content}.',
    'Este es el curso: {course}. Empezamos por aquí: {content}.',
  ],
  moduleOpenings: [
    'Comienza un módulo nuevo: {module}. Primer tema: {content}.',
    'Entramos en otra parte del curso: {module}. La abre este tema: {content}.',
    'Pasamos a otro módulo: {module}. El primer tema: {content}.',
    'El curso sigue con otro módulo: {module}. Empezamos por aquí: {content}.',
  ],
  contentOpenings: [
    'Continuamos en el módulo «{module}» con este tema: {content}.',
    'Un tema más de «{module}»: {content}.',
    'Toca ahora este tema: {content}. Forma parte del módulo «{module}».',
    'Dentro de «{module}», llega este tema: {content}.',
    'Un paso más en «{module}». Tema: {content}.',
    'Vamos con esto: {content}. Seguimos dentro de «{module}».',
    'El módulo «{module}» continúa así: {content}.',
  ],
  plainOpenings: [
    'El curso continúa con este tema: {content}.',
    'Pasamos a otro tema: {content}.',
    'Toca ahora este tema: {content}.',
    'Un paso más en el curso: {content}.',
    'Vamos con esto: {content}.',
  ],
  agendas: {
    inspirar: [
      'Esto es lo que descubriremos: {list}.',
      'Hay mucho que ver: {list}.',
      'Puntos que dan ideas: {list}.',
    ],
    habilidad: [
      'Puntos útiles para la práctica: {list}.',
      'Esto es lo que vamos a trabajar: {list}.',
      'De aquí sale la práctica: {list}.',
    ],
    concepto: [
      'Las ideas que vamos a aclarar: {list}.',
      'El tema se divide así: {list}.',
      'Veremos estos puntos: {list}.',
    ],
    proceso: [
      'Lo recorremos en este orden: {list}.',
      'El camino tiene estas paradas: {list}.',
      'Vamos por partes: {list}.',
    ],
  },
  hints: {
    estudiantes: [
      'Conviene anotar lo que resulte nuevo.',
      'Al terminar, ayuda resumirlo en dos frases.',
      'Ayuda relacionarlo con lo ya estudiado.',
    ],
    tecnicos: [
      'Conviene compararlo con el propio entorno de trabajo.',
      'Sirve también como lista de comprobación.',
      'Vale la pena pensar en el sistema de cada día.',
    ],
    lideres: [
      'Vale la pena pensar cómo contarlo al equipo.',
      'La pregunta de fondo: quién del equipo necesita saberlo.',
      'Puede orientar la próxima reunión del equipo.',
    ],
    clientes: [
      'La pregunta que importa: qué resuelve en cada caso.',
      'Ayuda a saber qué esperar y qué pedir.',
      'Si algo genera dudas, conviene anotarlo y preguntar.',
    ],
    ejecutivos: [
      'La pregunta de fondo: qué decisión puede cambiar.',
      'Interesa más la consecuencia que el detalle.',
      'Conviene pensar qué prioridad merece en la organización.',
    ],
  },
  transitions: [
    'El siguiente punto: {topic}.',
    'Pasamos a otro aspecto: {topic}.',
    'Veamos ahora esto: {topic}.',
    'Otro punto del tema: {topic}.',
    'Seguimos con esto: {topic}.',
    'Un aspecto más: {topic}.',
  ],
  lastTransitions: [
    'Queda un último punto: {topic}.',
    'Y por último: {topic}.',
    'Para cerrar el tema: {topic}.',
    'Llegamos al punto final: {topic}.',
    'Falta todavía un punto: {topic}.',
  ],
  recaps: [
    'Para recordar: {list}.',
    'Si algo merece un repaso, es esto: {list}.',
    'Nos llevamos estas ideas: {list}.',
    'En resumen: {list}.',
    'Unas pocas palabras para quedarse con la idea: {list}.',
    'Lo que conviene fijar: {list}.',
    'Una última vuelta a estos puntos: {list}.',
  ],
  nextContents: [
    'A continuación: {next}.',
    'El próximo tema: {next}.',
    'Después seguimos con esto: {next}.',
    'Llega ahora otra pieza: {next}.',
    'Y de aquí pasamos a lo siguiente: {next}.',
    'El curso sigue por aquí: {next}.',
  ],
  nextModules: [
    'Aquí termina el módulo. El que sigue: {next}.',
    'Módulo completado. Próxima parada: {next}.',
    'Cerramos esta parte del curso y abrimos otra: {next}.',
    'Con este tema se completa el módulo. Ahora toca: {next}.',
  ],
  courseEnd: {
    inspirar:
      'Y así termina el curso: {course}. Una sola idea puesta en marcha ya es un buen comienzo.',
    habilidad:
      'Y así termina el curso: {course}. Practicar cuanto antes es la mejor forma de afianzarlo.',
    concepto: 'Y así termina el curso: {course}. Explicarlo a otra persona ayuda a fijarlo.',
    proceso: 'Y así termina el curso: {course}. El recorrido queda a mano para volver a él.',
  },
  closingTitles: {
    recap: ['Para recordar', 'En resumen', 'Ideas clave', 'Repaso', 'Lo esencial'],
    next: 'A continuación',
    end: 'Fin del curso',
  },
  reasons: {
    fits: 'Tus documentos ({pages}) tratan {topics}: con {contents} hay material suficiente para cada uno sin repetir nada.',
    few: 'Tus documentos son breves ({pages}): dan para {contents} sin repetir nada.',
    none: 'Tus documentos no tienen texto suficiente para un curso.',
    otherLanguage:
      'Tus documentos están en un idioma en el que no se escriben cursos: sube textos en español, inglés o portugués.',
  },
  counted: {
    pages: (count) => (count === 1 ? '1 página' : `${count} páginas`),
    topics: (count) => (count === 1 ? '1 tema' : `${count} temas`),
    contents: (count) => (count === 1 ? '1 contenido' : `${count} contenidos`),
  },
  cues: {
    definition: unicodeWords(
      /^(?:\S+ ){1,6}(?:es|son) (?:un|una|unos|unas|el|la|los|las)\b|\bsignifica\b|\bconsiste\b|\bse (?:llama|denomina|define|conoce)\b|\bse refiere\b/iu,
    ),
    step: unicodeWords(
      /^(?:para|primero|después|luego|finalmente|antes de|al|una vez|cuando|si)\b|\bpasos\b|\b(?:primer|segundo|tercer|siguiente|último|cada|este|un) paso\b|\bpaso \d|\bdebe[ns]?\b|\bpuedes?\b|\bhay que\b|\b(?:ejecut|instal|configur|selecci|escrib|cre|añad|abr|guard|comprueb|verifi)\p{L}+/iu,
    ),
    benefit: unicodeWords(
      /\b(?:permite|ayuda|mejora|facilita|evita|protege|ahorra|logra|ventaja|beneficio|oportunidad|posib|libertad|confianza|fácil|sencill|seguro)\p{L}*/iu,
    ),
    decision: unicodeWords(
      /\b(?:riesgo|cost[eo]|plazo|tiempo|precio|inversión|decisión|decidir|prioridad|importan|recomiend|conviene|responsab|equipo|estrategia|resultado|necesari|impacto|seguridad)\p{L}*/iu,
    ),
    example: unicodeWords(/\bpor ejemplo\b|\bcomo (?:un|una|el|la)\b|\btal(?:es)? como\b/iu),
    reason: unicodeWords(
      /\b(?:porque|ya que|puesto que|dado que|debido a|gracias a|por eso|por ello|para que|de (?:modo|forma|manera) que)\b/iu,
    ),
    exception: unicodeWords(
      /\b(?:excepto|salvo|a menos que|sin embargo|aunque|a pesar de|solo si|sólo si|únicamente|no obstante|siempre que|límite|máximo|mínimo|restricci(?:ón|ones)|de lo contrario|en caso de que|cuidado|evite|evita)\b/iu,
    ),
  },
};
