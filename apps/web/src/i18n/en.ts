import { administration } from './en/administration.ts';
import { frame } from './en/frame.ts';
import { rooms } from './en/rooms.ts';
import type { Messages } from './messages.ts';

export const en: Messages = { ...frame, ...rooms, ...administration };
