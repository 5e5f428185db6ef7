import { clinic } from './clinic.ts';
import { library } from './library.ts';
import { office } from './office.ts';
import type { RoomName } from './room-names.ts';
import type { DrawRoom } from './room-picture.ts';

export const ROOMS: Record<RoomName, DrawRoom> = { office, clinic, library };
