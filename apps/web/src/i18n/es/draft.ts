export const draft = {
  waiting: 'En espera',
  processing: 'En proceso',
  completed: 'Listo',
  failed: 'Falló',
  reading: 'Leyendo los documentos',
  writing: 'Escribiendo el guion',
};
