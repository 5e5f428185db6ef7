import { createTabKeeper } from '#web/lib/kept-in-tab.ts';
import { joinAddresses } from './addresses.ts';
import { type PodcastForm, podcastFormShape } from './podcast-form.schema.ts';
import { withText } from './uploaded-text.ts';

/** Without the project, which is in the address and is fetched again. */
const keptShape = podcastFormShape.omit({ project: true });
const KEY = 'tarima-podcast-form';

/** Each project keeps its own form, so texts of other podcasts stay out of it. */
export const podcastFormKeeper = (projectId?: string) =>
  createTabKeeper(projectId ? `${KEY}-${projectId}` : KEY, keptShape);

type KeptForm = Omit<PodcastForm, 'project'>;

/** Adds the sources of the kept form to `form`, so that neither loses its sources. */
export function withSourcesOf(kept: KeptForm | null, form: KeptForm): KeptForm {
  if (!kept) return form;
  // The text of a file comes last: removing the file looks for it at the end.
  const [first, last] = form.upload ? [kept, form] : [form, kept];
  return {
    ...form,
    textInput: last.textInput ? withText(first.textInput, last.textInput) : first.textInput,
    addresses: joinAddresses(kept.addresses, form.addresses),
    upload: form.upload ?? kept.upload,
  };
}
