import type { Takeaway } from '../closing.ts';
import { overlap } from '../key-points.ts';
import type { SpokenScene } from '../speak-scenes.ts';
import { lowerWords } from '../../reading/terms.ts';
import type { CourseMaterial } from './course-material.ts';
import { topicPhrases } from './topic-phrases.ts';

const MAX_TAKEAWAYS = 3;
const CANDIDATES = 8;
/** What is worth remembering is said more than once. */
const TIMES_SAID = 2;

/** What a content keeps coming back to, in words of its own, without what its title and agenda name. */
export function takeawaysFrom(
  scenes: SpokenScene[],
  named: string[],
  material: CourseMaterial,
): Takeaway[] {
  const { terms, wordCase } = material;
  const said = scenes.flatMap(({ utterances }, scene) =>
    utterances.map(({ text, citations }) => ({ text: plain(text), citations, scene })),
  );
  const takeaways: Takeaway[] = [];
  const sentences = scenes.flatMap(({ utterances }, paragraph) =>
    utterances.map(({ text }) => ({ text, paragraph, fragments: [] })),
  );
  for (const phrase of topicPhrases(sentences, material, CANDIDATES)) {
    const stems = terms.of(phrase);
    const where = said.filter(({ text }) => text.includes(plain(phrase)));
    const isNew = [...named, ...takeaways.map(({ text }) => text)].every(
      (title) => overlap(stems, terms.of(title)) < 0.5,
    );
    if (where.length < TIMES_SAID || !isNew) continue;
    const [first] = where;
    takeaways.push({
      text: wordCase.inSentence(phrase),
      citations: first?.citations ?? [],
      worth: where.length,
      scene: first?.scene ?? 0,
    });
  }
  return takeaways.slice(0, MAX_TAKEAWAYS).sort((a, b) => a.scene - b.scene);
}

const plain = (text: string) => ` ${lowerWords(text).join(' ')} `;
