export const settings = {
  title: 'Configuración',
  subtitle:
    '«Estudio» y «Voces» solo las ve quien administra el estudio. «Pronunciación» la ve todo el equipo.',
  parts: { studio: 'Estudio', voices: 'Voces', pronunciation: 'Pronunciación' },
  loadError: 'No pudimos cargar la configuración',
  languageModel: {
    title: 'Modelo de lenguaje',
    none: 'Sin configurar',
    noneDescription:
      'El estudio escribe por sí mismo, sin claves y sin red: elige frases de los documentos y cita de dónde salen. Con un modelo de lenguaje, además redacta con sus palabras, traduce y mejora guiones. Los documentos se envían entonces al servidor que configures.',
    howTo: 'Escribe en el archivo .env una de estas opciones y reinicia el estudio:',
    facts: {
      model: 'Modelo',
      server: 'Servidor',
      key: 'Clave',
      answers: 'Respuestas',
      price: 'Precio por millón de tokens',
    },
    hasKey: 'Configurada',
    noKey: 'Sin clave',
    answerForms: {
      schema: 'Con esquema JSON: la forma más segura',
      json: 'En modo JSON',
      text: 'En texto, del que se extrae el JSON',
      unknown: 'Se sabrá con la primera respuesta',
    },
    prices: '{{input}} de entrada, {{output}} de salida',
    noPrices: 'Sin configurar: se cuentan los tokens, no el costo',
    where: 'Se cambia en el archivo .env; la clave nunca se muestra ni se registra.',
  },
  vendors: {
    title: 'Voces y presentadores de proveedores',
    description:
      'El estudio tiene voces y presentadores propios, sin costo. Con una clave se suman los de estos proveedores; los guiones, o su voz, se envían entonces a ellos.',
    kinds: { voices: 'Voces', presenters: 'Presentadores' },
    howTo: 'Se activa en el archivo .env:',
    noPrice: 'sin precio: se cuenta el uso, no el costo',
    price: {
      voices: '{{price}} por millón de caracteres',
      presenters: '{{price}} por segundo de video',
    },
    spent: {
      voices: 'hasta hoy, {{units}} caracteres',
      presenters: 'hasta hoy, {{units}} segundos',
    },
    offers: {
      voices_one: '{{name}} responde: se ofrece {{offered}} de sus {{listed}} voces.',
      voices_other: '{{name}} responde: se ofrecen {{offered}} de sus {{listed}} voces.',
      presenters_one: '{{name}} responde: se ofrece {{offered}} de sus {{listed}} presentadores.',
      presenters_other:
        '{{name}} responde: se ofrecen {{offered}} de sus {{listed}} presentadores.',
    },
    leftOut: {
      voices: 'De las demás no se sabe el género o el estilo, o hablan otros idiomas.',
      presenters: 'De los demás no se sabe el género.',
    },
    failed: '{{name}} no respondió bien',
  },
  libreOffice: {
    title: 'Diapositivas completas',
    missing: 'Sin LibreOffice (opcional)',
    description:
      'Las presentaciones se leen siempre con sus textos, imágenes, gráficos y tablas. Con LibreOffice, además, las diapositivas con esquemas, SmartArt o dibujos se muestran completas en los videos, y cada fuente abre su diapositiva con la frase marcada.',
    howTo:
      'Es opcional. Si lo instalas, reinicia el estudio: las presentaciones que subas después lo usarán.',
  },
  hostPlatform: {
    title: 'Plataforma anfitriona',
    description:
      'Si el estudio forma parte de otra plataforma, se le avisa de cada video y podcast terminado con un mensaje firmado, y quien los ve llega a la dirección que ella les da. Si no responde, se intenta de nuevo durante dos días.',
    loadError: 'No pudimos cargar la plataforma anfitriona',
    webhook: 'Recibe los avisos',
    redirect: 'Muestra los resultados en',
    where: 'Se cambia en el archivo .env; el secreto nunca se muestra ni se registra.',
    taken: 'La plataforma anfitriona acepta los avisos',
    notTaken: 'La plataforma anfitriona no aceptó el aviso',
    deliveries: 'Avisos enviados',
    nothingYet: 'Todavía no hay avisos: el primero sale cuando se termine un video o un podcast.',
    assets: { video: 'Video', podcast: 'Podcast' },
    statuses: {
      waiting: 'En espera',
      processing: 'Enviando',
      completed: 'Recibido',
      failed: 'Sin entregar',
    },
    tries_one: '{{count}} intento',
    tries_other: '{{count}} intentos',
    answered: 'respuesta {{status}}',
    nextTry: 'próximo intento: {{time}}',
    givenUp: 'se dejó de intentar: {{time}}',
    sendAgain: 'Enviar otra vez',
    sendNow: 'Enviar ahora',
    sendFailed: 'Enviar los {{count}} sin entregar',
    sent_one: 'El aviso va en camino',
    sent_other: '{{count}} avisos van en camino',
    sendError: 'No se pudo enviar de nuevo',
  },
  check: {
    description: 'Hace al modelo una pregunta mínima y comprueba que responde con la forma pedida.',
    action: 'Comprobar',
    pending: 'Comprobando…',
    passed: 'El modelo responde bien',
    took: '{{seconds}} s · {{tokens}} tokens',
    failed: 'El modelo no respondió bien',
    error: 'No se pudo comprobar',
  },
};
