export const draft = {
  waiting: 'En espera',
  processing: 'En proceso',
  failed: 'Falló',
  reading: 'Leyendo los documentos',
  writing: 'Escribiendo el guion',
};
