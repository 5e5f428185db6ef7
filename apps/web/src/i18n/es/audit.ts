export const audit = {
  title: 'Registro de actividad',
  subtitle:
    'Quién entró, a quién se dio acceso y qué se eliminó, exportó o cambió. Se guarda un año.',
  whose: 'De quién es el registro',
  wholeStudio: 'Todo el estudio',
  ofCompany:
    'Lo que pasó en esta empresa y a sus miembros mientras lo son. De quien también pertenece a otra empresa se ve cuándo entró y salió, pero no desde dónde.',
  noCompany: 'No hay ningún registro que puedas ver',
  noCompanyDescription: 'Esta página es para quienes administran una empresa.',
  export: 'Exportar en CSV',
  exportError: 'No se pudo exportar el registro',
  loadError: 'No pudimos cargar el registro',
  empty: 'Todavía no hay actividad registrada.',
  emptyFiltered: 'No hay actividad de este tipo.',
  filter: 'Tipo de actividad',
  all: 'Toda la actividad',
  somebody: 'Persona desconocida',
  studio: 'El estudio',
};
