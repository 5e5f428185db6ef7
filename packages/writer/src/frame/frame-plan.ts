import type { Language } from '@tarima/contract';
import { WRITING_LANGUAGES } from '@tarima/languages';
import { fillPhrase } from '../pick-phrase.ts';
import type { Plan, PlannedScene } from '../plan/plan-script.ts';
import { pathOf, type Reading, type Section, wordsOf } from '../reading/reading.ts';
import { ended } from '../reading/spoken-text.ts';
import { shortTitle } from '../reading/titles.ts';
import type { AssembledScene } from './assemble.ts';
import { frameScenes } from './frame-scene.ts';
import { sayUnit } from './say-units.ts';
import { sceneTools } from './scene-tools.ts';
import { template, type Utterance } from './utterance.ts';

/** A longer text before the first heading has scenes of its own. */
const LONGEST_INTRODUCTION = 65;

/** The speech between opening and close. */
export type FramedPlan = {
  /** The text before the first heading of a single document. It is said as the topic is named. */
  introduction: Utterance[];
  scenes: AssembledScene[];
  titles: string[];
};

type ChapterNames = {
  /**
   * True if the first scene's chapter is named. A content of a course may begin inside a
   * chapter.
   */
  isNamedFirst: boolean;
  /** True for a title in another language than the rest. */
  isForeign: (title: string) => boolean;
};

/** Turns the scenes of a plan into speech. A scene without a heading is called `topic`. */
export function framePlan(
  { scenes }: Plan,
  reading: Reading,
  language: Language,
  topic: string,
  chapters: ChapterNames = { isNamedFirst: true, isForeign: () => false },
): FramedPlan {
  const { cues, frame } = WRITING_LANGUAGES[language];
  const tools = sceneTools(reading, language);
  const isSeveral = reading.roots.length > 1;
  const [lead, others] = isSeveral ? [[], scenes] : introductionOf(scenes);
  const shown = new Set(others.map(({ section }) => section));
  const titles = Map.groupBy(shown, ({ title }) => title);
  /** Scenes whose titles are cut on screen, grouped by the short form. */
  const cut = Map.groupBy(
    others.filter((scene) => clearSection(scene.section).title.length > titleOf(scene).length),
    titleOf,
  );
  return {
    introduction: lead.flatMap(({ units }) => units.flatMap((unit) => sayUnit(unit, tools))),
    scenes: others.flatMap((scene, index) => {
      const before = [
        ...(isSeveral ? documentNamed(scene, others[index - 1]) : []),
        ...(index > 0 || chapters.isNamedFirst ? chaptersNamed(scene, others[index - 1]) : []),
        ...cutNamed(scene),
      ];
      const own = titleOf(scene);
      return frameScenes(scene, own, tools).map(({ title, ways, utterances }, piece) => {
        const led = piece === 0 ? [...before, ...(title === own ? [] : named(scene))] : [];
        return { title, ways, paragraphs: [{ utterances: [...led, ...utterances] }] };
      });
    }),
    titles: [...new Set([...shown].map(({ title }) => title))].filter(Boolean),
  };

  /** Names a document where it begins, so that several are never mixed up. */
  function documentNamed({ section }: PlannedScene, before: PlannedScene | undefined): Utterance[] {
    const root = reading.roots.find(({ file }) => file === section.file);
    const isOther = section.file !== before?.section.file;
    return isOther && root?.title
      ? [template(fillPhrase(frame.document, { title: root.title }))]
      : [];
  }

  /** Headings above a scene that are no scene's title, so that they are spoken too. */
  function chaptersNamed({ section }: PlannedScene, before: PlannedScene | undefined): Utterance[] {
    if (section.isSlide) return [];
    const known = new Set([...(before ? chaptersOf(before.section) : []), clearSection(section)]);
    return chaptersOf(section).flatMap((chapter) => {
      const { title, heading } = chapter;
      const isKnown = known.has(chapter) || shown.has(chapter);
      if (isKnown || !title || !heading || chapters.isForeign(title)) return [];
      return [{ text: ended(title), kind: 'source' as const, citations: [heading] }];
    });
  }

  /** Speaks the heading of a section whose first scene is titled by a question. */
  function named({ section: { title, heading, isSlide } }: PlannedScene): Utterance[] {
    if (!heading || isSlide || title.endsWith('?')) return [];
    return [{ text: ended(title), kind: 'source', citations: [heading] }];
  }

  /** Speaks the whole title if its number was cut, or if two look alike. */
  function cutNamed(scene: PlannedScene): Utterance[] {
    const { title, heading } = clearSection(scene.section);
    const shown = titleOf(scene);
    const alike = cut.get(shown) ?? [];
    const isShared = alike.length > 1 && alike.includes(scene);
    const isCut = isShared || /\p{N}/u.test(title.slice(shown.length));
    if (!heading || title.endsWith('?') || !isCut) return [];
    return [{ text: ended(title), kind: 'source', citations: [heading] }];
  }

  /** A generic heading such as "Scope" gives way to the one above it. */
  function clearSection(section: Section): Section {
    const { parent, title } = section;
    const isGeneric = cues.genericTitle.test(title) || (titles.get(title)?.length ?? 0) > 1;
    return parent?.parent && isGeneric ? clearSection(parent) : section;
  }

  function titleOf({ section }: PlannedScene): string {
    const own = section.title ? clearSection(section).title : (pathOf(section).at(-1) ?? '');
    return reading.wordCase.asTitle(shortTitle(own, cues)) || shortTitle(topic, cues) || topic;
  }
}

/** The sections above one, the outermost first, without the document as a whole. */
const chaptersOf = ({ parent }: Section): Section[] =>
  parent?.parent ? [...chaptersOf(parent), parent] : [];

function introductionOf(scenes: PlannedScene[]): [PlannedScene[], PlannedScene[]] {
  const [first] = scenes;
  const isLead =
    first?.section.parent === null &&
    scenes.length > 1 &&
    wordsOf(first.units) <= LONGEST_INTRODUCTION;
  return isLead ? [scenes.slice(0, 1), scenes.slice(1)] : [[], scenes];
}
