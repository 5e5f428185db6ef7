import type { Messages } from './messages.ts';
import { administration } from './pt/administration.ts';
import { frame } from './pt/frame.ts';
import { rooms } from './pt/rooms.ts';

export const pt: Messages = { ...frame, ...rooms, ...administration };
