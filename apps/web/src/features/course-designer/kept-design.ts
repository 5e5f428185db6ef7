import { createTabKeeper } from '#web/lib/kept-in-tab.ts';
import { designFormShape } from './design-form.schema.ts';

export const designKeeper = createTabKeeper('tarima-course-design', designFormShape);
