import type { ErrorMessages } from '../error-codes.ts';

/** For readable files with a wrong extension. */
const renamed = (what: string, extension: string) =>
  `«{file}» es en realidad ${what}. Cambia su extensión a .${extension} y súbelo otra vez.`;

export const es: ErrorMessages = {
  FILE_TOO_LARGE: 'Uno o más archivos exceden el límite de 50MB por archivo',
  TOO_MANY_FILES: 'Máximo 10 archivos permitidos por subida',
  FILE_VALIDATION_ERROR: 'Formato no soportado',
  UNEXPECTED_FILE_FIELD:
    'Error interno al cargar los archivos. Recarga la página e inténtalo de nuevo.',
  STORAGE_UNAVAILABLE: 'Problema con el directorio del servidor. Contacte al administrador',
  STORAGE_AWAY:
    'El almacenamiento de archivos no responde en este momento. Lo que ya estaba guardado sigue a salvo; inténtalo de nuevo en unos segundos.',
  STORAGE_FORBIDDEN: 'Sin permisos para guardar archivos',
  UPLOAD_FAILED: 'Hubo un problema al cargar el archivo. Inténtalo de nuevo.',
  NO_FILES: 'Se requiere al menos un archivo',
  COMPANY_STORAGE_FULL:
    'El espacio de la empresa está lleno. Elimina proyectos, videos o podcasts que ya no uses, o pide más espacio a quien administra el estudio.',
  DOCUMENT_ENCRYPTED:
    '«{file}» está protegido con contraseña. Guárdalo sin contraseña y súbelo otra vez.',
  DOCUMENT_CORRUPT:
    '«{file}» está dañado y no se puede leer. Ábrelo, guárdalo de nuevo y súbelo otra vez.',
  DOCUMENT_EMPTY: '«{file}» no contiene texto que se pueda leer. Sube otro archivo.',
  DOCUMENT_TOO_COMPLEX:
    '«{file}» es demasiado complejo para leerlo aquí. Divídelo en partes más pequeñas.',
  DOCUMENT_TYPE_MISMATCH:
    'El contenido de «{file}» no corresponde a su extensión. Guárdalo de nuevo desde tu programa y súbelo otra vez.',
  DOCUMENT_UNSAFE:
    '«{file}» trae instrucciones que podrían abrir o inflar otros archivos y no se leyó. Expórtalo de nuevo desde tu programa, o como PDF, y súbelo otra vez.',
  DOCUMENT_UNSUPPORTED:
    'Todavía no podemos leer «{file}». Guárdalo como PDF, DOCX o PPTX y súbelo otra vez.',
  DOCUMENT_OTHER_LANGUAGE:
    '«{file}» está en {language} y no en el idioma de este trabajo, así que no se usa. Súbelo en un proyecto aparte, o sube una traducción.',
  DOCUMENT_ONLY_CODE:
    '«{file}» es solo código u órdenes para máquinas, que no se pueden narrar. Sube un documento que lo explique con frases.',
  DOCUMENT_ONLY_TABLES:
    '«{file}» es solo tablas con demasiadas columnas para narrarlas. Sube un documento que diga lo que muestran.',
  DOCUMENT_ONLY_FIGURES:
    '«{file}» es solo figuras con su pie, y una figura no se puede narrar. Sube un documento que diga lo que muestran.',
  DOCUMENT_ONLY_FURNITURE:
    '«{file}» es solo portada, índices, referencias o datos de la página, que no se narran. Sube el documento con su contenido.',
  DOCUMENT_ONLY_EXERCISES:
    '«{file}» es solo ejercicios, que un curso no narra. Sube también el documento que enseña lo que se practica.',
  DOCUMENT_IS_PDF: renamed('un PDF', 'pdf'),
  DOCUMENT_IS_DOC: renamed('un documento de Word 97-2003', 'doc'),
  DOCUMENT_IS_DOCX: renamed('un documento de Word', 'docx'),
  DOCUMENT_IS_PPT: renamed('una presentación de PowerPoint 97-2003', 'ppt'),
  DOCUMENT_IS_PPTX: renamed('una presentación de PowerPoint', 'pptx'),
  DOCUMENT_IS_JPG: renamed('una imagen JPEG', 'jpg'),
  DOCUMENT_IS_PNG: renamed('una imagen PNG', 'png'),
  DOCUMENT_IS_TIFF: renamed('una imagen TIFF', 'tiff'),
  DOCUMENT_IS_SVG: renamed('un dibujo SVG', 'svg'),
  DOCUMENT_IS_RTF:
    '«{file}» es en realidad un documento RTF. Ábrelo en tu procesador de texto, guárdalo como DOCX o PDF y súbelo otra vez.',
  DOCUMENT_IS_HTML:
    '«{file}» es en realidad una página web. Abre el archivo en tu procesador de texto o en el navegador, guárdalo como DOCX o PDF y súbelo otra vez.',
  DOCUMENT_IS_OPENDOCUMENT:
    '«{file}» es en realidad un archivo de OpenDocument (ODT, ODP). Ábrelo, guárdalo como PDF, DOCX o PPTX y súbelo otra vez.',
  DOCUMENT_IS_WORKBOOK:
    '«{file}» es en realidad un libro de Excel. Ábrelo, guárdalo como PDF y súbelo otra vez.',
  PICTURE_TOO_LARGE: '«{file}» tiene demasiados píxeles. Redúcelo y súbelo otra vez.',
  PAGE_WITHOUT_PICTURE: 'Esta página no se puede mostrar aquí como imagen.',
  ADDRESS_INVALID:
    '«{file}» no es una dirección web válida. Cópiala del navegador, con http o https.',
  ADDRESS_PRIVATE: '«{file}» no es una página pública de internet. Copia su texto y pégalo aquí.',
  ADDRESS_UNREACHABLE:
    'No pudimos abrir «{file}». Revisa la dirección, inténtalo más tarde o pega aquí su texto.',
  ADDRESS_NOT_FOUND: 'La página «{file}» no existe. Revisa la dirección.',
  ADDRESS_REFUSED: '«{file}» no deja que la leamos. Copia su texto y pégalo aquí.',
  ADDRESS_TOO_SLOW:
    '«{file}» tarda demasiado en responder. Inténtalo más tarde o pega su texto aquí.',
  ADDRESS_TOO_LARGE:
    '«{file}» es demasiado grande o compleja. Copia el texto que necesitas y pégalo aquí.',
  ADDRESS_NOT_A_PAGE:
    '«{file}» no es una página con texto ni un documento que podamos leer. Copia su texto y pégalo aquí.',
  ADDRESS_NO_ARTICLE: 'No encontramos un artículo en «{file}». Copia su texto y pégalo aquí.',
  NO_READABLE_DOCUMENT: 'Ninguno de los archivos se pudo leer. Sube otro documento.',
  NOTHING_TO_SAY: 'El guion no tiene texto para narrar. Escribe al menos una frase.',
  DRAFT_FAILED: 'No se pudo preparar el guion. Inténtalo de nuevo.',
  SCRIPT_NOT_READY: 'El guion todavía se está preparando. Espera un momento e inténtalo de nuevo.',
  SCRIPT_CHANGED_ELSEWHERE: 'El guion se cambió en otra ventana.',
  UNIT_NOT_SPEAKABLE: 'Esta parte de los documentos no se puede narrar.',
  REDRAFT_NOT_READY: 'El nuevo borrador todavía no está listo, o ya no existe.',
  VOICE_UNKNOWN: 'La voz elegida no está disponible. Elige otra.',
  PRESENTER_UNKNOWN: 'El presentador elegido no está disponible. Elige otro.',
  PORTRAIT_CONSENT_MISSING:
    'Falta el consentimiento de la persona de la foto. Léelo y marca la casilla.',
  TEMPLATE_UNKNOWN: 'La plantilla elegida no está disponible. Elige otra.',
  VOICE_NOT_FOR_PRESENTER:
    'La voz elegida solo puede usarse con los presentadores de su proveedor. Elige otra voz.',
  VOICE_NOT_FOR_LANGUAGE:
    'La voz elegida habla otro idioma que el guion. Elige una voz del idioma del guion.',
  PREVIEW_UNAVAILABLE: 'La vista previa solo existe para los presentadores del estudio.',
  VIDEO_ALREADY_PROCESSING: 'El video ya se está generando.',
  VIDEO_NOT_READY: 'El video todavía no está listo.',
  VIDEO_FAILED: 'Error en la generación del video',
  SPEECH_FAILED: 'No se pudo generar la voz. Inténtalo de nuevo.',
  PRESENTER_VENDOR_MISSING:
    'HeyGen no está configurado en este estudio. Quien lo administra puede activarlo con una clave de HeyGen.',
  PRESENTER_VENDOR_REFUSED:
    'HeyGen no acepta la clave del estudio. Avisa a quien administra el estudio.',
  PRESENTER_VENDOR_NO_CREDIT:
    'La cuenta de HeyGen se quedó sin saldo. Avisa a quien administra el estudio.',
  PRESENTER_VENDOR_BUSY:
    'HeyGen tiene demasiado trabajo en este momento. Inténtalo de nuevo en un rato.',
  PRESENTER_VENDOR_UNREACHABLE: 'No se puede conectar con HeyGen. Inténtalo de nuevo.',
  PRESENTER_VENDOR_FAILED:
    'HeyGen no pudo hacer el video. Inténtalo de nuevo o elige otro presentador.',
  PRESENTER_VENDOR_TOO_LONG:
    'El guion es demasiado largo para HeyGen. Acórtalo o elige un presentador del estudio.',
  SPEECH_UNREACHABLE: 'No se puede conectar con el proveedor de la voz. Inténtalo de nuevo.',
  SPEECH_REFUSED:
    'El proveedor de la voz no acepta la clave del estudio o se quedó sin saldo. Avisa a quien administra el estudio.',
  SPEECH_BUSY:
    'El proveedor de la voz tiene demasiado trabajo en este momento. Inténtalo de nuevo en un rato.',
  HOST_UNREACHABLE:
    'La plataforma anfitriona no respondió. Comprueba que esté en marcha, que responda en 15 segundos y que su dirección sea la definitiva: no se siguen redirecciones.',
  HOST_REFUSED:
    'La plataforma anfitriona respondió, pero no aceptó el aviso. Comprueba que funcione y que tenga el mismo secreto.',
  HOST_NOT_SET_UP: 'No hay ninguna plataforma anfitriona configurada.',
  SETTING_LOCKED: 'Este ajuste lo fija la máquina del estudio, y solo se puede cambiar en ella.',
  SETTING_INVALID: 'Ese valor no sirve para este ajuste. Revísalo.',
  SETTING_MISSING: 'Falta un valor que los demás necesitan.',
  SETTING_KEY_AGAIN:
    'Escribe otra vez la clave: la dirección ha cambiado, y una clave solo va a donde se quiso enviar.',
  SETTING_ADDRESS_INVALID: 'Escribe una dirección completa, como https://example.org.',
  SETTING_ADDRESS_WITH_KEY:
    'La dirección no puede llevar usuario ni contraseña. Escribe la clave en su propio campo.',
  SETTING_ADDRESS_NOT_SECURE:
    'La dirección debe empezar por https://, salvo que el proveedor esté en esta misma máquina.',
  SETTING_NUMBER_INVALID: 'Escribe un número dentro de los límites de este ajuste.',
  SETTING_PRICES_INCOMPLETE: 'Escribe los dos precios, el de leer y el de escribir, o ninguno.',
  SETTING_VOICES_INVALID: 'Escribe cada voz como nombre:es-MX:female, separadas por comas.',
  SETTING_HOST_SECRET_INVALID: 'El secreto empieza por whsec_, seguido de 24 a 64 bytes en base64.',
  SETTING_HOST_PAGE_INVALID:
    'Escribe una dirección que contenga {id}, como https://portal.example.org/media/{type}/{id}.',
  SPEECH_ENGINE_MISSING:
    'Las voces naturales no pueden funcionar en esta máquina. Las voces sencillas siguen disponibles.',
  VOICE_GONE: 'La voz elegida se quitó de este estudio. Elige otra voz y genera de nuevo.',
  VOICE_MODEL_UNUSABLE:
    'Estas voces no se pueden usar: sus archivos están dañados o son de otra familia o versión.',
  VOICE_MODEL_UNDER_WAY: 'Estas voces ya se están descargando.',
  VOICE_MODEL_NOT_WAITING: 'Estas voces ya no esperan esa respuesta. Recarga la página.',
  LICENCE_NOT_ACCEPTED: 'Para instalar estas voces hay que aceptar su licencia.',
  DOWNLOAD_UNREACHABLE:
    'No se pudo llegar al servidor de la descarga. Comprueba la conexión o el proxy, o elige un archivo que ya tengas. Lo descargado se conserva.',
  DOWNLOAD_REFUSED:
    'El servidor rechazó la descarga. Inténtalo más tarde, o elige un archivo que ya tengas.',
  ARCHIVE_WRONG_HASH:
    'El archivo no es el esperado: su huella SHA-256 es otra. Se descartó. Descárgalo de nuevo.',
  ARCHIVE_BROKEN: 'El archivo está dañado o incompleto. Descárgalo de nuevo.',
  ARCHIVE_TOO_LARGE:
    'El archivo contiene mucho más de lo esperado y no se instaló. Elige otro archivo.',
  DISK_FULL: 'No queda espacio en el disco de la máquina. Libera espacio e inténtalo de nuevo.',
  PRONUNCIATIONS_FULL: 'La lista de pronunciaciones está llena. Elimina las que ya no uses.',
  PRONUNCIATIONS_FILE_INVALID:
    'Algunas filas tienen errores, así que no se añadió ninguna. Corrígelas y sube el archivo otra vez: en cada fila van el idioma, la palabra y la pronunciación.',
  PRONUNCIATIONS_FILE_EMPTY:
    'El archivo no tiene ninguna palabra. Escribe una en cada fila: idioma, palabra y pronunciación. Guárdalo como CSV y súbelo otra vez.',
  LANGUAGE_MODEL_MISSING:
    'Para mejorar el guion hace falta un modelo de lenguaje. Quien administra el estudio puede configurarlo.',
  LANGUAGE_MODEL_UNREACHABLE: 'No se puede conectar con el modelo de lenguaje. Inténtalo de nuevo.',
  LANGUAGE_MODEL_REFUSED:
    'El modelo de lenguaje no acepta la clave del estudio o se quedó sin saldo. Avisa a quien administra el estudio.',
  LANGUAGE_MODEL_UNKNOWN:
    'El servidor del modelo de lenguaje no tiene el modelo configurado. Avisa a quien administra el estudio.',
  LANGUAGE_MODEL_BUSY:
    'El modelo de lenguaje tiene demasiado trabajo en este momento. Inténtalo de nuevo en un rato.',
  LANGUAGE_MODEL_UNUSABLE:
    'El modelo de lenguaje no dio una respuesta utilizable. Inténtalo de nuevo.',
  LANGUAGE_MODEL_TOO_LONG:
    'El texto es demasiado largo para el modelo de lenguaje. Usa un documento más corto.',
  COURSE_STRUCTURE_INVALID: 'La estructura del curso no es válida',
  COURSE_STRUCTURE_MISSING: 'El curso todavía no tiene estructura. Genérala primero.',
  COURSE_CHANGED_ELSEWHERE: 'La estructura del curso se cambió en otra ventana.',
  COURSE_TOO_LITTLE_CONTENT:
    'Los documentos tienen muy poco texto para hacer un curso. Sube documentos con más contenido.',
  COURSE_LANGUAGE_UNKNOWN:
    'Los cursos se escriben en español, inglés o portugués, y los documentos están en otro idioma. Sube textos en uno de esos tres.',
  COURSE_DATA_MISSING: 'Datos de curso no disponibles',
  STRUCTURE_FAILED: 'No se pudo generar la estructura del curso. Inténtalo de nuevo.',
  SCRIPTS_FAILED: 'No se pudieron generar los guiones. Inténtalo de nuevo.',
  CONTENT_WITHOUT_SOURCE:
    'Este contenido se añadió a mano y no hay material que hable de él. Escribe su guion.',
  LIBRARY_EXHAUSTED: 'La biblioteca ya no tiene otro tema para este lugar: el curso los usa todos.',
  SCRIPTS_NOT_READY:
    'Los guiones todavía se están preparando. Espera un momento e inténtalo de nuevo.',
  QUEUE_MISSING: 'Este curso no tiene ninguna cola de videos.',
  QUEUE_ALREADY_RUNNING: 'Los videos del curso ya se están generando.',
  QUEUE_RETRIES_EXHAUSTED:
    'Este video ya se intentó 3 veces. Revisa su guion y vuelve a intentarlo.',
  QUEUE_VIDEO_FINISHED: 'Este video ya está terminado: no hay nada que reintentar.',
  PDF_FAILED: 'No se pudo generar el PDF. Inténtalo de nuevo.',
  QUESTIONS_FAILED: 'No se pudieron preparar las preguntas. Inténtalo de nuevo.',
  QUESTIONS_CHANGED_ELSEWHERE:
    'Alguien cambió estas preguntas mientras las editabas. Compara tu versión con la guardada.',
  QUESTIONS_MISSING: 'Todavía no hay preguntas que exportar. Prepáralas o escribe alguna primero.',
  PACKAGE_WITHOUT_VIDEOS:
    'Todavía no hay ningún video terminado que entregar. Genera los videos primero.',
  PACKAGE_VIDEO_GONE:
    'Uno de los videos elegidos se eliminó o se está haciendo de nuevo. Elige otra vez qué entregar.',
  PACKAGE_NOT_READY: 'Este paquete todavía no está listo.',
  PACKAGE_FAILED: 'No se pudo preparar el paquete. Inténtalo de nuevo.',
  MANUSCRIPT_UNREADABLE:
    'Este archivo no se puede usar así. Sube el que descargaste de aquí, con tus cambios, sin quitar sus columnas, marcas ni estilos.',
  MANUSCRIPT_OF_OTHER_PROJECT:
    'Este archivo es de otro curso o video. Sube el que descargaste de este.',
  TRANSLATION_WITHOUT_MODEL:
    'Solo un modelo de lenguaje traduce, y este estudio no tiene ninguno. Quien administra el estudio puede configurarlo en Ajustes, en «Modelo de lenguaje».',
  TRANSLATION_WITHOUT_ORIGINAL:
    'El original de esta traducción se eliminó, así que no hay nada con qué actualizarla.',
  TRANSLATION_FOLLOWS_ORIGINAL:
    'Esto es una traducción. Cambia el original y después actualiza la traducción.',
  TRANSLATION_FAILED:
    'No se pudo terminar la traducción. Lo que ya está traducido se conserva. Inténtalo de nuevo.',
  PROJECT_ARCHIVE_BROKEN:
    'Este archivo no es un proyecto exportado de Tarima, o está dañado o incompleto. No se importó nada de él.',
  PROJECT_ARCHIVE_NEWER:
    'Este proyecto se exportó de un Tarima más nuevo. Actualiza este y vuelve a importarlo.',
  PROJECT_FILE_GONE:
    'Falta un archivo de este proyecto, o alguien lo eliminó mientras se exportaba. Inténtalo de nuevo.',
  PROJECT_TOO_LONG:
    'Los textos de este proyecto y sus versiones son demasiado largos para exportarlos.',
  LEARNER_LINK_GONE: 'Este enlace ya no funciona. Pide uno nuevo a quien te lo envió.',
  LEARNER_LINK_EMPTY: 'Este curso todavía no tiene videos terminados. Vuelve más tarde.',
  LEARNER_LINK_PASSWORD_WRONG: 'La contraseña del enlace no es correcta.',
  LEARNER_LINK_NAME_MISSING: 'Escribe tu nombre para empezar.',
  LEARNER_UNKNOWN: 'Entra de nuevo para seguir con el curso.',
  REVIEW_LINK_GONE: 'Este enlace ya no funciona. Pide uno nuevo a quien te lo envió.',
  REVIEWER_UNKNOWN: 'Escribe tu nombre otra vez para seguir comentando.',
  REVIEW_TEXT_CHANGED: 'El texto cambió mientras lo leías. Vuelve a cargarlo y comenta de nuevo.',
  REVIEW_FULL: 'Aquí ya no caben más comentarios. Avisa a quien te envió el enlace.',
  PODCAST_NO_INPUT: 'Por favor, proporciona contenido de texto o una URL',
  PODCAST_SAME_VOICE: 'El anfitrión y el invitado necesitan voces distintas.',
  PODCAST_TOO_LITTLE_TEXT:
    'Hay muy poco texto para una conversación. Añade más texto u otra dirección.',
  PODCAST_LANGUAGE_UNAVAILABLE:
    'El contenido está en otro idioma. Para cambiar de idioma hace falta un modelo de lenguaje, que puede configurar quien administra el estudio.',
  PODCAST_VOICE_MODEL_UNAVAILABLE: 'El modelo de voz elegido no está configurado. Elige otro.',
  PODCAST_FILE_WITHOUT_TEXT: 'No se pudo extraer texto del archivo.',
  PODCAST_UPLOAD_GONE: 'El archivo subido ya no está. Súbelo otra vez.',
  PODCAST_PROJECT_READING:
    'Los documentos del proyecto todavía se están leyendo. Espera un momento e inténtalo otra vez.',
  PODCAST_PROJECT_WITHOUT_DOCUMENTS:
    'Este proyecto no tiene ningún documento leído. Elige otro proyecto, o pega un texto.',
  PODCAST_FAILED: 'Error al iniciar la generación del podcast',
  PODCAST_NOT_READY: 'El podcast todavía no está listo.',
  PODCAST_ALREADY_PROCESSING: 'El podcast ya se está generando.',
  PODCAST_CHANGED_ELSEWHERE: 'El guion del podcast se cambió en otra ventana.',
  SECOND_FACTOR_NEEDED: 'Escribe además el código de tu aplicación.',
  SECOND_FACTOR_WRONG:
    'Ese código no es correcto o ya se usó. Espera al siguiente de tu aplicación, o escribe un código de recuperación.',
  SECOND_FACTOR_FIRST: 'Activa primero la verificación en dos pasos en tu cuenta.',
  SIGN_IN_FAILED: 'El correo o la contraseña no son correctos.',
  SIGN_IN_LOCKED:
    'Demasiados intentos con este correo. Espera 15 minutos, o entra desde un navegador en el que ya hayas entrado.',
  EMAIL_INVALID: 'Escribe un correo válido, como nombre@ejemplo.com.',
  PASSWORD_TOO_SHORT: 'La contraseña necesita al menos 10 caracteres.',
  PASSWORD_TOO_COMMON:
    'Esa contraseña es de las primeras que alguien probaría. Junta varias palabras que no tengan que ver entre sí.',
  PASSWORD_TAKEN: 'Ese correo y esa contraseña ya abren otra cuenta. Elige otra contraseña.',
  PASSWORD_WRONG: 'Tu contraseña actual no es correcta.',
  LINK_INVALID: 'Este enlace ya se usó, venció o fue anulado. Pide uno nuevo a quien te lo envió.',
  ALREADY_MEMBER: 'Alguien de la empresa ya entra con ese correo.',
  LAST_OWNER: 'Una empresa necesita al menos una persona que la administre.',
  OIDC_FAILED: 'No se pudo iniciar sesión con tu proveedor. Inténtalo de nuevo.',
  OIDC_NOT_INVITED:
    'Tu cuenta no tiene acceso a este estudio. Pide una invitación para el correo con el que entras.',
  OIDC_UNREACHABLE:
    'Ningún proveedor de acceso responde en esa dirección. Revísala y comprueba que el proveedor funciona.',
  VALIDATION_FAILED: 'Revisa los datos del formulario.',
  UNAUTHENTICATED: 'Tu sesión ha expirado.',
  FORBIDDEN: 'No tienes permiso para hacer esto.',
  OWNER_STAYS: 'Quien administra el estudio y su empresa no se pueden eliminar desde aquí.',
  NOT_FOUND: 'No encontramos lo que buscas.',
  RATE_LIMITED: 'Demasiadas solicitudes. Espera un momento e inténtalo de nuevo.',
  LINE_TOO_LONG:
    'Hay demasiado trabajo en espera. Deja que termine algo e inténtalo de nuevo en unos segundos.',
  CANCELLED: 'La operación se canceló.',
  DATABASE_AWAY:
    'El estudio no alcanza su base de datos en este momento. Lo que ya estaba guardado sigue a salvo; inténtalo de nuevo en unos segundos.',
  INTERNAL_ERROR: 'Algo salió mal. Inténtalo de nuevo.',
};
