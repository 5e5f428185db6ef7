export const draft = {
  waiting: 'En espera',
  processing: 'En proceso',
  failed: 'Falló',
  reading: 'Leyendo los documentos',
  writing: 'Escribiendo el guion',
  goesOn: {
    projects: 'Puedes cerrar esta página: el trabajo continúa y lo encontrarás en Proyectos.',
    videos: 'Puedes cerrar esta página: el trabajo continúa y lo encontrarás en Mis videos.',
    here: 'Puedes cerrar esta página: el trabajo continúa y lo encontrarás en esta misma dirección.',
  },
};
