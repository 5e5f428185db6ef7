/** The only variables that a test's process inherits: paths of programs and of compiled code. */
export const PROCESS_ENVIRONMENT = {
  PATH: process.env.PATH,
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
};
