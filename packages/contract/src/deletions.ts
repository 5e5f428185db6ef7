import { z } from 'zod';

/** Time in which a deletion can be undone. Until then nothing leaves the disk. */
export const UNDO_MINUTES = 10;

/** A deleted thing that can still be restored. */
export const deletedThingSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  /** The end of the time to restore it. */
  goneAt: z.iso.datetime(),
});
export type DeletedThing = z.infer<typeof deletedThingSchema>;
