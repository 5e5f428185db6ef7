/** The arguments cannot be understood. The message says what to type. */
export class UsageError extends Error {}
