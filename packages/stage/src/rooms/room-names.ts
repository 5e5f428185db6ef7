/** Rooms that come with a presenter. */
export type RoomName = 'office' | 'clinic' | 'library';
