export const information = {
  about: {
    title: 'Acerca de Tarima',
    text: 'Tarima convierte documentos, textos y páginas web en videos con presentador, cursos y podcasts. Es software libre que cada organización instala en sus propios equipos.\n\nEl guion se escribe a partir de tus documentos: cada frase conserva de dónde salió, y nada se genera hasta que tú lo apruebas.',
  },
  contact: {
    title: 'Contacto',
    text: 'Este estudio lo administra tu organización. Para accesos, compañías o problemas con tus videos, escribe a la persona que te dio la dirección de entrada.\n\nCuando algo falla, indica qué estabas haciendo y la hora: con eso se encuentra en el registro del servidor.',
  },
  privacy: {
    title: 'Privacidad',
    text: 'Tus documentos, guiones y videos se guardan en el servidor de tu organización y solo los ven las personas de tu compañía.\n\nCon la configuración inicial nada sale de ese servidor. Si quien lo administra conecta servicios externos de texto, voz o presentadores, el contenido necesario se envía a esos servicios.\n\nEste navegador guarda tu sesión, el idioma y la apariencia. No hay rastreadores ni publicidad.',
  },
  terms: {
    title: 'Términos',
    text: 'Tarima se distribuye con la licencia AGPL-3.0 o posterior, sin garantía. Puedes usarlo, estudiarlo, cambiarlo y compartirlo según esa licencia.\n\nEres responsable de tener derecho a usar los documentos que subes y de revisar el video antes de publicarlo. Tu organización puede añadir sus propias condiciones.',
  },
  help: {
    title: 'Ayuda',
    text: '1. Sube hasta 10 archivos de 50 MB y di para quién es el video.\n\n2. Revisa el guion: cambia lo que quieras y guarda.\n\n3. Elige presentador, voz y acento, mira la vista previa y genera.\n\n4. En Mis videos puedes ver, descargar o eliminar. Si cierras la página, el trabajo continúa.\n\nUn archivo protegido con contraseña o dañado se rechaza con su motivo; los demás se conservan.',
  },
};
