export const footer = {
  links: 'Enlaces del pie de página',
  about: 'Acerca de',
  contact: 'Contacto',
  privacy: 'Privacidad',
  terms: 'Términos',
  help: 'Ayuda',
  copyright: '© 2025 Tarima. Software libre con licencia AGPL-3.0.',
};
