import type { ReadManuscript } from '@tarima/contract';
import type { Manuscript, ManuscriptContent } from '@tarima/manuscripts';
import type { StandingTexts } from './manuscript-of-project.ts';

export const contentsOfManuscript = ({ modules }: Manuscript): ManuscriptContent[] =>
  modules.flatMap(({ contents }) => contents);

/** Line ends and spaces at the ends of a script say nothing. */
export const isSameScript = (one: string, other: string): boolean => tidy(one) === tidy(other);
const tidy = (script: string) => script.replaceAll(/\r\n?/gu, '\n').trim();

const idsOf = ({ modules }: Manuscript): string[] =>
  [...modules, ...modules.flatMap(({ contents }) => contents)].flatMap(({ id }) => id ?? []);

/** True for a file that has ids, but none of this project. Removed contents count by their scripts. */
export function isOfOther({ manuscript, scripts }: StandingTexts, file: Manuscript): boolean {
  const known = new Set([...idsOf(manuscript), ...scripts.keys()]);
  const ids = idsOf(file);
  return ids.length > 0 && !ids.some((id) => known.has(id));
}

/** Names what a manuscript would change in the one before it. */
export function changesOf(before: Manuscript, after: Manuscript): ReadManuscript['changes'] {
  const known = new Map(contentsOfManuscript(before).map((content) => [content.id, content]));
  const contents = contentsOfManuscript(after);
  const kept = new Set(contents.map(({ id }) => id));
  const titles = (found: ManuscriptContent[]) => found.map(({ title }) => title);
  return {
    isStructureChanged: JSON.stringify(outline(before)) !== JSON.stringify(outline(after)),
    changedScripts: contents.flatMap(({ id, title, script }) => {
      const stored = known.get(id);
      if (stored === undefined || isSameScript(stored.script, script)) return [];
      return { title, before: stored.script, after: script };
    }),
    added: titles(contents.filter(({ id }) => !known.has(id))),
    removed: titles([...known.values()].filter(({ id }) => !kept.has(id))),
  };
}

/** A manuscript without its scripts, with its fields in one order. */
const outline = ({ title, description, targetAudience, painPoints, modules }: Manuscript) => [
  ...[title, description, targetAudience, painPoints],
  modules.map((module) => [...partOf(module), module.contents.map((content) => partOf(content))]),
];

const partOf = (part: { id: string | null; title: string; description: string }) => [
  ...[part.id, part.title, part.description],
];
