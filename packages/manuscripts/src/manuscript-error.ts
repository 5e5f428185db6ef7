import { CodedError } from '@tarima/contract';

/** A file that is no manuscript. `line` counts from 1 where a format has lines. */
export class ManuscriptError extends CodedError {
  readonly line: number | null;

  constructor(message: string, line: number | null = null) {
    super('MANUSCRIPT_UNREADABLE', message);
    this.line = line;
  }
}
