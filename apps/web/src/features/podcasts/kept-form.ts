import { createTabKeeper } from '#web/lib/kept-in-tab.ts';
import { joinAddresses } from './addresses.ts';
import { type PodcastForm, podcastFormShape } from './podcast-form.schema.ts';
import { withText } from './uploaded-text.ts';

/** The project is in the address, and asked for again. */
const keptShape = podcastFormShape.omit({ project: true });
const KEY = 'tarima-podcast-form';

/** The form of a project is kept apart, so that what was typed for another podcast stays out of it. */
export const podcastFormKeeper = (projectId?: string) =>
  createTabKeeper(projectId ? `${KEY}-${projectId}` : KEY, keptShape);

type KeptForm = Omit<PodcastForm, 'project'>;

/** The form without its project, and with the sources of the one that was kept: neither is lost. */
export function withSourcesOf(kept: KeptForm | null, form: KeptForm): KeptForm {
  if (!kept) return form;
  // The text of a file stands last, where it is found when the file is removed.
  const [first, last] = form.upload ? [kept, form] : [form, kept];
  return {
    ...form,
    textInput: last.textInput ? withText(first.textInput, last.textInput) : first.textInput,
    addresses: joinAddresses(kept.addresses, form.addresses),
    upload: form.upload ?? kept.upload,
  };
}
