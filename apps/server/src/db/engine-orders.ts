import type { QueryOptions } from '@electric-sql/pglite';

export type EngineOrder =
  | { kind: 'ready' | 'close' }
  | {
      kind: 'query';
      transaction: number | null;
      text: string;
      parameters: unknown[];
      rowMode: QueryOptions['rowMode'];
      /** Numbers of types whose values are returned as the database writes them. */
      unread: number[];
    }
  | { kind: 'exec'; transaction: number | null; text: string }
  | { kind: 'begin'; transaction: number }
  | { kind: 'end'; transaction: number; isGood: boolean }
  | { kind: 'listen'; listener: number; channel: string }
  | { kind: 'unlisten'; listener: number };

export type EngineNews = { listener: number; payload: string };
