import {
  type CourseDesign,
  DESIGNER_TEXTS,
  type DesignerAudience,
  type Language,
} from '@tarima/contract';
import type { Topic } from '@tarima/curriculum';
import { WRITING_LANGUAGES } from '@tarima/languages';
import type { Terms } from '../reading/terms.ts';
import { ownWords } from './author-words.ts';
import type { IndexedTopic, TopicIndex } from './topic-index.ts';

const FIELD_WEIGHT = { interests: 1, painPoints: 0.6, targetAudience: 0.4 } as const;
/** The author's words outweigh the chosen options. */
const WORDS_WEIGHT = 5;
const AUDIENCE_WEIGHT = 1;
const FOR_EVERYONE = 0.6;
const FIRST_ANSWER = 1.2;
const OTHER_ANSWER = 0.9;

/** Preference of an audience for each level. */
const LEVELS: Record<DesignerAudience, Record<Topic['level'], number>> = {
  profesionales: { basico: 0, intermedio: 0.3, avanzado: 0.2 },
  estudiantes: { basico: 0.3, intermedio: 0.2, avanzado: 0 },
  lideres: { basico: 0, intermedio: 0.2, avanzado: 0.3 },
  emprendedores: { basico: 0.2, intermedio: 0.3, avanzado: 0 },
  general: { basico: 0.4, intermedio: 0.1, avanzado: 0 },
};

type Field = keyof typeof FIELD_WEIGHT;
const FIELDS: readonly Field[] = ['interests', 'painPoints', 'targetAudience'];

/** The stems of what the author wants to learn. Empty if they are only the area's name. */
export function interestsOf(
  design: CourseDesign,
  terms: Terms,
  language: Language,
): Map<string, number> {
  const { label } = DESIGNER_TEXTS[language].interests[design.interests.option];
  const area = new Set(terms.of(label));
  const interests = wishesOf(design, terms, language, ['interests']);
  return [...interests.keys()].every((stem) => area.has(stem)) ? new Map() : interests;
}

/** The stems that the author wrote, each with its weight. Usual words of a request are left out. */
export function wishesOf(
  design: CourseDesign,
  terms: Terms,
  language: Language,
  fields = FIELDS,
): Map<string, number> {
  const ofRequests = new Set(
    terms.of([...WRITING_LANGUAGES[language].design.requestWords].join(' ')),
  );
  const wishes = new Map<string, number>();
  for (const field of fields) {
    for (const stem of terms.of(ownWords(design, field))) {
      if (ofRequests.has(stem)) continue;
      wishes.set(stem, Math.max(wishes.get(stem) ?? 0, FIELD_WEIGHT[field]));
    }
  }
  return wishes;
}

/** Scores topics for a design: by audience, problem, level and the author's words. */
export function rankTopics(
  design: CourseDesign,
  wishes: ReadonlyMap<string, number>,
  index: TopicIndex,
): (topic: IndexedTopic) => number {
  const byWords = new Map(index.topics.map((topic) => [topic, wordsScore(topic, wishes, index)]));
  const most = Math.max(...byWords.values(), Number.EPSILON);
  return (topic) =>
    (WORDS_WEIGHT * (byWords.get(topic) ?? 0)) / most +
    audienceScore(topic, design.targetAudience.option) +
    answerScore(topic, design.painPoints.option) +
    LEVELS[design.targetAudience.option][topic.level];
}

/** Scores a topic for words, of which rare ones count more. */
export const wordsScore = (
  topic: IndexedTopic,
  wishes: ReadonlyMap<string, number>,
  { rarity, weight }: TopicIndex,
): number =>
  [...wishes].reduce((sum, [stem, counts]) => sum + counts * rarity(stem) * weight(topic, stem), 0);

function audienceScore({ audiences }: Topic, audience: DesignerAudience): number {
  if (audiences.length === 0) return audience === 'general' ? AUDIENCE_WEIGHT : FOR_EVERYONE;
  return audiences.includes(audience) ? AUDIENCE_WEIGHT : 0;
}

function answerScore({ answers }: Topic, painPoint: Topic['answers'][number]): number {
  const place = answers.indexOf(painPoint);
  if (place < 0) return 0;
  return place === 0 ? FIRST_ANSWER : OTHER_ANSWER;
}
