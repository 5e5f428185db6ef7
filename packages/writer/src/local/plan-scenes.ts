import type { Citation } from '@tarima/contract';
import { type Passage, passagesUnder, type Section, spokenWordsUnder } from './outline.ts';
import { similarity, type TermVector, type Weights } from './rank-passages.ts';
import { topicSegments } from './topic-segments.ts';

/** One scene to be: what it may say, and what it is called where the documents call it something. */
export type ScenePlan = {
  /** Empty where the documents give none. */
  title: string;
  heading: Citation | null;
  passages: Passage[];
  /** The passages come from several slides, each with its own title. */
  isGroup: boolean;
};

const FEWEST_SCENES = 3;
/** A section with less to say than this joins its neighbour. */
const TINY_WORDS = 8;
/** A section's own text above its subsections is a scene from this many words on. */
const OWN_TEXT_WORDS = 40;
/** Text without headings is cut into runs of at least this many sentences. */
const SMALLEST_RUN = 3;
/** A section that was announced comes before any that was not. */
const PROMISED = 100;

/**
 * Cuts documents into at most `wanted` scenes along their own structure: top sections first, large
 * ones opened until there are enough; slides in groups; text without headings where its topic turns.
 * `isPromised` tells the titles that were announced: their sections are among the scenes.
 */
export function planScenes(
  roots: Section[],
  wanted: number,
  weights: Weights,
  isForeign: (title: string) => boolean,
  isPromised: (title: string) => boolean = () => false,
): ScenePlan[] {
  let nodes = withWords(roots.map(withoutTitleSection));
  while (nodes.length < wanted) {
    const total = nodes.reduce((sum, node) => sum + spokenWordsUnder(node), 0);
    const openable = nodes
      .map((node) => ({ node, parts: partsOf(node), words: spokenWordsUnder(node) }))
      .filter(({ parts }) => parts.length > 1)
      .sort((a, b) => b.words - a.words);
    const [largest] = openable;
    if (!largest) break;
    // With enough scenes, only one that outweighs all others together is opened further.
    if (nodes.length >= FEWEST_SCENES && largest.words < total / 2) break;
    nodes = nodes.flatMap((node) => (node === largest.node ? largest.parts : [node]));
  }
  if (nodes.length > wanted) {
    return nodes.every((node) => node.isSlide)
      ? groupsOf(nodes, wanted, weights)
      : mostCentral(nodes, wanted, weights, isForeign, isPromised).map(planOf);
  }
  const plans = nodes.map(planOf);
  return plans.length < FEWEST_SCENES ? cutByTopic(plans, wanted, weights) : plans;
}

/**
 * What stands before the first heading of the first document where no plan says it: it tells what all
 * is about. Null where there is nothing that can be said on its own.
 */
export function leadOf(roots: Section[], plans: ScenePlan[]): ScenePlan | null {
  const planned = new Set(plans.flatMap(({ passages }) => passages));
  const [root] = roots.map(withoutTitleSection);
  const passages = root?.passages.filter((passage) => !planned.has(passage)) ?? [];
  if (!root || passages.every(({ alone }) => alone === null)) return null;
  return { title: root.title, heading: null, passages, isGroup: false };
}

/** A plan without its title where that was left untranslated: it would be spoken wrongly. */
export const namedInLanguage = (
  plan: ScenePlan,
  isForeign: (title: string) => boolean,
): ScenePlan => (isForeign(plan.title) ? { ...plan, title: '', heading: null } : plan);

const withWords = (sections: Section[]) =>
  sections.filter((section) => spokenWordsUnder(section) > 0);

/** A first heading that only repeats the document's title is no section of its own. */
function withoutTitleSection(root: Section): Section {
  const [first, ...others] = root.children;
  if (!first || first.title.toLowerCase() !== root.title.toLowerCase()) return root;
  if (others.length === 0 && first.children.length === 0) return root;
  return {
    ...root,
    passages: [...root.passages, ...first.passages],
    children: [...first.children, ...others],
  };
}

const planOf = (section: Section): ScenePlan => ({
  title: section.title,
  heading: section.heading,
  passages: passagesUnder(section),
  isGroup: false,
});

/** A section's subsections, the tiny ones joined to a neighbour, its own text before them. */
function partsOf(section: Section): Section[] {
  const parts: Section[] = [];
  const own: Section = { ...section, children: [] };
  let waiting = section.passages;
  // What stands before the first heading of a document introduces it: see `leadOf`.
  if (section.heading === null) waiting = [];
  else if (spokenWordsUnder(own) >= OWN_TEXT_WORDS) {
    parts.push(own);
    waiting = [];
  }
  for (const child of withWords(section.children)) {
    const last = parts.at(-1);
    const words = passagesUnder(child).reduce((sum, passage) => sum + passage.words, 0);
    if (words < TINY_WORDS && last && !section.isSlide) {
      parts[parts.length - 1] = { ...last, children: [...last.children, child] };
    } else {
      parts.push({ ...child, passages: [...waiting, ...child.passages] });
      waiting = [];
    }
  }
  return parts;
}

/** The sections that say most of what all say, in their own order. */
function mostCentral(
  nodes: Section[],
  wanted: number,
  weights: Weights,
  isForeign: (title: string) => boolean,
  isPromised: (title: string) => boolean,
): Section[] {
  const vectors = nodes.map((node) => vectorOfSection(node, weights));
  const agreement = vectors.map((own) =>
    vectors.reduce((sum, vector) => sum + similarity(own, vector), 0),
  );
  const highest = Math.max(...agreement);
  const worth = nodes.map((node, index) => {
    // What documents need most they say early; appendices come last.
    const early = 1 / (1 + index / nodes.length);
    // A chapter left untranslated has a title that would be spoken wrongly.
    const readable = isForeign(node.title) ? 0.1 : 1;
    const promised = isPromised(node.title) ? PROMISED : 1;
    const central = 0.5 + (0.5 * (agreement[index] ?? 0)) / highest;
    return (
      readable * promised * central * early * Math.sqrt(Math.min(spokenWordsUnder(node), 1500))
    );
  });
  const best = nodes
    .map((_, index) => index)
    .sort((a, b) => (worth[b] ?? 0) - (worth[a] ?? 0) || a - b);
  // Each document has its say before any has a second one.
  const fileOf = (index: number) => {
    const node = nodes[index];
    return node ? passagesUnder(node)[0]?.citations[0]?.file : undefined;
  };
  const firsts = best.filter(
    (index, rank) => best.findIndex((other) => fileOf(other) === fileOf(index)) === rank,
  );
  const kept = new Set(
    [...firsts, ...best.filter((index) => !firsts.includes(index))].slice(0, wanted),
  );
  return nodes.filter((_, index) => kept.has(index));
}

/** Neighbouring slides that share their words become one scene. */
function groupsOf(nodes: Section[], wanted: number, weights: Weights): ScenePlan[] {
  const vectors = nodes.map((node) => vectorOfSection(node, weights));
  const smallest = Math.max(1, Math.floor(nodes.length / (wanted * 2)));
  const starts = topicSegments(vectors, wanted, smallest);
  return starts.map((start, index) => {
    const group = nodes.slice(start, starts[index + 1] ?? nodes.length);
    const [first] = group;
    if (group.length === 1 && first) return planOf(first);
    return { title: '', heading: null, passages: group.flatMap(passagesUnder), isGroup: true };
  });
}

const vectorOfSection = (section: Section, weights: Weights): TermVector =>
  weights.vectorOf(
    [
      section.title,
      ...passagesUnder(section)
        .slice(0, 60)
        .map((passage) => passage.text),
    ].join(' '),
  );

/** Cuts the longest scenes where the topic turns; the first part keeps the title. */
function cutByTopic(plans: ScenePlan[], wanted: number, weights: Weights): ScenePlan[] {
  // Without titles to show, fewer and longer scenes are easier to follow.
  const fewer = Math.max(FEWEST_SCENES, Math.round(wanted * 0.6));
  const share = Math.ceil(fewer / plans.length);
  return plans.flatMap((plan) => {
    const parts = Math.min(share, Math.floor(plan.passages.length / SMALLEST_RUN));
    if (parts < 2) return [plan];
    const vectors = plan.passages.map((passage) => weights.vectorOf(passage.text));
    const starts = topicSegments(vectors, parts, SMALLEST_RUN);
    return starts.map((start, index) => ({
      title: index === 0 && plan.heading ? plan.title : '',
      heading: index === 0 ? plan.heading : null,
      passages: plan.passages.slice(start, starts[index + 1] ?? plan.passages.length),
      isGroup: false,
    }));
  });
}
