export * from './in-parallel.ts';
export * from './language.ts';
export * from './markdown.ts';
export * from './script-format.ts';
export * from './sentences.ts';
export * from './words.ts';
