import type { SpeechErrorCode } from '../speech-error.ts';

/** The messages between the studio and the process of an engine. */
export type EngineCall<Request> = { id: number; request: Request };

export type EngineAnswer<Answer> =
  | { id: number; ok: true; answer: Answer }
  | { id: number; ok: false; code: SpeechErrorCode; message: string };

/** The process is ready before its first answer. */
export type EngineNews<Answer> = 'ready' | EngineAnswer<Answer>;

/** A reason of the engine's own. It has no second try, as the death of a process has. */
export class EngineFailure extends Error {
  readonly code: SpeechErrorCode;

  constructor(code: SpeechErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}
