/** What was typed cannot be understood; the message says what to type. */
export class UsageError extends Error {}
