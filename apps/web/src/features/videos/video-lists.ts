import { videoEndpoints } from '@tarima/contract';

/** Asked again after what changes them: the videos, and those that can still be brought back. */
export const VIDEO_LISTS = [videoEndpoints.list, videoEndpoints.listDeleted];
