export const account = {
  title: 'Mi cuenta',
  subtitle: 'Cómo te llamas y cómo entras al estudio.',
  loadError: 'No pudimos cargar tu cuenta',
  saveError: 'No se pudo guardar',
  saved: 'Guardado',
  save: 'Guardar',
  profile: { title: 'Tu nombre', fullName: 'Nombre completo' },
  credentials: {
    title: 'Correo y contraseña',
    missing:
      'Todavía entras con la dirección de la terminal, que sirve una sola vez. Elige un correo y una contraseña para entrar cuando quieras.',
    withoutPassword: 'Entras con tu proveedor. Si quieres, elige además una contraseña.',
    current: 'Contraseña actual',
    newPassword: 'Contraseña nueva',
    keep: 'Déjala vacía para conservar la que tienes.',
    note: 'Al guardar se cierran tus sesiones en otros equipos.',
  },
};
