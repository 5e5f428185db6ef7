export { readCsv, writeCsv } from './csv.ts';
export type { Manuscript, ManuscriptContent, ManuscriptModule } from './manuscript.ts';
export { ManuscriptError } from './manuscript-error.ts';
export { readMarkdown, writeMarkdown } from './markdown.ts';
export { readDocx } from './read-docx.ts';
export { writeDocx } from './write-docx.ts';
