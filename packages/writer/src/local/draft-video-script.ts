import type { Provenance } from '@tarima/contract';
import type { SourceDocument } from '@tarima/documents';
import { formatScript, type ScriptScene } from '@tarima/text';
import type { VideoDraft, VideoDraftRequest } from '../video-draft.ts';
import { WORDINGS } from '../wording/index.ts';
import type { Wording } from '../wording/wording.ts';
import { WriterError } from '../writer-error.ts';
import { chooseLanguage } from '../reading/choose-language.ts';
import { isCutLoose } from './choose-passages.ts';
import { cleanLabel } from '../reading/clean-text.ts';
import { type ClosingTools, writeClosing } from './closing.ts';
import { createForeignTitles } from '../reading/foreign-titles.ts';
import { learnPhrases } from './key-phrases.ts';
import { writeOpening } from './opening.ts';
import { type Passage, passagesUnder, type Section, spokenWordsUnder } from './outline.ts';
import { hashOf } from '../frame/pick-phrase.ts';
import { leadOf, namedInLanguage, planScenes, type ScenePlan } from './plan-scenes.ts';
import { createWeights } from './rank-passages.ts';
import { readSpeakable } from './read-speakable.ts';
import { runningTextsOf } from '../reading/running-texts.ts';
import { type SpokenScene, speakScenes } from './speak-scenes.ts';
import { spokenSeconds } from '../frame/spoken-seconds.ts';
import { createTerms } from '../reading/terms.ts';
import { cleanTitle, isUsableTitle, learnWordCase, shortTitle, type WordCase } from '../reading/titles.ts';
import { paragraphOf, provenanceOf, template, type Utterance } from '../frame/utterance.ts';

/** A video lasts 60 to 180 s; the voices differ, so both ends keep their distance. */
const SPOKEN_SECONDS = { min: 66, target: 155, max: 165 } as const;
/** What a word takes on the whole, to plan with; what a draft really takes is then measured. */
const SECONDS_PER_WORD = 0.45;
/** What greeting, purpose, agenda and close come to. */
const FRAME_WORDS = 65;
const TRANSITION_WORDS = 9;
const WORDS_PER_SCENE = 24;
const SCENES = { min: 3, max: 7 } as const;
/** An introduction is heard while the picture stays: its first sentences are enough. */
const INTRODUCTION_SENTENCES = 4;
/** Fewer speakable words than this, and the rules are relaxed. */
const ENOUGH_WORDS = 40;
/** As many as fit beside the frame. */
const WHOLE_WORDS = Math.floor(SPOKEN_SECONDS.max / SECONDS_PER_WORD) - FRAME_WORDS;
const MAX_ROUNDS = 12;
/** So many seconds below the target are near enough. */
const NEARLY = 5;

/**
 * Drafts the script of a presenter video from documents, without any model: it chooses sentences of
 * the documents and frames them with phrases of its own. The same request gives the same script.
 *
 * Throws `WriterError`: NO_READABLE_DOCUMENT without documents, DOCUMENT_EMPTY where they hold
 * nothing that can be said.
 */
export function draftVideoScript(request: VideoDraftRequest): VideoDraft {
  if (request.documents.length === 0) {
    throw new WriterError('NO_READABLE_DOCUMENT', 'there is no document to write from');
  }
  const { language, documents, isSpoken } = chooseLanguage(request.documents, request.language);
  const wording = WORDINGS[language];
  const texts = runningTextsOf(documents);
  const terms = createTerms(wording);
  const wordCase = learnWordCase(texts, terms, wording.hasTitleCase);
  const judge = { wording, wordCase, language: isSpoken ? language : null };
  const { roots, isWhole } = readSpeakable(documents, judge, {
    enoughWords: ENOUGH_WORDS,
    wholeWords: WHOLE_WORDS,
  });
  const passages = roots.flatMap(passagesUnder);
  if (passages.length === 0) {
    throw new WriterError('DOCUMENT_EMPTY', 'the documents hold no sentence that can be said');
  }

  const weights = createWeights(passages, terms);
  const count = learnPhrases(texts);
  const available = roots.reduce((sum, root) => sum + spokenWordsUnder(root), 0);
  const isDeck = roots.some(({ isSlide }) => isSlide);
  const plannedSeconds = Math.min(
    SPOKEN_SECONDS.target,
    Math.max(SPOKEN_SECONDS.min, (FRAME_WORDS + available) * SECONDS_PER_WORD),
  );
  const plannedWords = plannedSeconds / SECONDS_PER_WORD;
  // A deck of few slides is told slide by slide.
  const fewest = isDeck ? SCENES.max : SCENES.min;
  const wanted = Math.min(
    SCENES.max,
    Math.max(fewest, Math.round((plannedWords - FRAME_WORDS) / WORDS_PER_SCENE)),
  );
  const isForeign = isSpoken ? createForeignTitles(texts, wording) : () => false;
  const topic = topicOf(request, documents, { wording, wordCase, isForeign });
  const plans = planScenes(roots, wanted, weights, isForeign).map((plan) =>
    namedInLanguage(plan, isForeign),
  );
  const introduction = introductionOf(roots, plans, isWhole);

  // A document that is short enough is said whole, of a longer one as much as there is time for.
  let budget = plannedWords - FRAME_WORDS - TRANSITION_WORDS * (plans.length / 2);
  let draft: Omit<VideoDraft, 'unusedDocuments'> | null = null;
  let isTooLong = false;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const scenes = speakScenes([...introduction, ...plans], budget, {
      wording,
      terms,
      weights,
      count,
      topic,
      wordCase,
      tone: request.tone,
      isWhole: isWhole && !isTooLong,
      seed: hashOf(request.projectName),
    });
    const isIntroduction = ({ plan }: SpokenScene) => introduction.includes(plan);
    const told = {
      introduction: scenes.filter(isIntroduction),
      scenes: scenes.filter((scene) => !isIntroduction(scene)),
    };
    draft = assemble(request, wording, topic, told, { wordCase, terms, count, topic });
    const seconds = spokenSeconds(draft.content, language);
    if (seconds > SPOKEN_SECONDS.max) {
      budget -= (seconds - SPOKEN_SECONDS.max + NEARLY) / SECONDS_PER_WORD;
      isTooLong = true;
    } else if (!isTooLong && seconds < SPOKEN_SECONDS.target - NEARLY && budget < available * 2) {
      budget += (SPOKEN_SECONDS.target - seconds) / SECONDS_PER_WORD;
    } else break;
  }
  if (!draft) throw new WriterError('DOCUMENT_EMPTY', 'nothing was drafted');
  const unusedDocuments = request.documents
    .filter((document) => !documents.includes(document))
    .map(({ fileName }) => fileName);
  return { ...draft, unusedDocuments };
}

/** What tells what all is about, before any section: the opening says it. */
function introductionOf(roots: Section[], plans: ScenePlan[], isWhole: boolean): ScenePlan[] {
  const lead = leadOf(roots, plans);
  if (!lead) return [];
  // "However, …" goes on from something, also where it could do without the word.
  const isComplete = ({ alone, text }: Passage) => alone === text;
  const passages = isWhole
    ? lead.passages.filter((one) => isComplete(one) || !isCutLoose(one, lead.passages))
    : lead.passages
        .filter((one) => one.alone === null || isComplete(one))
        .slice(0, INTRODUCTION_SENTENCES);
  return [{ ...lead, passages }];
}

type TopicTools = { wording: Wording; wordCase: WordCase; isForeign: (title: string) => boolean };

/** The title of the only document, or else the name of the project. */
function topicOf(
  { projectName }: VideoDraftRequest,
  documents: SourceDocument[],
  { wording, wordCase, isForeign }: TopicTools,
): string {
  const [only] = documents;
  const title =
    documents.length === 1 && only ? wordCase.asTitle(cleanTitle(only.title, wording)) : '';
  const isTitle =
    title.length > 3 && title.length <= 90 && isUsableTitle(title) && !isForeign(title);
  return isTitle ? title : titleOf(projectName) || wording.closingTitles.experto;
}

const titleOf = (raw: string) =>
  cleanLabel(raw)
    .replace(/([.!?…])\s+/gu, (_, mark: string) => (mark === '.' ? ': ' : `${mark} – `))
    .replace(/[\s.:;,–—-]+$/u, '');

/** Puts opening, scenes and close together, as text and as provenance. */
function assemble(
  request: VideoDraftRequest,
  wording: Wording,
  topic: string,
  { introduction, scenes }: { introduction: SpokenScene[]; scenes: SpokenScene[] },
  tools: ClosingTools,
): Omit<VideoDraft, 'unusedDocuments'> {
  const { language } = wording;
  const { pictures, voice } = wording;
  const opening = writeOpening(request, wording, topic, scenes);
  const closing = writeClosing(request, wording, scenes, opening.points, tools);
  const provenance: Provenance[] = [];
  const speech = (utterances: Utterance[]) => {
    provenance.push(...provenanceOf(utterances, language));
    return { kind: 'speech' as const, text: paragraphOf(utterances) };
  };
  const picture = (text: string) => ({ kind: 'scene' as const, text });
  const point = (text: string) => ({ kind: 'point' as const, text });
  const tone = voice.byTone[request.tone];
  const script: ScriptScene[] = [
    {
      title: shortTitle(topic, wording) || titleOf(request.projectName).slice(0, 48),
      blocks: [
        picture(pictures.opening),
        ...(tone ? [{ kind: 'voice' as const, text: tone }] : []),
        ...opening.points.map(point),
        speech(opening.utterances),
        { kind: 'voice', text: voice.pause },
        ...introduction.map(({ utterances }) => speech(utterances)),
      ],
    },
    ...scenes.map((scene, at) => ({
      title: scene.title,
      blocks: [
        picture(scene.points.length > 0 ? pictures.withPoints : pictures.withoutPoints),
        ...scene.points.map(({ text }) => point(text)),
        // The first is led into by the opening.
        speech([
          ...(scene.transition && at > 0 ? [template(scene.transition)] : []),
          ...scene.utterances,
        ]),
      ],
    })),
    {
      title: wording.closingTitles[request.tone],
      blocks: [
        picture(pictures.closing),
        ...closing.points.map(point),
        speech(closing.utterances),
        { kind: 'voice', text: voice.pause },
        speech([closing.farewell]),
      ],
    },
  ];
  return { language, content: formatScript(script, language), provenance };
}
