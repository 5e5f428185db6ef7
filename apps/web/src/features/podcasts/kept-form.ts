import { createTabKeeper } from '#web/lib/kept-in-tab.ts';
import { podcastFormShape } from './podcast-form.schema.ts';

export const podcastFormKeeper = createTabKeeper('tarima-podcast-form', podcastFormShape);
