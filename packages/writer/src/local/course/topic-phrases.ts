import { keyPhrases } from '../key-phrases.ts';
import { overlap } from '../key-points.ts';
import type { Passage } from '../outline.ts';
import { lowerWords } from '../../reading/terms.ts';
import type { CourseMaterial } from './course-material.ts';

/** Of a long part only what opens it is searched. */
const SEARCHED_PASSAGES = 120;
/** Before the subject of a sentence stands an article at most. */
const SUBJECT_BEFORE = 4;
/** Two words or more, without figures and marks. */
const PLAIN = /^\p{L}+(?:['’/]\p{L}+)*(?: \p{L}+(?:['’/]\p{L}+)*)+$/u;

/** Noun phrases that tell a part of the documents from the rest, best first, none like another. */
export function topicPhrases(
  passages: Pick<Passage, 'text' | 'fragments' | 'paragraph'>[],
  material: CourseMaterial,
  most: number,
): string[] {
  const { terms, weights } = material;
  const searched = passages.slice(0, SEARCHED_PASSAGES);
  const own = new Map<string, number>();
  for (const { text } of searched) {
    for (const stem of new Set(terms.of(text))) own.set(stem, (own.get(stem) ?? 0) + 1);
  }
  const found = new Map<string, { text: string; stems: string[]; times: number; place: number }>();
  for (const [index, { text, fragments, paragraph }] of searched.entries()) {
    if (fragments.length > 0) continue;
    const opensParagraph = searched[index - 1]?.paragraph !== paragraph;
    for (const phrase of topicsIn(text, material)) {
      const key = phrase.stems.join(' ');
      const known = found.get(key) ?? { ...phrase, times: 0, place: 0 };
      // What a sentence is about it names first, and what a paragraph is about its first sentence.
      const isSubject = text.indexOf(phrase.text) <= SUBJECT_BEFORE;
      const place = isSubject ? (opensParagraph ? 1 : 0.5) : 0;
      found.set(key, {
        ...known,
        times: known.times + 1,
        place: Math.max(known.place, place),
      });
    }
  }
  const ranked = [...found.values()]
    .map((phrase) => {
      const typical =
        phrase.stems.reduce(
          (sum, stem) => sum + (own.get(stem) ?? 0) / (weights.frequency(stem) || 1),
          0,
        ) / phrase.stems.length;
      const common = phrase.stems.reduce((sum, stem) => sum + Math.log1p(own.get(stem) ?? 0), 0);
      const worth =
        1.2 * Math.log1p(phrase.times) +
        0.8 * (common / phrase.stems.length) +
        1.2 * Math.min(1, typical) +
        0.6 * phrase.place +
        0.3 * Math.min(phrase.stems.length, 3);
      return { ...phrase, worth };
    })
    .sort((a, b) => b.worth - a.worth);
  const kept: typeof ranked = [];
  for (const phrase of ranked) {
    if (kept.length === most) break;
    if (kept.every(({ stems }) => overlap(stems, phrase.stems) < 0.5)) kept.push(phrase);
  }
  return kept.map(({ text }) => text);
}

type Phrases = ReturnType<typeof keyPhrases>;
/** A module, its contents and their scripts are described by the same sentences. */
const known = new WeakMap<CourseMaterial, Map<string, Phrases>>();

/** The phrases of one sentence that can name a topic. */
function topicsIn(text: string, material: CourseMaterial): Phrases {
  const { wording, terms, count } = material;
  const ofMaterial = known.get(material) ?? new Map<string, Phrases>();
  known.set(material, ofMaterial);
  const phrases =
    ofMaterial.get(text) ??
    keyPhrases(text, wording, terms, count).filter(
      (phrase) => !phrase.isPoor && PLAIN.test(phrase.text) && !holdsVerb(phrase.text, material),
    );
  ofMaterial.set(text, phrases);
  return phrases;
}

const holdsVerb = (text: string, { wording }: CourseMaterial) =>
  lowerWords(text).some((word) => wording.verbs.has(word) || wording.beforeVerb.has(word));
