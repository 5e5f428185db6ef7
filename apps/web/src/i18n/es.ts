import { administration } from './es/administration.ts';
import { frame } from './es/frame.ts';
import { rooms } from './es/rooms.ts';

export const es = { ...frame, ...rooms, ...administration };
