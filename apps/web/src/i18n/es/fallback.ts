export const fallback = {
  title: 'Página no encontrada',
  description: 'La dirección no existe o esta parte del estudio no está habilitada.',
  projects: 'Ver mis proyectos',
};
