export const home = {
  title: '¿Qué quieres crear hoy?',
  subtitle: 'Convierte lo que ya sabes en videos con presentador, cursos y podcasts.',
  includes: 'Qué incluye',
  naturalVoices: {
    text: 'Este estudio puede hablar con voces naturales, sin clave y en tu propia máquina.',
    action: 'Ver las voces',
    dismiss: 'No mostrar más',
  },
  tools: {
    video: {
      title: 'Generación de videos',
      description: 'De tus documentos a un video con presentador, voz y subtítulos.',
      feature1: 'Un guion editable, fiel a tus documentos',
      feature2: 'Presentadores, voces y acentos para elegir',
      feature3: 'Vertical u horizontal, listo para descargar',
      action: 'Crear video',
    },
    course: {
      title: 'Generación de cursos',
      description: 'De tus documentos a un curso con módulos, guiones y videos.',
      feature1: 'Personalizable de 8 a 40 contenidos',
      feature2: 'Un guion y un video por contenido',
      feature3: 'La estructura se descarga en PDF',
      action: 'Crear curso',
    },
    designer: {
      title: 'Diseñador de cursos',
      description: 'Un curso a partir de intereses, público y necesidades, sin documentos.',
      feature1: 'Elige un área, un público y un problema',
      feature2: 'Ajusta cada punto con tus palabras',
      feature3: 'Sin subir ningún archivo',
      action: 'Diseñar curso',
    },
    podcast: {
      title: 'Creador de podcasts',
      description: 'Una conversación a dos voces a partir de textos, páginas o archivos.',
      feature1: 'Anfitrión e invitado con voces distintas',
      feature2: 'Varios estilos de conversación',
      feature3: 'Con el guion y la transcripción',
      action: 'Crear podcast',
    },
  },
};
