import type { ErrorCode } from '@tarima/contract';
import type { MadeQuestions, Writer, WrittenContent } from '@tarima/writer';

export type WritingRequest<Name extends keyof Writer> = Parameters<Writer[Name]>[0];
export type WritingResult<Name extends keyof Writer> = Awaited<ReturnType<Writer[Name]>>;

/** The order that starts a thread. */
export type WritingOrder<Name extends keyof Writer = keyof Writer> = {
  task: Name;
  request: WritingRequest<Name>;
};

/** The items that a task hands over before it is done. Other tasks hand over none. */
export type WritingItems = { writeContentScripts: WrittenContent; writeQuestions: MadeQuestions };

/** A thread answers any number of items, then one of the others. */
export type WritingAnswer =
  | { kind: 'item'; item: WritingItems[keyof WritingItems] }
  | { kind: 'done'; result: WritingResult<keyof Writer> }
  | { kind: 'error'; code: ErrorCode; reason: string };
