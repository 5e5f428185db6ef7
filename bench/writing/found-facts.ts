import type { Language } from '@tarima/contract';
import { patternOfNeed } from './normal-text.ts';
import type { SpokenScene } from './spoken-scenes.ts';
import type { Fact, Truth } from './truth.ts';

/** A place where a fact is said: one sentence, or two neighbouring ones of a scene. */
export type Hit = {
  scene: number;
  line: number;
  size: number;
  /** The place in the whole script, in sentences. */
  place: number;
  isTitle: boolean;
};
/** `hits` has the fewest sentences first. It is empty if the fact is not said. */
export type FoundFact = Fact & { hits: Hit[] };

const NEGATION: Record<Language, RegExp> = {
  es: /\b(?:no|ni|nunca|jamas|nadie|ningun\w*|nada|sin|prohib\w+|evit\w+|solo|salvo|excepto)\b/,
  en: /\b(?:no|not|never|nobody|none|cannot|without|forbidden|prohibited|only|nor|neither)\b|n't\b/,
  pt: /\b(?:nao|nem|nunca|jamais|ninguem|nenhum\w*|nada|sem|proibid\w+|vedad\w+|so|somente|evit\w+)\b/,
};

/** Each fact of a document with every place of a script that says it. Key points do not count. */
export function findFacts({ facts, language }: Truth, scenes: SpokenScene[]): FoundFact[] {
  return facts.map((fact) => {
    const patterns = fact.needs.map((need) => patternOfNeed(need, language));
    const negation = fact.negation ? NEGATION[language] : undefined;
    const hits = scenes
      .flatMap((scene, at) => hitsIn(scene, at, patterns, negation))
      .sort((a, b) => a.size - b.size || a.place - b.place);
    const asTitles = fact.kind === 'question' ? titlesThatAsk(scenes, patterns) : [];
    return { ...fact, hits: [...hits, ...asTitles] };
  });
}

export const isSaid = ({ hits }: FoundFact): boolean => hits.length > 0;

function hitsIn(scene: SpokenScene, at: number, patterns: RegExp[], negation?: RegExp): Hit[] {
  const found: Hit[] = [];
  const lines = scene.normal;
  for (const size of [1, 2]) {
    for (let line = 0; line + size <= lines.length; line += 1) {
      // Two sentences add nothing if one of them says it all.
      if (found.some((hit) => hit.size < size && hit.line >= line && hit.line < line + size))
        continue;
      const said = lines.slice(line, line + size).join(' ');
      if (!patterns.every((pattern) => pattern.test(said))) continue;
      // The "no" may be in the title or in the sentence that introduces a list.
      const around = `${scene.normalTitle} ${lines[line - 1] ?? ''} ${said}`;
      if (negation && !negation.test(around)) continue;
      found.push({ scene: at, line, size, place: scene.offset + line, isTitle: false });
    }
  }
  return found;
}

function titlesThatAsk(scenes: SpokenScene[], patterns: RegExp[]): Hit[] {
  return scenes.flatMap(({ normalTitle, offset }, scene) =>
    patterns.every((pattern) => pattern.test(normalTitle))
      ? [{ scene, line: -1, size: 1, place: offset, isTitle: true }]
      : [],
  );
}
