/** Raise it when documents are read differently: stored readings are then not used again. */
export const READER_VERSION = '12';
