import { choices } from '../notation/choices.ts';
import { unicodeWords } from '../notation/unicode-words.ts';
import type { DialogueWording } from '../types/dialogue-wording.ts';
import { frame } from './frame.ts';
import { reactions } from './reactions.ts';

/** Latin American Spanish: the two say «usted» in the formal style, «tú» in the others. No gender for either. */
export const dialogue: DialogueWording = {
  cues: {
    contrast: unicodeWords(
      /^(?:pero|sin embargo|no obstante|en cambio|ahora bien|por el contrario|con todo|la (?:única )?excepción|excepto|salvo)\b/iu,
    ),
    example: unicodeWords(/^(?:por ejemplo|así, por ejemplo|un ejemplo|caso real)\b/iu),
    forbids: unicodeWords(
      /\b(?:prohibid[oa]s?|prohíben?|no (?:se )?(?:permite[n]?|debe[ns]?|deberá[ns]?|puede[ns]?|podrá[ns]?|admite[n]?|acepta[n]?)|no (?:está|están) permitid[oa]s?|nunca|jamás|en ningún caso|bajo ningún concepto)\b/iu,
    ),
    demands: unicodeWords(
      /\b(?:debes?|deben|deberá[ns]?|hay que|tiene[ns]? que|es (?:obligatori[oa]|imprescindible|necesario)|obligatori[oa]s?)\b/iu,
    ),
    excepts: unicodeWords(/\b(?:salvo|excepto|excepción|excepciones|a menos que|a no ser que)\b/iu),
    figure: unicodeWords(
      /(?:US\$|R\$|S\/|[$€£])\s?\p{N}[\p{N}.,]{0,30}\p{N}|(?:\p{N}[\p{N}.,]{0,30}|\b(?:dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|quince|veinte|treinta))(?:\s?(?:[%€$£]|°C)|\s(?:por ciento|euros|dólares|pesos|soles|grados|segundos|minutos|horas|días(?: (?:hábiles|laborables|naturales))?|semanas|meses|años|metros|kilómetros|kilos|litros|km|kg|cm)\b)/iu,
    ),
    range: /[–-]\s?$|(?:^|\s)(?:a|y|o|e)\s$/iu,
    caseOpening: unicodeWords(/^((?:si|cuando|en caso de) [^,.;:?]{4,60}), /iu),
    greeting: unicodeWords(
      /^(?:¡|bienvenid[oa]s?\b|hola\b|estimad[oa]s?\b|gracias por\b|buen[oa]s (?:días|tardes|noches)\b|este documento\b|el presente documento\b)/iu,
    ),
    pointsElsewhere: unicodeWords(
      /\b(?:v[eé]ase|v[eé]anse|consulte|consúltese|ver (?:también|la|el|las|los|secci|cap|fig|tabl)|vea (?:la|el|también|secci|cap))\b|\b(?:figuras?|tablas?|cuadros?|gráficos?|ilustraci(?:ón|ones)|secci(?:ón|ones)|capítulos?|apéndices?|anexos?|apartados?|páginas?|ecuaci(?:ón|ones)|diapositivas?|ejemplos?)\s+(?:n[.º°]*\s*)?(?:\d|[IVX]+\b)|\b(?:siguientes?|anterior(?:es)?|presentes?)\s+(?:figuras?|tablas?|cuadros?|gráficos?|imagen|imágenes|esquemas?|diagramas?|capturas?|ejemplos?|líneas?|código|secci(?:ón|ones)|capítulos?|apartados?|páginas?|órdenes|comandos?|enlaces?)|\b(?:figuras?|tablas?|cuadros?|gráficos?|imagen|secci(?:ón|ones)|capítulos?|apartados?|ejemplos?|órdenes|comandos?|enlaces?|párrafos?)\s+(?:siguientes?|anterior(?:es)?)|\btodo (?:ello|esto|eso)\b|primera línea|\bde (?:arriba|abajo)\b|\bl[aeo]s? que se muestran?\b|más (?:arriba|abajo|adelante)|a continuación|(?:mencionad|citad|descrit|vist|indicad|expuest)[oa]s?\s+(?:antes|anteriormente|arriba|más|previamente)|(?:antes|anteriormente|previamente) (?:mencionad|citad|descrit|indicad)|como (?:se ha |ya |se )?(?:dicho|mencion|vist|indic|muestra|ve |describ|explic)|aqu[ií] (?:hay|est[aá]n?|tiene|se)\b/iu,
    ),
    isA: unicodeWords(/^(es|son) (?:un|una|unos|unas|uno de|una de)\b/iu),
    definite: unicodeWords(/^(?:el|la|los|las)\b/iu),
  },
  asFigure: (figure) => figure,
  whatIf: choices('¿Y {case}? | ¿Qué pasa {case}? | Pongamos un caso: ¿y {case}?'),
  numbers: choices(
    'dos | tres | cuatro | cinco | seis | siete | ocho | nueve | diez | once | doce',
  ),
  steps: { steps: frame.steps, numberedStep: frame.numberedStep },
  firstTitles: choices(
    'Empecemos por aquí: {title}. | Primer tema: {title}. | Lo primero: {title}.',
  ),
  otherTitles: choices(
    '¿Y esto otro: {title}? | Otro tema: {title}. | Siguiente punto: {title}. | ¿Qué hay de esto: {title}? | Y ahora esto: {title}.',
  ),
  nameIs: 'Soy {name}.',
  roleIs: 'Hablo como {role}.',
  asRole: (role) => role,
  focusIs: 'Y nos detenemos sobre todo en esto: {focus}.',
  closingTitle: 'Para terminar',
  reactions,
  styles: {
    'engaging,informative': {
      greetings: choices(
        'Hola, esto es {name}. | ¡Comenzamos! Esto es {name}. | Qué gusto que estés ahí: esto es {name}.',
      ),
      topics: choices(
        'Nuestro tema: {topic}. | Hoy exploramos esto: {topic}. | Hoy lo ponemos todo sobre la mesa: {topic}.',
      ),
      hellos: choices(
        'Gracias. Hay mucho que contar. | Gracias por la invitación. El tema lo merece. | Un gusto. Vamos a fondo.',
      ),
      answers: choices('Claro. | Con gusto. | Buena pregunta.'),
      recaps: choices('Repasemos lo visto: {list}. | Hasta aquí llevamos esto: {list}.'),
      starts: choices(
        '¿Qué es lo primero que debemos saber? | Empecemos por lo esencial: ¿qué hay que saber? | Danos la idea clave para entrar en materia.',
      ),
      turns: choices(
        'Pasemos a otro punto clave: {title}. ¿Qué destacas? | Quiero preguntarte ahora por esto: {title}. | También me interesa esto: {title}. ¿Qué nos cuentas? | Y hay un tema que no puede faltar: {title}.',
      ),
      reactions: choices(
        'Muy interesante. | Eso es clave. | Queda claro. | Vale la pena recordarlo. | Tomo nota de eso. | Eso da que pensar.',
      ),
      asks: {
        contrast: choices(
          '¿Hay algún matiz importante? | ¿Y la otra cara de la moneda? | ¿Dónde está la dificultad?',
        ),
        example: choices(
          '¿Nos das un ejemplo? | ¿Cómo se ve eso en un caso concreto? | ¿Lo vemos con un ejemplo?',
        ),
        definition: choices(
          '¿Qué {is} exactamente {x}? | Para quien llega por primera vez: ¿qué {is} {x}? | Definamos algo clave: ¿qué {is} {x}?',
        ),
        list: choices(
          '¿Qué puntos hay que tener en cuenta? | ¿Lo repasamos punto por punto? | ¿Qué entra en esa lista?',
        ),
        figures: choices('¿Tenemos cifras? | ¿Qué dicen los números? | ¿Hay datos que lo midan?'),
        first: choices('¿Cuál es el primer paso? | ¿Por dónde se empieza?'),
        next: choices('¿Y después? | ¿Qué viene luego? | ¿Cuál es el paso siguiente?'),
        last: choices('¿Y para cerrar el proceso? | ¿Qué llega al final?'),
        about: choices(
          '¿Qué hay que saber sobre {x}? | ¿Y {x}? | ¿Y qué pasa con {x}? | ¿Qué nos cuentas sobre {x}? | Me da curiosidad {x}: ¿qué destacas?',
        ),
        more: choices(
          '¿Qué más debemos saber? | ¿Qué otro punto importa? | Cuéntanos más. | ¿Qué más destacas? | ¿Qué otro dato ayuda a entenderlo? | ¿Y qué más hay detrás? | Sigamos: ¿qué más aporta el tema?',
        ),
        nudge: choices('Continúa, por favor. | Te seguimos. | Adelante.'),
      },
      finals: choices(
        'Para terminar, ¿con qué idea nos quedamos? | Antes de despedirnos, ¿qué más conviene recordar? | Y la idea final, ¿cuál sería?',
      ),
      closes: choices(
        'Gracias por explicarlo. Esto fue {name}. ¡Hasta la próxima! | Nos llevamos mucho que pensar. Esto fue {name}; gracias por escuchar.',
      ),
    },
    'casual,conversational': {
      greetings: choices(
        '¿Qué tal? Estás en {name}. | ¡Hola, hola! Ya estás en {name}. | Sírvete un café, que estás en {name}.',
      ),
      topics: choices(
        'Hoy va de esto: {topic}. | Hoy nos sentamos a hablar de esto: {topic}. | La charla de hoy: {topic}.',
      ),
      hellos: choices(
        '¡Gracias! Qué bueno estar aquí. | ¡Hola! Vamos con eso. | ¡Aquí estoy! Pregunta lo que quieras.',
      ),
      answers: choices('Sí, mira. | A ver, te cuento. | Claro que sí.'),
      recaps: choices('O sea, ya hablamos de esto: {list}. | Recapitulando: {list}.'),
      starts: choices(
        'A ver, ¿por dónde empezamos? | Bueno, cuéntame: ¿de qué va esto? | Vamos, lo básico primero: ¿qué es todo esto?',
      ),
      turns: choices(
        'Oye, y hablando de otra cosa: {title}. | Bueno, cambiemos de tema: {title}. ¿Qué me dices? | Ah, y me faltaba esto: {title}. | Y ya que estamos: {title}. ¿Cómo va eso?',
      ),
      reactions: choices(
        'Ya veo. | Mira tú. | Ah, claro. | Bien, te sigo. | Ajá. | No lo había pensado.',
      ),
      asks: {
        contrast: choices(
          'Pero hay un pero, ¿no? | Ya, ¿y dónde está el truco? | ¿Y no hay ningún detalle ahí?',
        ),
        example: choices('A ver, ¿un ejemplo? | ¿Como qué, por ejemplo? | Ponme un caso.'),
        definition: choices(
          'Espera, ¿qué {is} {x}? | Para que nadie se pierda: ¿qué {is} {x}? | Vamos despacio: ¿qué {is} {x}?',
        ),
        list: choices(
          'A ver, ¿cuáles son? Dímelas todas. | ¿Y qué cosas entran ahí? | Dime la lista completa.',
        ),
        figures: choices('¿Y en números? | ¿De cuánto hablamos? | ¿Tienes algún número por ahí?'),
        first: choices('¿Y con qué se arranca? | Bueno, ¿qué va primero?'),
        next: choices('¿Y ya después? | ¿Y qué sigue? | Listo, ¿y luego?'),
        last: choices('¿Y al final, qué? | ¿Y cómo acaba la cosa?'),
        about: choices(
          'Oye, ¿y {x}? | ¿Y cómo es eso de {x}? | Háblame un poco sobre {x}. | ¿Qué me dices sobre {x}? | Espera, volvamos a esto: {x}. ¿Qué hay ahí?',
        ),
        more: choices(
          '¿Y qué más? | Sigue, sigue. | ¿Algo más que me cuentes? | Cuéntame más. | ¿Y hay más? | ¿Qué otra cosa hay? | Vamos, otra cosa.',
        ),
        nudge: choices('Sí, sigue. | Te oigo. | ¿Y…?'),
      },
      finals: choices(
        'Bueno, ¿y la última? | Ya casi nos vamos: ¿qué más se te queda? | Una más antes de irnos, ¿te parece?',
      ),
      closes: choices(
        'Gracias por la charla. Esto fue {name}. ¡Nos vemos! | Qué buena conversación. Esto fue todo en {name}. ¡Hasta luego!',
      ),
    },
    'formal,educational': {
      greetings: choices(
        'Reciban la bienvenida a este espacio: {name}. | Damos inicio a una nueva entrega: {name}. | Saludamos a nuestra audiencia desde {name}.',
      ),
      topics: choices(
        'El tema de esta sesión: {topic}. | Corresponde hoy examinar lo siguiente: {topic}. | La materia que nos ocupa: {topic}.',
      ),
      hellos: choices(
        'Agradezco la invitación. | Muchas gracias. Es un honor participar. | Le agradezco el espacio.',
      ),
      answers: choices('Con mucho gusto. | Desde luego. | Es una pregunta pertinente.'),
      recaps: choices(
        'Recapitulemos los puntos tratados: {list}. | En síntesis, hemos tratado lo siguiente: {list}.',
      ),
      starts: choices(
        '¿Cuál es el punto de partida? | Para comenzar, ¿qué conviene establecer? | ¿Qué fundamento debe conocer nuestra audiencia?',
      ),
      turns: choices(
        'Abordemos el siguiente apartado: {title}. | Le propongo examinar otro aspecto: {title}. ¿Qué debemos comprender? | Corresponde ahora tratar esta cuestión: {title}. | Un apartado más merece análisis: {title}.',
      ),
      reactions: choices(
        'Comprendo. | Es una precisión útil. | Conviene subrayarlo. | Le agradezco la aclaración. | Queda establecido. | Tomamos nota.',
      ),
      asks: {
        contrast: choices(
          '¿Existe alguna salvedad? | ¿Qué limitación debe señalarse? | ¿Cabe alguna objeción?',
        ),
        example: choices(
          '¿Podría ofrecer un ejemplo? | ¿Podría ilustrarlo con un caso? | ¿Qué ejemplo resultaría ilustrativo?',
        ),
        definition: choices(
          '¿Podría definirlo? ¿Qué {is} {x}? | En rigor, ¿qué {is} {x}? | A modo de definición, ¿qué {is} {x}?',
        ),
        list: choices(
          '¿Podría enumerar los elementos? | ¿Qué elementos comprende? | ¿Cómo se desglosa?',
        ),
        figures: choices(
          '¿Qué datos lo respaldan? | ¿Disponemos de cifras al respecto? | ¿Qué magnitudes se manejan?',
        ),
        first: choices('¿Cuál es la primera etapa? | ¿Qué se hace en primer término?'),
        next: choices('¿Qué etapa sigue? | ¿Y con posterioridad? | ¿Cómo prosigue el proceso?'),
        last: choices('¿Cómo concluye el proceso? | ¿Cuál es la etapa final?'),
        about: choices(
          '¿Qué puede señalar sobre {x}? | Respecto de este punto, {x}: ¿qué debe saberse? | ¿Qué precisaría usted sobre {x}? | Consideremos {x}. ¿Qué corresponde decir? | ¿Qué relevancia se reconoce en {x}?',
        ),
        more: choices(
          '¿Qué otro elemento debe considerarse? | ¿Podría ampliar la explicación? | ¿Qué más conviene precisar? | ¿Qué aspecto adicional destacaría usted? | ¿Qué completa el panorama? | ¿Desea añadir alguna consideración? | Prosiga, se lo ruego.',
        ),
        nudge: choices('Prosiga, por favor. | Le escucho. | Complete la idea, por favor.'),
      },
      finals: choices(
        'Como conclusión, ¿qué debe retenerse? | Para concluir, ¿qué consideración añadiría? | Antes de concluir, ¿qué merece añadirse?',
      ),
      closes: choices(
        'Le agradezco la exposición. Así concluye esta entrega de {name}. | Con esta explicación cerramos {name}. Muchas gracias por su atención.',
      ),
    },
    'humorous,lighthearted': {
      greetings: choices(
        '¡Hola! Esto es {name}, y venimos con ganas. | ¡Se abre el telón! Bueno, el micrófono: {name}. | Suban el volumen, que empieza {name}.',
      ),
      topics: choices(
        'El menú de hoy: {topic}. | Plato fuerte de hoy: {topic}. | Hoy le metemos el diente a esto: {topic}.',
      ),
      hellos: choices(
        '¡Gracias! Prometo no cantar. | ¡Presente! Y con la tarea hecha. | ¡Hola! Que empiece la función.',
      ),
      answers: choices('¡Buena esa! | Atención. | Esta me la sé.'),
      recaps: choices('Resumen para quien se distrajo: {list}. | Hagamos la cuenta: {list}.'),
      starts: choices(
        'Suelta la primera bomba: ¿de qué se trata? | Explícamelo como si fuera lunes: ¿por dónde va? | Vamos, abre la caja: ¿qué hay dentro?',
      ),
      turns: choices(
        'Cambio de canal: {title}. | Siguiente plato: {title}. ¿Pica o no pica? | Redoble de tambores: {title}. | Giro de guion: {title}. ¡A ver qué sale!',
      ),
      reactions: choices(
        '¡Vaya! | Y yo aquí sin apuntar. | ¡Qué dato! | Mi neurona acaba de despertar. | Para enmarcarlo. | Casi se me cae el café.',
      ),
      asks: {
        contrast: choices(
          '¿Dónde está la letra pequeña? | Ya decía yo: ¿cuál es el pero? | Sonaba demasiado redondo, ¿verdad?',
        ),
        example: choices(
          'Un ejemplo, que me pierdo. | ¿Me lo dibujas con un ejemplo? | Ejemplo, por favor, para el del fondo.',
        ),
        definition: choices(
          'Sin diccionario a mano: ¿qué {is} {x}? | Pregunta de concurso: ¿qué {is} {x}? | Asiento como si supiera, pero… ¿qué {is} {x}?',
        ),
        list: choices(
          'Canta la lista, que yo aplaudo. | La lista completa, por favor. | Haz el inventario, por favor.',
        ),
        figures: choices(
          'Numeritos, por favor. | ¿Cuánto es eso? Saco la calculadora. | Dame cifras, que hoy me siento de ciencias.',
        ),
        first: choices('¿Con qué pie se empieza? | En sus marcas, listos… ¿qué va primero?'),
        next: choices('¿Y luego? ¡Qué suspenso! | ¿Próxima parada? | ¿Y después de la publicidad?'),
        last: choices('¿Y colorín colorado? | ¿Y el gran final?'),
        about: choices(
          'Que pase a declarar: {x}. | Rumor con fundamento: ¿qué hay sobre {x}? | ¿Y {x}? No se me escapa nada. | Aplausos para esto: {x}. ¿Por qué? Tú dirás. | Pongamos bajo la lupa {x}. ¿Qué se ve?',
        ),
        more: choices(
          '¿Hay más, o ya puedo presumir? | Otra ronda, por favor. | No pares, que voy tomando vuelo. | ¿Y el bis? | Sube la apuesta: ¿qué más? | Otra moneda a la máquina: ¿qué más hay? | Mi curiosidad pide postre.',
        ),
        nudge: choices('No me dejes en ascuas. | ¡Suspenso! Sigue. | ¿Yyy…?'),
      },
      finals: choices(
        'Última pregunta antes de apagar: ¿con qué nos quedamos? | ¿Y la cereza del pastel? | Un último as bajo la manga, ¿lo hay?',
      ),
      closes: choices(
        'Gracias, me voy con el cerebro lleno. Esto fue {name}. ¡Hasta la próxima risa! | Se acabó la función. Esto fue {name}. ¡Que sonrían mucho!',
      ),
    },
    'storytelling,narrative': {
      greetings: choices(
        'Acércate y escucha: esto es {name}. | Toda historia tiene un comienzo; la de hoy suena en {name}. | Se enciende una luz y comienza {name}.',
      ),
      topics: choices(
        'El relato de hoy: {topic}. | La historia de hoy tiene nombre: {topic}. | Hoy recorremos este camino: {topic}.',
      ),
      hellos: choices(
        'Gracias. Es una historia que merece contarse. | Con gusto. Vamos paso a paso. | Gracias por abrir la puerta. Entremos.',
      ),
      answers: choices('Escucha. | Volvamos ahí. | Te lo cuento.'),
      recaps: choices(
        'Hasta aquí, el camino pasó por esto: {list}. | Miremos atrás un momento: {list}.',
      ),
      starts: choices(
        '¿Cómo comienza todo? | Llévanos al principio: ¿qué encontramos? | Imaginemos la primera escena: ¿qué vemos?',
      ),
      turns: choices(
        'El camino nos lleva a otro lugar: {title}. | Pasamos la página y aparece esto: {title}. ¿Qué sucede ahí? | Se abre otro capítulo: {title}. | En el horizonte asoma algo más: {title}.',
      ),
      reactions: choices(
        'La trama avanza. | Se entiende el giro. | Y la escena cambia. | Casi se puede ver. | El hilo continúa. | Guardemos esa imagen.',
      ),
      asks: {
        contrast: choices(
          'Y entonces, ¿aparece un obstáculo? | Toda historia tiene su giro, ¿cuál es este? | ¿Dónde surge el conflicto?',
        ),
        example: choices(
          '¿Qué escena lo ilustra? | Muéstranos una escena, un ejemplo. | ¿En qué ejemplo lo vemos vivo?',
        ),
        definition: choices(
          'Presentemos al personaje: ¿qué {is} {x}? | Entra en escena algo nuevo: ¿qué {is} {x}? | Antes de seguir, ¿qué {is} {x}?',
        ),
        list: choices(
          '¿Qué piezas forman el cuadro? | ¿Quiénes y qué pueblan la escena? | Abre el cofre: ¿qué contiene?',
        ),
        figures: choices(
          '¿Qué tamaño tiene esta historia, en cifras? | ¿Qué números marcan el relato? | ¿Y cuánto pesa eso en números?',
        ),
        first: choices('¿Cuál es el primer paso del viaje? | ¿Qué ocurre al inicio?'),
        next: choices(
          '¿Y qué ocurre luego? | ¿Qué hay tras la curva? | ¿Cuál es la escena siguiente?',
        ),
        last: choices('¿Y el desenlace? | ¿Cómo se cierra el círculo?'),
        about: choices(
          'Sigamos la pista: {x}. ¿Qué descubrimos? | ¿Qué historia hay con {x}? | ¿Y {x}, en medio de todo esto? | Entra en escena lo siguiente: {x}. | Volvamos la mirada hacia {x}. ¿Qué hay ahí?',
        ),
        more: choices(
          '¿Cómo continúa el relato? | ¿Qué más guarda esta historia? | Avancemos un poco más. | ¿Qué otra escena hay que conocer? | ¿Y qué aparece después en el camino? | Sigue contando. | ¿Qué más se oculta ahí?',
        ),
        nudge: choices('Sigue, no te detengas. | ¿Y qué pasó con eso? | El silencio espera.'),
      },
      finals: choices(
        'Y al llegar al final, ¿qué nos queda? | ¿Cuál es la última imagen de esta historia? | Antes de cerrar el libro, ¿qué más hay?',
      ),
      closes: choices(
        'Aquí termina el relato de hoy. Gracias por escuchar {name}. | Se apaga la luz, queda la historia. Esto fue {name}.',
      ),
    },
  },
};
