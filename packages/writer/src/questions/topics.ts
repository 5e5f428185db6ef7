import { pathOf, type Section, type Unit } from '../reading/reading.ts';

/**
 * Names what a section is about, for people. A heading that stands several times in a file needs
 * the one above it: "Burns: First aid". Empty for the text before the first heading.
 */
export function createTopics(units: readonly Unit[]): (section: Section) => string {
  const sections = new Set(units.map(({ section }) => section));
  const uses = Map.groupBy(sections, keyOf);
  return (section) => {
    const [own = '', above] = titlesOf(section).reverse();
    const isRepeated = section.title !== '' && (uses.get(keyOf(section))?.length ?? 0) > 1;
    return isRepeated && above ? `${above}: ${own}` : own;
  };
}

const keyOf = ({ file, title }: Section): string => `${file} ${title.toLowerCase()}`;

/** The headings around a section. The title of the document names no part of it. */
const titlesOf = (section: Section): string[] => {
  const root = rootOf(section);
  return pathOf(section).slice(root.title ? 1 : 0);
};

const rootOf = (section: Section): Section => (section.parent ? rootOf(section.parent) : section);
