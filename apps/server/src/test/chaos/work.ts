import type { ServerClient } from '#server/test/server-client.ts';

/** Something that a person does in a studio, while it is struck by faults. */
export type Work = {
  name: string;
  /** Prepares it before any fault. */
  begin: (web: ServerClient) => Promise<WorkUnderWay>;
};

export type WorkUnderWay = {
  /**
   * Does the next thing that a person would do. True if all is done for now. A person who is told of a failure
   * asks again once all is calm.
   */
  goOn: (isCalm: boolean) => Promise<boolean>;
  /** Sentences about acknowledged things that are lost, or there twice. Asked when all has ended. */
  check: () => Promise<string[]>;
  /** The failures that a person was told of. */
  failures: string[];
};

let lastNumber = 0;
/** Keeps the names and texts of all works apart. */
export const nextNumber = (): number => {
  lastNumber += 1;
  return lastNumber;
};
