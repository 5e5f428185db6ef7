/** Raise it when documents are read differently, so that nothing read before is used again. */
export const READER_VERSION = '10';
