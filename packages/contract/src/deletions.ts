import { z } from 'zod';

/** How long what was deleted can be brought back. Until then nothing of it leaves the disk. */
export const UNDO_MINUTES = 10;

/** Something that was deleted and can still be brought back. */
export const deletedThingSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  /** When it can no longer be brought back. */
  goneAt: z.iso.datetime(),
});
export type DeletedThing = z.infer<typeof deletedThingSchema>;
