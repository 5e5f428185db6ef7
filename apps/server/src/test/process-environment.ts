/** The only variables that a test's process gets: paths of programs and of compiled code. */
export const PROCESS_ENVIRONMENT = {
  PATH: process.env.PATH,
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
  // No test depends on programs that only some machines have.
  STUDIO_LIBREOFFICE: 'none',
};
