export const audit = {
  title: 'Activity log',
  subtitle:
    'Who signed in, who was given access, and what was deleted, exported or changed. Entries are kept for a year.',
  whose: 'Show activity of',
  wholeStudio: 'The whole studio',
  ofCompany:
    'What happened in this company, and what concerns its members while they are members. For people who also belong to another company, you see when they signed in and out, but not from where.',
  noCompany: 'No activity log to show',
  noCompanyDescription: 'This page is for the owners of a company.',
  export: 'Export as CSV',
  exportError: 'The log could not be exported',
  loadError: 'We could not load the log',
  empty: 'No activity has been logged yet.',
  emptyFiltered: 'There is no activity of this kind.',
  filter: 'Kind of activity',
  all: 'All activity',
  somebody: 'Unknown person',
  studio: 'The studio',
};
