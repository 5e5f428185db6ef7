/** Twenty short scenes of a Spanish course, about 15 s each. */
const SCENES: readonly [title: string, points: string[], speech: string][] = [
  [
    'De qué hablamos',
    ['Energía del viento', 'Electricidad para todos'],
    'El viento mueve barcos y molinos desde hace miles de años. Hoy también mueve ciudades enteras. En este curso veremos cómo la energía del viento se convierte en electricidad para todos, y qué hace falta para lograrlo.',
  ],
  [
    'De dónde viene el viento',
    ['El sol calienta el aire', 'El aire caliente sube'],
    'Todo empieza con el sol, que calienta la tierra de manera desigual. El aire caliente sube y el aire frío ocupa su lugar. Ese movimiento es el viento, y cambia con la hora, el relieve y la estación.',
  ],
  [
    'Las partes de la turbina',
    ['Palas', 'Góndola', 'Torre'],
    'Una turbina tiene tres partes que se ven desde lejos. Las palas recogen la fuerza del aire. La góndola guarda la maquinaria, y la torre lo levanta todo hasta donde el viento sopla con más fuerza y regularidad.',
  ],
  [
    'Por qué giran las palas',
    ['Forma de ala', 'Diferencia de presión'],
    'Las palas tienen forma de ala de avión. El aire corre más rápido por un lado que por el otro, y esa diferencia de presión empuja la pala. Basta una brisa de tres metros por segundo para empezar.',
  ],
  [
    'El generador',
    ['Imanes y bobinas', 'Corriente alterna'],
    'Dentro de la góndola, un eje hace girar imanes junto a bobinas de cobre. Ese giro produce corriente alterna. Un sistema electrónico ajusta la frecuencia antes de enviarla por el interior de la torre hacia la red.',
  ],
  [
    'Elegir el lugar',
    ['Medir un año entero', 'Buscar una red cercana'],
    'No cualquier colina sirve. Antes de construir hay que medir un año entero, porque el viento engaña. También conviene buscar una red cercana: cada kilómetro de línea nueva cuesta dinero, tiempo y permisos.',
  ],
  [
    'Escuchar a la gente',
    ['Reuniones abiertas', 'Beneficios compartidos'],
    'Un parque cambia el paisaje de quienes viven cerca. Por eso las reuniones abiertas empiezan pronto y no terminan con la obra. Los beneficios compartidos, como un fondo para escuelas, ayudan a que el proyecto sea de todos.',
  ],
  [
    'Aves y murciélagos',
    ['Estudiar las rutas', 'Parar a tiempo'],
    'Las aves y los murciélagos usan el mismo aire. Los equipos estudian las rutas de migración y evitan los pasos más usados. Algunas turbinas tienen cámaras y saben parar a tiempo cuando se acerca una bandada.',
  ],
  [
    'Construir en meses',
    ['Caminos y cimientos', 'Grúas gigantes'],
    'La obra empieza por los caminos y los cimientos, que llevan cientos de toneladas de hormigón. Después llegan grúas gigantes y camiones larguísimos. Con buen tiempo, una turbina se levanta en dos o tres días.',
  ],
  [
    'El primer giro',
    ['Pruebas en vacío', 'Conexión a la red'],
    'Antes del primer giro vienen semanas de pruebas. Se revisan los frenos, los sensores y cada tornillo. Solo entonces llega la conexión a la red, y la sala de control ve aparecer los primeros kilovatios en pantalla.',
  ],
  [
    'Cuando no sopla',
    ['Pronóstico del tiempo', 'Baterías y agua'],
    'A veces el viento descansa. Un buen pronóstico permite prepararse con horas de ventaja. Las baterías cubren los minutos difíciles, y las presas guardan agua para las noches tranquilas en que nada se mueve.',
  ],
  [
    'La red como orquesta',
    ['Equilibrio a cada segundo', 'Muchas fuentes juntas'],
    'La red eléctrica es como una orquesta sin pausa. Lo que se consume debe producirse en el mismo segundo. El viento toca junto al sol, al agua y a otras fuentes, y un centro de control mantiene el ritmo.',
  ],
  [
    'Mantener lo construido',
    ['Revisiones cada seis meses', 'Trabajo en altura'],
    'Una turbina trabaja veinticinco años al aire libre. Cada seis meses, personas entrenadas suben con arnés a cambiar aceite y revisar las palas. Los drones ayudan a ver grietas que antes pasaban inadvertidas.',
  ],
  [
    'Datos que hablan',
    ['Sensores por todas partes', 'Avisar antes de fallar'],
    'Cada máquina lleva cientos de sensores. Miden vibración, temperatura y giro muchas veces por segundo. Con esos datos se puede avisar antes de fallar y cambiar una pieza pequeña en lugar de perder una grande.',
  ],
  [
    'Turbinas en el mar',
    ['Viento más constante', 'Cimientos flotantes'],
    'En el mar el viento es más fuerte y más constante. También es más caro llegar hasta allí. Donde el fondo es muy profundo se usan cimientos flotantes, sujetos con cadenas como si fueran barcos anclados.',
  ],
  [
    'Cuánto cuesta',
    ['Inversión al principio', 'Viento gratis después'],
    'Casi todo el dinero se gasta al principio, en máquinas y obra. Después el viento llega gratis cada mañana. Por eso los intereses del préstamo pesan más que el combustible que una central tradicional tendría que comprar.',
  ],
  [
    'Reciclar las palas',
    ['Acero y cobre', 'Fibra de vidrio'],
    'El acero y el cobre de una turbina vuelven a usarse casi por completo. Las palas son más difíciles, porque la fibra de vidrio no se funde. Algunas terminan en puentes, bancos o refugios para bicicletas.',
  ],
  [
    'Trabajos nuevos',
    ['Oficios y estudios', 'Cerca de casa'],
    'Cada parque necesita soldadores, electricistas, biólogas y programadores. Son oficios y estudios muy distintos, y muchos se ejercen cerca de casa. Los pueblos que pierden habitantes encuentran así una razón para quedarse.',
  ],
  [
    'Mitos frecuentes',
    ['El ruido', 'La energía gastada'],
    'Se oye decir que una turbina gasta más energía de la que produce. No es cierto: la recupera en menos de un año. El ruido, a quinientos metros, es parecido al de una conversación tranquila en casa.',
  ],
  [
    'Para recordar',
    ['Medir, escuchar, cuidar', 'El viento es de todos'],
    'Hemos visto que un buen parque empieza por medir, sigue por escuchar y termina por cuidar. El viento es de todos, y aprovecharlo bien depende de cada decisión. Gracias por llegar hasta el final.',
  ],
];

/** The first scenes in the script format. */
export function spanishScript(scenes: number): string {
  return SCENES.slice(0, scenes)
    .map(([title, points, speech]) => {
      const list = points.map((point) => `- ${point}`).join('\n');
      return `## ${title}\n\n${list}\n\n${speech}\n`;
    })
    .join('\n');
}
