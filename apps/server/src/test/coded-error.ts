/** A refusal with a code of the contract, as the packages throw them. */
export class CodedError extends Error {
  readonly code: string;
  readonly retryable: boolean;
  readonly fileName: string | undefined;
  constructor(code: string, options: { retryable?: boolean; fileName?: string } = {}) {
    super(code);
    this.code = code;
    this.retryable = options.retryable ?? false;
    this.fileName = options.fileName;
  }
}
