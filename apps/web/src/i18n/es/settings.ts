export const settings = {
  title: 'Configuración',
  loadError: 'No pudimos cargar la configuración',
  sections: {
    writing: 'Quién escribe',
    speaking: 'Quién habla',
    presenting: 'Quién presenta',
    studio: 'El estudio',
  },
  parts: {
    'language-model': 'Modelo de lenguaje',
    voices: 'Voces naturales',
    pronunciation: 'Pronunciación',
    'sign-in': 'Inicio de sesión único (SSO)',
    storage: 'Espacio y plazos',
    'host-platform': 'Plataforma anfitriona',
    machine: 'Esta máquina',
  },
  notes: {
    unsaved: 'Sin guardar',
    unreadable: 'Escribe la clave otra vez',
    ownWriter: 'Escribe el propio estudio',
    vendorVoices: { on: 'Voces en uso', off: 'Voces de pago · sin conectar' },
    vendorPresenters: { on: 'En uso', off: 'De pago · sin conectar' },
    naturalVoices: {
      present: 'En esta máquina',
      none: 'Sin descargar',
      unavailable: 'No funcionan aquí',
    },
    'sign-in': { on: 'En uso', off: 'Con correo y contraseña' },
    storage: { on: 'Con límites', off: 'Sin límites' },
    'host-platform': { on: 'En uso', off: 'Sin usar' },
  },
  about: {
    'language-model':
      'El estudio escribe por sí mismo, con frases de tus documentos. Con un modelo de lenguaje, además escribe con palabras nuevas, traduce y mejora guiones.',
    openai:
      'Las voces de OpenAI, además de las del estudio, para tus videos y podcasts. También sirve un servidor propio compatible con OpenAI.',
    elevenlabs:
      'Las voces de ElevenLabs, además de las del estudio, para tus videos y podcasts. Son de las que más se parecen a una persona.',
    google: 'Las voces de Google Cloud, además de las del estudio, para tus videos y podcasts.',
    heygen:
      'Presentadores de HeyGen con aspecto de personas reales, además de los que dibuja el estudio.',
    'sign-in':
      'Tu equipo entra con la cuenta que ya usa en la empresa (de Google, Microsoft, Keycloak u otro proveedor OpenID Connect). Antes hay que invitar a cada persona en Miembros y empresa, con ese mismo correo.',
    storage:
      'Cuánto puede guardar cada empresa, y por cuánto tiempo. Lo que ocupa cada una se ve en Datos y empresas.',
    'host-platform':
      'Si el estudio forma parte de otra plataforma, como un portal o un campus, esta recibe un aviso de cada video y podcast terminado. Si no responde, el estudio lo intenta de nuevo durante dos días.',
  },
  facts: {
    sent: 'Qué sale de esta máquina',
    cost: 'Cuánto cuesta',
    key: 'Cómo conseguir la clave',
    vendorKey: 'Se crea en la página del proveedor, con una cuenta tuya.',
    modelKey:
      'La de OpenAI se crea en su página, con una cuenta tuya. Un servidor propio, como Ollama, no suele pedirla.',
    openKeys: 'Abrir {{host}}',
  },
  sent: {
    nothing: 'Nada de tus documentos, videos ni podcasts.',
    to: 'Se envía a {{whom}}: {{what}}.',
    toHost: 'la dirección que escribas',
    toModel: 'OpenAI, o el servidor que elijas',
    contents: {
      documents: 'tus documentos',
      scripts: 'el texto de los guiones',
      speech: 'la voz ya hecha',
      titles: 'los títulos',
    },
    when: {
      'language-model': 'Cada vez que se escribe, traduce o mejora un guion.',
      voices: 'Solo cuando eliges una de sus voces.',
      heygen: 'Solo cuando eliges uno de sus presentadores.',
      'host-platform': 'Cada vez que termina un video o un podcast.',
    },
  },
  cost: {
    unknown: 'Lo que cobre el proveedor. Escribe abajo su precio y el estudio calcula el gasto.',
    tokens: '{{input}} por millón de tokens que lee y {{output}} por millón que escribe.',
    inWords: 'Mil tokens son unas 700 palabras.',
    voices: '{{price}} por millón de caracteres: {{minute}} por minuto de voz, más o menos.',
    presenters: '{{price}} por segundo de video: {{minute}} por minuto.',
    spent: {
      tokens: 'Hasta hoy: {{units}} tokens',
      voices: 'Hasta hoy: {{units}} caracteres',
      presenters: 'Hasta hoy: {{units}} segundos',
    },
  },
  labels: {
    key: 'Clave',
    model: 'Modelo',
    address: 'Dirección del servidor',
    inputPrice: 'Precio por millón de tokens que lee',
    outputPrice: 'Precio por millón de tokens que escribe',
    timeout: 'Espera máxima, en minutos',
    characterPrice: 'Precio por millón de caracteres',
    voices: 'Voces del servidor',
    version: 'Versión de su API',
    secondPrice: 'Precio por segundo de video',
    concurrency: 'Videos a la vez',
    sceneCharacters: 'Caracteres por escena',
    issuer: 'Dirección del proveedor',
    clientId: 'Identificador del cliente',
    clientSecret: 'Secreto del cliente',
    providerName: 'Nombre en el botón',
    gigabytes: 'Gigabytes por empresa',
    days: 'Días que se guarda lo que nadie toca',
    webhook: 'Dirección que recibe los avisos',
    hostSecret: 'Secreto de la firma',
    hostPage: 'Página donde se ven los resultados',
  },
  hints: {
    writingModel: 'El que escribe. Con la clave de OpenAI puede quedar vacío.',
    writingServer: 'Para un servidor propio: Ollama, vLLM, llama.cpp o LM Studio.',
    speakingServer: 'Para un servidor propio, como Kokoro-FastAPI o Speaches.',
    gateway: 'Solo si pasas por una pasarela.',
    dollars: 'En dólares, según su tarifa.',
    timeout: 'Auméntala con un modelo grande en una máquina sin tarjeta gráfica.',
    voices:
      'Si el servidor no dice cuáles tiene: nombre:idioma-PAÍS:female o male, separadas por comas.',
    version: 'v2 es para cuentas antiguas.',
    concurrency: 'Si permite menos, el estudio pide menos.',
    sceneCharacters: 'Un texto más largo se corta al final de una frase.',
    clientSecret: 'Vacío si el proveedor no da ninguno.',
    providerName: 'Se lee en la página para entrar. Vacío: su dirección.',
    gigabytes: 'Subidas, videos y podcasts. Vacío: sin límite.',
    days: 'Después se elimina para siempre. Vacío: se guarda siempre.',
    webhook: 'Cada aviso va firmado según Standard Webhooks.',
    hostSecret: 'El mismo en los dos lados: whsec_ y de 24 a 64 bytes en base64.',
    hostPage: 'Con {id} y, si quieres, {type}. Vacía: las páginas del estudio.',
  },
  secret: {
    stored: 'Guardado con cifrado',
    replace: 'Reemplazar',
    remove: 'Quitar',
    keep: 'Conservar lo guardado',
    removeTitle: '¿Quitar la clave de {{name}}?',
    removeDescription:
      'Se borra del estudio y lo que depende de ella deja de ofrecerse. Lo que ya está hecho no cambia.',
  },
  retention: {
    title_one: '¿Eliminar para siempre lo que nadie tocó en {{count}} día?',
    title_other: '¿Eliminar para siempre lo que nadie tocó en {{count}} días?',
    description:
      'Se eliminan, de todas las empresas, los proyectos, videos y podcasts que pasaron ese plazo: los primeros, en menos de una hora. No se pueden recuperar.',
    confirm: 'Guardar y eliminar',
  },
  unreadable: 'Se guardó con otra clave de cifrado y ya no se puede leer. Escríbela otra vez.',
  locked: 'Lo fija la máquina del estudio, con {{name}}.',
  lockedByKey: 'Va con su clave, que fija la máquina del estudio.',
  advanced: 'Opciones avanzadas',
  wayBack: 'Al registrar el estudio en tu proveedor, pedirá una dirección de regreso. Es esta:',
  save: 'Guardar',
  saveAndCheck: 'Guardar y comprobar',
  saveAnyway: 'Guardar de todos modos',
  saveError: 'No se pudo guardar',
  check: 'Comprobar ahora',
  trying: 'Comprobando con {{name}}…',
  saved: 'Guardado',
  savedAndWorks: 'Guardado, y funciona',
  works: 'Funciona',
  failed: '{{name}} no respondió bien',
  notStored: 'Nada se ha guardado todavía.',
  passed: {
    model: 'El modelo responde como se le pide. Ya escribe los guiones nuevos.',
    took: 'Tardó {{seconds}} s',
    tokens: '{{tokens}} tokens',
    offers: {
      voices_one: 'Ya se puede elegir {{offered}} de las {{listed}} voces de {{name}}.',
      voices_other: 'Ya se pueden elegir {{offered}} de las {{listed}} voces de {{name}}.',
      presenters_one: 'Ya se puede elegir {{offered}} de los {{listed}} presentadores de {{name}}.',
      presenters_other:
        'Ya se pueden elegir {{offered}} de los {{listed}} presentadores de {{name}}.',
    },
    leftOut: {
      voices: 'De las demás no se sabe el género o el estilo, o hablan otros idiomas.',
      presenters: 'De los demás no se sabe el género.',
    },
    provider: 'El proveedor responde, y su botón ya está en la página para entrar.',
    host: 'La plataforma acepta los avisos. Respondió en {{seconds}} s.',
  },
  advice: {
    refused:
      'No acepta la clave, o la cuenta no tiene saldo. Revisa que la copiaste entera y que no venció, y el saldo en su página.',
    noCredit: 'Acepta la clave, pero la cuenta no tiene saldo. Recárgalo en su página.',
    unreachable:
      'No se puede conectar, o tarda demasiado. Revisa la dirección, y que la máquina del estudio llegue a ella.',
    busy: 'Tiene demasiado trabajo, o tu cuenta llegó a su límite. Prueba otra vez en un rato.',
    unknownModel: 'El servidor no tiene un modelo con ese nombre. Copia el nombre de su lista.',
    unusable:
      'Contestó, pero no como se le pidió. Suele pasar con modelos muy pequeños: elige uno mayor.',
    cutOff:
      'Su respuesta a una pregunta mínima quedó a medias. Suele pasar con modelos que razonan mucho: elige otro, o amplía el límite de su servidor.',
    unlike:
      'Contestó, pero no como este servicio. Revisa que la dirección sea la de su API, sin nada de más ni de menos, y el modelo o la versión.',
    providerUnreachable:
      'Ningún proveedor de acceso responde en esa dirección. Debe ser la del emisor: si le añades /.well-known/openid-configuration, se abre en el navegador. Revisa también que la máquina del estudio llegue a ella.',
    hostUnreachable:
      'No contestó en 15 segundos. Revisa que esté en marcha, que la máquina del estudio llegue a ella y que la dirección sea la definitiva: no se siguen redirecciones.',
    hostRefused:
      'Contestó, pero no aceptó el aviso. Revisa que la dirección sea la que recibe los avisos, que allí esté el mismo secreto y que el reloj de las dos máquinas coincida.',
  },
  machine: {
    about: 'Lo que tiene instalado la máquina del estudio, y lo que solo se cambia en ella.',
    environment: 'Lo que fija la máquina',
    environmentAbout:
      'Se decide al arrancar el estudio, con variables de entorno o en su archivo .env. Un ajuste de esta página que esté también allí se ve bloqueado aquí.',
    kinds: {
      address: 'Dirección y puerto',
      storage: 'Base de datos, carpeta de datos y cifrado',
      people: 'Sitio de administración que da acceso',
      work: 'Trabajo, pantallas y límites',
    },
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
    loadError: 'No pudimos cargar los avisos enviados',
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
};
