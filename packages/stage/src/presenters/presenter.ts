import type { AvatarCategory, Gender } from '@tarima/contract';
import type { PresenterLook } from '../art/look.ts';
import type { RoomName } from '../rooms/room-names.ts';

/** An illustrated presenter of the catalogue. */
export type Presenter = {
  id: string;
  name: string;
  gender: Gender;
  category: Exclude<AvatarCategory, 'own'>;
  /** A `talking_photo` is a head-and-shoulders portrait and has a UUID as its id. */
  type: 'standard' | 'talking_photo';
  /** The room of this presenter, which replaces the chosen background; null for none. */
  fixedBackground: RoomName | null;
  look: PresenterLook;
};
