import { pathOf, type Section, type Unit } from '../reading/reading.ts';

/** Headings as topics of questions. */
export function createTopics(units: readonly Unit[]) {
  const sections = new Set(units.map(({ section }) => section));
  const uses = Map.groupBy(sections, keyOf);
  const isRepeated = (section: Section) =>
    section.title !== '' && (uses.get(keyOf(section))?.length ?? 0) > 1;
  return {
    /**
     * Names what a section is about, for people. A heading that stands several times in a file
     * needs the one above it: "Burns: First aid". Empty for the text before the first heading.
     */
    topicOf(section: Section): string {
      const [own = '', above] = titlesOf(section).reverse();
      return isRepeated(section) && above ? `${above}: ${own}` : own;
    },
    /** True for a heading that stands several times with nothing above it. */
    isAmbiguous: (section: Section): boolean => isRepeated(section) && titlesOf(section).length < 2,
  };
}

const keyOf = ({ file, title }: Section): string => `${file} ${title.toLowerCase()}`;

/** The headings around a section. The title of the document names no part of it. */
const titlesOf = (section: Section): string[] => {
  const root = rootOf(section);
  return pathOf(section).slice(root.title ? 1 : 0);
};

export const rootOf = (section: Section): Section =>
  section.parent ? rootOf(section.parent) : section;
