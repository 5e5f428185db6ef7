/** A part with a title. The id is null for a part that an author has added elsewhere. */
type Part = { id: string | null; title: string; description: string };

/** One content of a course with its script, or the only video of a project. */
export type ManuscriptContent = Part & { script: string };
export type ManuscriptModule = Part & { contents: ManuscriptContent[] };

/**
 * Structure and scripts of a project, for work in another program. Scripts have the studio's own
 * Markdown. A video project is one module with one content.
 */
export type Manuscript = {
  title: string;
  description: string;
  targetAudience: string;
  painPoints: string[];
  modules: ManuscriptModule[];
};

/** A text in the form in which it is compared: without spaces at its ends, by one kind of line end. */
export const plainText = (text: string): string => text.replaceAll(/\r\n?/gu, '\n').trim();

/** A title stays on one line in every format. */
export const oneLine = (text: string): string => text.replaceAll(/\s+/gu, ' ').trim();
