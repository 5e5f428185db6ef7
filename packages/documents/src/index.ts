export * from './document-error.ts';
export { detectFileType } from './file-type.ts';
export { LONGEST_READING_SECONDS, type PictureFile, readDocument } from './read-document.ts';
export { READER_VERSION } from './reader-version.ts';
export type * from './source-document.ts';
export type { Network } from './web/network.ts';
export { type AddressReader, type AddressResult, createAddressReader } from './web/read-address.ts';
export { readText } from './web/read-text.ts';
export { wordsOfDocument } from './words-of-document.ts';
