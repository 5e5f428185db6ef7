import { CodedError, type CodedErrorOptions, type ErrorCode, type Failure } from '@tarima/contract';
import { DocumentError } from '@tarima/documents';
import { isDatabaseAway } from './database-away.ts';

/** The status of each refusal. Codes that are not listed are answered with 422. */
const STATUSES: Partial<Record<ErrorCode, number>> = {
  FILE_TOO_LARGE: 413,
  TOO_MANY_FILES: 400,
  FILE_VALIDATION_ERROR: 400,
  UNEXPECTED_FILE_FIELD: 400,
  NO_FILES: 400,
  COMPANY_STORAGE_FULL: 413,
  STORAGE_UNAVAILABLE: 500,
  STORAGE_AWAY: 503,
  STORAGE_FORBIDDEN: 500,
  UPLOAD_FAILED: 500,
  SCRIPT_NOT_READY: 409,
  SCRIPT_CHANGED_ELSEWHERE: 409,
  REDRAFT_NOT_READY: 409,
  VIDEO_ALREADY_PROCESSING: 409,
  VIDEO_NOT_READY: 409,
  PRESENTER_VENDOR_MISSING: 409,
  LANGUAGE_MODEL_MISSING: 409,
  COURSE_DATA_MISSING: 409,
  SCRIPTS_NOT_READY: 409,
  SPEECH_ENGINE_MISSING: 409,
  VOICE_MODEL_UNDER_WAY: 409,
  VOICE_MODEL_NOT_WAITING: 409,
  LICENCE_NOT_ACCEPTED: 400,
  SETTING_LOCKED: 409,
  SETTING_INVALID: 400,
  SETTING_MISSING: 400,
  SETTING_KEY_AGAIN: 400,
  SETTING_ADDRESS_INVALID: 400,
  SETTING_ADDRESS_WITH_KEY: 400,
  SETTING_ADDRESS_NOT_SECURE: 400,
  SETTING_NUMBER_INVALID: 400,
  SETTING_PRICES_INCOMPLETE: 400,
  SETTING_VOICES_INVALID: 400,
  SETTING_HOST_SECRET_INVALID: 400,
  SETTING_HOST_PAGE_INVALID: 400,
  ARCHIVE_TOO_LARGE: 413,
  DISK_FULL: 507,
  QUEUE_MISSING: 404,
  QUEUE_ALREADY_RUNNING: 409,
  QUEUE_RETRIES_EXHAUSTED: 409,
  QUEUE_VIDEO_FINISHED: 409,
  PDF_FAILED: 500,
  COURSE_STRUCTURE_INVALID: 400,
  COURSE_STRUCTURE_MISSING: 409,
  COURSE_CHANGED_ELSEWHERE: 409,
  // An unknown link and one that has ended are answered alike.
  LEARNER_LINK_GONE: 404,
  LEARNER_LINK_EMPTY: 409,
  LEARNER_LINK_PASSWORD_WRONG: 403,
  LEARNER_LINK_NAME_MISSING: 400,
  LEARNER_UNKNOWN: 401,
  REVIEW_LINK_GONE: 404,
  // Not 401, which means that a session has ended. The page of a link is one of the studio's.
  REVIEWER_UNKNOWN: 403,
  REVIEW_TEXT_CHANGED: 409,
  REVIEW_FULL: 409,
  PACKAGE_WITHOUT_VIDEOS: 409,
  PACKAGE_VIDEO_GONE: 409,
  PACKAGE_NOT_READY: 409,
  PACKAGE_FAILED: 500,
  QUESTIONS_FAILED: 500,
  QUESTIONS_CHANGED_ELSEWHERE: 409,
  QUESTIONS_MISSING: 409,
  MANUSCRIPT_UNREADABLE: 400,
  MANUSCRIPT_OF_OTHER_PROJECT: 400,
  TRANSLATION_WITHOUT_MODEL: 409,
  TRANSLATION_WITHOUT_ORIGINAL: 409,
  TRANSLATION_FOLLOWS_ORIGINAL: 409,
  TRANSLATION_FAILED: 500,
  PROJECT_ARCHIVE_BROKEN: 400,
  PROJECT_ARCHIVE_NEWER: 400,
  PROJECT_FILE_GONE: 409,
  PODCAST_NO_INPUT: 400,
  PODCAST_SAME_VOICE: 400,
  PODCAST_NOT_READY: 409,
  PODCAST_PROJECT_READING: 409,
  PODCAST_ALREADY_PROCESSING: 409,
  PODCAST_CHANGED_ELSEWHERE: 409,
  PODCAST_FAILED: 500,
  // Not 401, which means that a session has ended.
  SIGN_IN_FAILED: 403,
  SIGN_IN_LOCKED: 429,
  SECOND_FACTOR_NEEDED: 403,
  SECOND_FACTOR_WRONG: 403,
  SECOND_FACTOR_FIRST: 409,
  EMAIL_INVALID: 400,
  PASSWORD_TOO_SHORT: 400,
  PASSWORD_TOO_COMMON: 400,
  PASSWORD_TAKEN: 409,
  PASSWORD_WRONG: 403,
  LINK_INVALID: 410,
  ALREADY_MEMBER: 409,
  LAST_OWNER: 409,
  OIDC_FAILED: 502,
  OIDC_NOT_INVITED: 403,
  VALIDATION_FAILED: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  OWNER_STAYS: 409,
  NOT_FOUND: 404,
  RATE_LIMITED: 429,
  LINE_TOO_LONG: 429,
  DRAFT_FAILED: 500,
  STRUCTURE_FAILED: 500,
  SCRIPTS_FAILED: 500,
  SPEECH_FAILED: 500,
  VIDEO_FAILED: 500,
  CANCELLED: 409,
  DATABASE_AWAY: 503,
  INTERNAL_ERROR: 500,
};

type AppErrorOptions = CodedErrorOptions & { details?: NonNullable<Failure['details']> };

const statusOf = (code: ErrorCode): number => STATUSES[code] ?? 422;

/** True if the fault is the studio's or its machine's, not that of a file. */
export const isOfStudio = (code: ErrorCode): boolean => statusOf(code) >= 500;

/** The server's only error class: a code of the contract, with its details. */
export class AppError extends CodedError {
  readonly status: number;
  readonly details: Failure['details'];

  constructor(code: ErrorCode, { details, ...options }: AppErrorOptions = {}) {
    super(code, details?.reason, options);
    this.status = statusOf(code);
    this.details = details;
  }
}

/** A request whose fields do not match the contract. */
export function validationFailed(
  fields: { path: string; message: string }[],
  { code = 'VALIDATION_FAILED', cause }: { code?: ErrorCode; cause?: unknown } = {},
): AppError {
  const reason = fields.map(({ path, message }) => `${path}: ${message}`).join('; ');
  return new AppError(code, { details: { reason, fields }, cause });
}

/** The contract's code of an error of any package, if it has one. */
export const errorCodeOf = (error: unknown): ErrorCode | undefined =>
  error instanceof CodedError ? error.code : undefined;

/** Turns a refusal of any package into an AppError. Its technical message stays in the server. */
export function asAppError(error: unknown): AppError | undefined {
  if (error instanceof AppError) return error;
  if (!(error instanceof CodedError))
    return isDatabaseAway(error) ? databaseAway(error) : undefined;
  const file = error instanceof DocumentError ? error.fileName : undefined;
  const { retryAfterMs } = error;
  return new AppError(error.code, {
    cause: error,
    retryAfterMs,
    ...(file && { details: { file } }),
  });
}

const ASK_AGAIN_MS = 5_000;

/** The caller did nothing wrong. The same call succeeds once the database is back. */
const databaseAway = (cause: unknown) =>
  new AppError('DATABASE_AWAY', { cause, retryable: true, retryAfterMs: ASK_AGAIN_MS });
