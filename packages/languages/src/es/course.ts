import { unicodeWords } from '../notation/unicode-words.ts';
import type { CourseWording } from '../types/course-wording.ts';

export const course: CourseWording = {
  exercises: {
    title: unicodeWords(
      /^(?:ejercicios(?: (?:propuestos|resueltos|prácticos|de repaso|del? (?:capítulo|módulo|unidad|tema|lección)).*)?|ejercicio \d.*|.*\bautoevaluaci(?:ón|ones)|cuestionarios?(?: (?:de|final).*)?|(?:preguntas|actividades) (?:de|para) (?:el )?(?:repaso|examen|control|comprensión|evaluación|reflexionar|reflexión|autoevaluación).*|test(?: de .*)?|quiz|examen(?: final)?|pon(?:te)? a prueba.*|comprueba lo (?:que has )?aprendido|evaluación final|soluciones|respuestas|clave de respuestas)$/iu,
    ),
    text: unicodeWords(
      /^(?:respond[ae] (?:a )?(?:las?|estas?|los?)\b|elija la (?:opción|respuesta)|elige la (?:opción|respuesta)|seleccion[ea] la (?:opción|respuesta)|mar(?:que|ca) (?:la|las|con una) (?:opci|respuesta|x)|complet[ea] l[ao]s? (?:frases?|oraci|huecos?|espacios)|rellen[ea] l[ao]s? (?:huecos|espacios)|indi(?:que|ca) (?:si|cuál|cuáles) .*(?:verdader|correct)|señal[ea] (?:si|cuál|cuáles)|verdadero o falso|relacion[ea] (?:cada|las columnas)|subray[ea]\b|justifi(?:que|ca) (?:su|tu|la) respuesta|(?:ejercicio|actividad|pregunta|tarea)\s?(?:\d|[:.]))|\b(?:respuesta correcta|en el examen|preguntas? de examen|en este ejercicio|verdadero o falso)\b/iu,
    ),
  },
  titleByKind: {
    procedure: '{title}, paso a paso',
    answer: '{title}, en preguntas y respuestas',
    rule: '{title}, qué se puede y qué no',
    other: '{title}, lo esencial',
  },
  teaches: 'Enseña {list}.',
  contentTopics: {
    inspirar: ['Puntos de partida: {list}.', 'Temas: {list}.', 'También trata esto: {list}.'],
    habilidad: ['Para practicar: {list}.', 'Lo que se practica: {list}.'],
    concepto: [
      'Conceptos: {list}.',
      'Ideas que quedan claras: {list}.',
      'Explica, entre otras cosas, esto: {list}.',
    ],
    proceso: ['En este orden: {list}.', 'El recorrido: {list}.', 'Paso a paso: {list}.'],
  },
  moduleTopics: {
    inspirar: ['Las ideas del módulo: {list}.', 'El módulo da ideas sobre estos temas: {list}.'],
    habilidad: ['Lo práctico del módulo: {list}.', 'En el módulo se practica esto: {list}.'],
    concepto: ['Los conceptos del módulo: {list}.', 'El módulo explica estos temas: {list}.'],
    proceso: ['Las etapas del módulo: {list}.', 'El módulo sigue este orden: {list}.'],
  },
  plainDescription: 'Trata de «{title}».',
  courseSummary: {
    inspirar: 'Curso {level} para {audience}, con ideas para dar el primer paso.',
    habilidad: 'Curso {level} para {audience}, orientado a la práctica.',
    concepto: 'Curso {level} para {audience}, con los conceptos explicados uno a uno.',
    proceso: 'Curso {level} para {audience}, con el proceso de principio a fin.',
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
    basico: '{audience} sin conocimientos previos del tema.',
    intermedio: '{audience} con las nociones básicas y ganas de usarlas con soltura.',
    avanzado: '{audience} con experiencia en el tema y ganas de profundizar.',
    experto: '{audience} con dominio del tema y ganas de repasarlo en detalle.',
  },
  audiencePains: {
    estudiantes: 'No saber por dónde empezar a estudiar el tema.',
    tecnicos: 'Tener que buscar el dato necesario en plena tarea.',
    lideres: 'Poco tiempo para formarse y un equipo al que orientar.',
    clientes: 'Dudas sobre lo que se puede esperar y cómo aprovecharlo.',
    ejecutivos: 'Decidir sin tiempo para leer toda la documentación.',
  },
  quoted: '«{title}»',
  objectivePains: {
    inspirar: 'No dar el primer paso en temas como {list}.',
    habilidad: 'Conocer la teoría de temas como {list}, pero sin haberla practicado.',
    concepto: 'No tener claros temas como {list}.',
    proceso: 'No saber qué va antes y qué va después en temas como {list}.',
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
  able: [
    'Al terminar, se sabe {list}.',
    'De aquí se sale sabiendo {list}.',
    'Después de este tema queda claro {list}.',
  ],
  remember: 'Esto es lo que conviene recordar.',
  nextContents: [
    'A continuación: {next}.',
    'El próximo tema: {next}.',
    'Después seguimos con esto: {next}.',
    'Ahora toca lo siguiente: {next}.',
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
      'Los cursos se escriben en español, inglés o portugués, y tus documentos están en otro idioma.',
  },
  counted: {
    pages: (count) => (count === 1 ? '1 página' : `${count} páginas`),
    topics: (count) => (count === 1 ? '1 tema' : `${count} temas`),
    contents: (count) => (count === 1 ? '1 contenido' : `${count} contenidos`),
  },
};
