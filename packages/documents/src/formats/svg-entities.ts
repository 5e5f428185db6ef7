import { Unreadable } from '../unreadable.ts';

const DECLARATION = /<!ENTITY\s+(%\s+)?([\w.:-]+)\s+(?:"([^"]*)"|'([^']*)')?/g;
const MOST_ENTITIES = 200;

/**
 * Entities declared by a document type: old drawing programs name their namespaces so. Refuses
 * entities that load something from outside or grow when expanded.
 */
export function plainEntities(doctype: string): Record<string, string> {
  const entities: Record<string, string> = {};
  const declarations = [...doctype.matchAll(DECLARATION)];
  if (declarations.length > MOST_ENTITIES) throw unsafe(`${declarations.length} entities`);
  for (const [, isParameter, name = '', quoted, singleQuoted] of declarations) {
    const value = quoted ?? singleQuoted;
    if (isParameter || value === undefined || /[&<%]/.test(value)) {
      throw unsafe(`the entity ${name} is more than a text`);
    }
    entities[name] = value;
  }
  return entities;
}

const unsafe = (reason: string) => new Unreadable('DOCUMENT_UNSAFE', reason);
