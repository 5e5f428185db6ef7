import { unicodeWords } from '../notation/unicode-words.ts';
import { wordSet } from '../notation/word-set.ts';
import type { DesignWording } from '../types/design-wording.ts';

export const design: DesignWording = {
  titles: {
    desarrollo_personal: {
      tiempo: 'Avanza contigo en ratos cortos',
      actualizacion: 'Seguir creciendo cuando todo cambia',
      practica: 'Desarrollo personal que se practica',
      sobrecarga: 'Menos ruido, más vida propia',
      metodologia: 'Un método para crecer paso a paso',
    },
    tecnologia: {
      tiempo: 'Tecnología que devuelve horas',
      actualizacion: 'Tecnología al día, sin perseguir modas',
      practica: 'Tecnología con las manos en el teclado',
      sobrecarga: 'Tecnología sin enredos',
      metodologia: 'Trabajar con tecnología, paso a paso',
    },
    negocios: {
      tiempo: 'Negocios para agendas llenas',
      actualizacion: 'Un negocio al día',
      practica: 'Negocios en la práctica',
      sobrecarga: 'Lo que sí importa en un negocio',
      metodologia: 'Un negocio con método',
    },
    educacion: {
      tiempo: 'Enseñar mejor con el tiempo justo',
      actualizacion: 'Enseñar hoy: lo que funciona',
      practica: 'Enseñar es practicar',
      sobrecarga: 'Enseñar lo esencial',
      metodologia: 'Enseñar con método',
    },
    diseno: {
      tiempo: 'Buen diseño en poco tiempo',
      actualizacion: 'Diseño al día: de la idea a la prueba',
      practica: 'Aprender diseño diseñando',
      sobrecarga: 'Diseño claro: lo que sobra y lo que falta',
      metodologia: 'Diseñar paso a paso',
    },
  },
  promises: {
    tiempo:
      'Lecciones cortas para {audience}: cada una cabe en una pausa y deja algo que se puede usar el mismo día.',
    actualizacion:
      'Una puesta al día para {audience}: ideas que siguen sirviendo cuando cambian las herramientas, con ejemplos de hoy.',
    practica:
      'Un curso para hacer, pensado para {audience}: cada lección muestra un caso y propone un ejercicio breve.',
    sobrecarga:
      'Lo esencial para {audience}, en un orden que evita perderse: una idea por lección y nada que sobre.',
    metodologia:
      'Un camino ordenado para {audience}: de las bases a los casos que piden más criterio, con pasos que se pueden repetir.',
  },
  audiences: {
    profesionales: 'profesionales en activo',
    estudiantes: 'estudiantes',
    lideres: 'líderes de equipo',
    emprendedores: 'quienes emprenden',
    general: 'cualquier persona con curiosidad',
  },
  route: 'El recorrido va de «{first}» a «{last}», con {contents} lecciones en {modules} módulos.',
  routeOfOne: 'Sus {contents} lecciones son de un solo tema: «{first}».',
  wish: 'Parte de este interés: «{wish}».',
  courseOpenings: ['Te damos la bienvenida a «{course}». Empezamos por aquí: {content}.'],
  moduleOpenings: [
    'Abrimos un módulo nuevo, «{module}», con este tema: {content}.',
    'Cambiamos de terreno: entramos en «{module}». Primer tema: {content}.',
    'Un módulo nuevo nos espera: «{module}». La primera lección: {content}.',
    'Pasamos a «{module}» y comenzamos con esto: {content}.',
  ],
  contentOpenings: [
    'El tema de hoy: {content}.',
    'Esta lección trata de lo siguiente: {content}.',
    'Seguimos con otro tema: {content}.',
    'Vamos con esto: {content}.',
    'Un paso más en el módulo: {content}.',
    'Toca hablar de esto: {content}.',
  ],
  hints: {
    profesionales: [
      'Tenlo presente en tu próxima semana de trabajo.',
      'Mientras escuchas, piensa en una tarea que tengas pendiente.',
      'Compáralo con la forma en que lo haces hoy.',
      'Quizá ya lo viviste en tu trabajo con otro nombre.',
      'Busca dónde encaja en tu rutina.',
    ],
    estudiantes: [
      'Anota lo que te resulte nuevo: te ayudará a repasar.',
      'Intenta resumirlo después en dos frases tuyas.',
      'Relaciónalo con algo que ya estudiaste.',
      'Si es la primera vez que lo oyes, no hay prisa: vamos por partes.',
      'Piensa en un ejemplo de tus clases o de tu casa.',
    ],
    lideres: [
      'Piensa en cómo se lo contarías a tu equipo.',
      'Pregúntate quién de tu equipo lo necesita primero.',
      'Observa qué cambiaría en tu próxima reunión.',
      'Decide qué parte puedes delegar y cuál te toca a ti.',
      'Lo que hagas tú con esto, tu equipo lo va a copiar.',
    ],
    emprendedores: [
      'Piensa en tu proyecto tal como está hoy.',
      'Calcula qué te costaría probarlo en pequeño.',
      'Quédate con lo que puedas hacer sin gastar más.',
      'Imagina a tu mejor cliente mientras escuchas.',
      'Si estás empezando, esto te ahorra una vuelta larga.',
    ],
    general: [
      'No hace falta saber nada de antemano.',
      'Piensa en una situación tuya en la que esto ayude.',
      'Escucha primero la idea y deja los detalles para después.',
      'Seguro que reconoces más de un caso.',
      'Cuéntaselo luego a alguien: así se queda.',
    ],
  },
  turns: {
    tiempo: [
      'Ahora, algo que cabe en un rato.',
      'Para hoy, una tarea corta.',
      'Y esto se puede hacer sin mover la agenda.',
      'Cierra con un ejercicio breve.',
    ],
    actualizacion: [
      'Ponlo a prueba con lo que usas hoy.',
      'Ahora, compáralo con tu forma actual de trabajar.',
      'Actualiza algo tuyo con este ejercicio.',
      'Queda lo más útil: probarlo.',
    ],
    practica: [
      'Ahora te toca a ti.',
      'Pasemos a la práctica.',
      'Esto se aprende haciéndolo.',
      'Hora de probar.',
    ],
    sobrecarga: [
      'De todo lo anterior, empieza por esto.',
      'Una sola tarea para terminar.',
      'Quédate con un ejercicio y nada más.',
      'Lo que sigue basta para empezar.',
    ],
    metodologia: [
      'Ahora, el paso que sigue.',
      'Conviértelo en un paso tuyo.',
      'Para cerrar, aplica el procedimiento una vez.',
      'Sigue este orden en tu propio caso.',
    ],
  },
  partTitles: {
    idea: ['La idea', 'De qué se trata', 'La clave', 'Cómo funciona'],
    case: ['Un caso', 'Así se ve en la vida real', 'Un ejemplo', 'Visto de cerca'],
    caution: ['Cuidado con esto', 'Lo que suele fallar', 'El tropiezo habitual', 'Ojo con esto'],
    list: ['Punto por punto', 'La lista', 'Lo que hace falta', 'Por partes'],
    more: ['Un paso más', 'En detalle', 'Sigamos', 'Y algo más'],
  },
  exerciseTitles: ['Tu turno', 'Para practicar', 'Ponlo a prueba', 'Ejercicio'],
  nextContents: [
    'En la próxima lección: {next}.',
    'Después seguimos con esto: {next}.',
    'Lo que viene: {next}.',
    'Y de aquí pasamos a lo siguiente: {next}.',
  ],
  nextModules: [
    'Con esto se completa el módulo. El próximo: {next}.',
    'Cerramos esta parte y abrimos otra: {next}.',
    'Aquí termina el módulo. Nos espera el que sigue: {next}.',
  ],
  courseEnd:
    'Y así termina «{course}». Elige la lección que más te haya servido y vuelve a ella dentro de una semana.',
  caution: unicodeWords(
    /\b(?:error(?:es)?|equivocación|descuidos?|tropiezos?|trampas?|cuidado|evita|peligro\p{L}*|falla[ns]?|fracasa[ns]?|desconfía|desliz|tentación|el riesgo|enemig[oa]s?)\b/iu,
  ),
  requestWords: wordSet(
    `quiero quisiera queremos deseo busco buscamos necesito necesitamos gustaría interesa interesan aprender aprendan aprendo entender conocer
    saber dominar mejorar curso cursos tema temas clase clases lección lecciones contenido contenidos capacitación formación enseñar enseñen ayuda ayudar
    persona personas gente trabajo trabajan trabajar vida diaria día días básico básica básicos básicas avanzado avanzada nivel general mundo sobre
    usar uso hacer lograr poder crear desarrollar problema problemas dificultad dificultades falta faltan cuesta difícil semana semanas año años hora horas`,
  ),
};
