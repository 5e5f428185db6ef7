export const information = {
  about: {
    title: 'Acerca de Tarima',
    text: 'Tarima convierte documentos, textos y páginas web en videos con presentador, cursos y podcasts. Es software libre que cada organización instala en sus propios equipos.\n\n## Qué hace\n\nLee tus documentos y escribe un guion que revisas frase por frase; después lo cuenta con un presentador y una voz. De varios documentos sale un curso completo, y de un texto o una dirección web, una conversación entre dos voces.\n\n## De dónde sale lo que dice\n\nCada frase conserva el archivo y la página de los que salió. Lo que tú cambias queda marcado como tuyo, y nada se genera hasta que lo apruebes.\n\n## Sin depender de nadie\n\nFunciona sin conexión y sin claves de otros servicios. Quien administra el estudio puede conectar modelos de lenguaje, voces y presentadores externos.',
  },
  contact: {
    title: 'Contacto',
    text: 'Este estudio lo administra tu organización: escribe a la persona que te dio la dirección de entrada.\n\n## Accesos y empresas\n\nQuien administra tu empresa invita a más personas, cambia lo que pueden hacer y prepara enlaces para una contraseña nueva desde la página Miembros y empresa.\n\n## Cuando algo falla\n\nIndica qué estabas haciendo y a qué hora: con eso se encuentra en el registro del servidor. Tu trabajo no se pierde; los guiones se guardan mientras escribes y los videos a medias continúan solos.',
  },
  privacy: {
    title: 'Privacidad',
    text: '## Qué se guarda\n\nTus documentos, guiones, videos y podcasts se guardan en el servidor de tu organización.\n\n## Quién lo ve\n\nSolo las personas de tu empresa. Quien administra el estudio puede exportar o eliminar tus datos si se lo pides. Quien administra tu empresa ve además, durante un año, cuándo entras y sales y qué eliminas o exportas en ella; desde qué dirección entras, solo si no perteneces a otra empresa.\n\n## Servicios externos\n\nCon la configuración inicial nada sale de ese servidor. Si quien lo administra conecta servicios de texto, voz o presentadores, se les envía el contenido que necesitan.\n\n## En este navegador\n\nSe guardan tu sesión, el idioma y la apariencia. No hay rastreadores ni publicidad.',
  },
  terms: {
    title: 'Términos',
    text: '## El programa\n\nTarima se distribuye con la licencia AGPL-3.0 o posterior, sin garantía. Puedes usarlo, estudiarlo, cambiarlo y compartirlo según esa licencia.\n\n## Lo que haces con él\n\nEres responsable de tener derecho a usar los documentos que subes y de revisar cada video antes de publicarlo. Di que las voces y los presentadores son sintéticos cuando quien mira podría no saberlo.\n\n## Tu organización\n\nPuede añadir sus propias condiciones.',
  },
  help: {
    title: 'Ayuda',
    text: '## Un video\n\n1. Sube tus documentos y di para quién es el video.\n\n2. Revisa el guion: cambia lo que quieras y guarda.\n\n3. Elige presentador, voz y acento, mira la vista previa y genera.\n\n4. Míralo y descárgalo en Mis videos.\n\n## Un curso\n\n1. Sube tus documentos, o parte de un área de interés en el diseñador de cursos.\n\n2. Elige cuántos contenidos y ordena la estructura.\n\n3. Revisa los guiones y genera los videos, de uno en uno o todos.\n\n## Un podcast\n\n1. Pega un texto, direcciones web o sube un archivo; o elige el podcast en el menú de un proyecto, y se hará de sus documentos.\n\n2. Elige las dos voces y cuánto dura.\n\n3. Escúchalo, corrige el guion y publícalo.\n\n## Archivos\n\nHasta 10 a la vez, de 50 MB cada uno: PDF, Word, PowerPoint, AI, SVG e imágenes JPG, PNG y TIFF. Un archivo protegido con contraseña o dañado se rechaza con su motivo; los demás se conservan.\n\n## Mientras esperas\n\nPuedes cerrar la página: el trabajo continúa y lo encuentras donde lo dejaste, en Proyectos.',
  },
};
