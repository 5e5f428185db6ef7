export const settings = {
  title: 'Configuración',
  subtitle: 'Lo que está configurado en este estudio. Solo lo ve quien lo administra.',
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
