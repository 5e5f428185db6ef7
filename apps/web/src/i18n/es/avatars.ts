export const avatars = {
  label: 'Presentadores',
  categories: {
    all: 'Todos',
    business: 'Negocios',
    education: 'Educación',
    health: 'Salud',
    casual: 'Informal',
  },
  category: 'Categoría',
  gender: 'Género',
  genders: { all: 'Todos los géneros', male: 'Hombres', female: 'Mujeres' },
  premium: 'Premium',
  compatibility: {
    optimal: 'Óptimo en vertical',
    problematic: 'Fondo fijo: puede recortarse',
    unknown: 'Sin datos en vertical',
  },
  empty: 'No hay avatares en esta categoría',
  loadError: 'Error al cargar avatares. Inténtalo de nuevo más tarde.',
};
