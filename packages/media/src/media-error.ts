import { CodedError } from '@tarima/contract';

/** A failure of ffmpeg or ffprobe, or of what they made. */
export class MediaError extends CodedError<'VIDEO_FAILED' | 'CANCELLED'> {}
