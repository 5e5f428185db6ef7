import type { Provenance } from '@tarima/contract';
import type { SourceDocument } from '@tarima/documents';
import { detectLanguage, formatScript, type ScriptScene } from '@tarima/text';
import type { VideoDraft, VideoDraftRequest } from '../video-draft.ts';
import { WORDINGS } from '../wording/index.ts';
import type { Wording } from '../wording/wording.ts';
import { WriterError } from '../writer-error.ts';
import { chooseLanguage } from './choose-language.ts';
import { cleanLabel } from './clean-text.ts';
import { type ClosingTools, writeClosing } from './closing.ts';
import { learnPhrases } from './key-phrases.ts';
import { writeOpening } from './opening.ts';
import { passagesUnder, spokenWordsUnder } from './outline.ts';
import { hashOf } from './pick-phrase.ts';
import { planScenes } from './plan-scenes.ts';
import { createWeights } from './rank-passages.ts';
import { readSpeakable, textsOf } from './read-speakable.ts';
import { type SpokenScene, speakScenes } from './speak-scenes.ts';
import { spokenSeconds } from './spoken-seconds.ts';
import { createTerms } from './terms.ts';
import { cleanTitle, isUsableTitle, learnWordCase, shortTitle, type WordCase } from './titles.ts';
import { paragraphOf, provenanceOf, template, type Utterance } from './utterance.ts';

/** A video lasts 60 to 180 s; the voices differ, so both ends keep their distance. */
const SPOKEN_SECONDS = { min: 66, target: 155, max: 165 } as const;
/** What a word takes on the whole, to plan with; what a draft really takes is then measured. */
const SECONDS_PER_WORD = 0.45;
/** What greeting, purpose, agenda and close come to. */
const FRAME_WORDS = 65;
const TRANSITION_WORDS = 9;
const WORDS_PER_SCENE = 24;
/** How much of a short document is said; slides are short already. */
const SPOKEN_SHARE = { page: 0.85, slide: 1 } as const;
const SCENES = { min: 3, max: 7 } as const;
/** Fewer speakable words than this, and the rules are relaxed. */
const ENOUGH_WORDS = 40;
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
  const wordCase = learnWordCase(textsOf(documents), createTerms(wording), wording.hasTitleCase);
  const judge = { wording, wordCase, language: isSpoken ? language : null };
  const roots = readSpeakable(documents, judge, ENOUGH_WORDS);
  const passages = roots.flatMap(passagesUnder);
  if (passages.length === 0) {
    throw new WriterError('DOCUMENT_EMPTY', 'the documents hold no sentence that can be said');
  }

  const terms = createTerms(wording);
  const weights = createWeights(passages, terms);
  const count = learnPhrases(textsOf(documents));
  const available = roots.reduce((sum, root) => sum + spokenWordsUnder(root), 0);
  const isDeck = roots.some(({ isSlide }) => isSlide);
  const share = SPOKEN_SHARE[isDeck ? 'slide' : 'page'];
  const target = Math.min(
    SPOKEN_SECONDS.target,
    Math.max(SPOKEN_SECONDS.min, (FRAME_WORDS + available * share) * SECONDS_PER_WORD),
  );
  const targetWords = target / SECONDS_PER_WORD;
  // A deck of few slides is told slide by slide.
  const fewest = isDeck ? SCENES.max : SCENES.min;
  const wanted = Math.min(
    SCENES.max,
    Math.max(fewest, Math.round((targetWords - FRAME_WORDS) / WORDS_PER_SCENE)),
  );
  const topic = topicOf(request, documents, wording, wordCase);
  const plans = planScenes(roots, wanted, weights, (title) => {
    const detected = detectLanguage(title);
    return isSpoken && detected !== language && detected !== 'other';
  });

  let budget = targetWords - FRAME_WORDS - TRANSITION_WORDS * (plans.length / 2);
  let draft: Omit<VideoDraft, 'unusedDocuments'> | null = null;
  let isTooLong = false;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const scenes = speakScenes(plans, budget, {
      wording,
      terms,
      weights,
      count,
      topic,
      wordCase,
      tone: request.tone,
      seed: hashOf(request.projectName),
    });
    draft = assemble(request, wording, topic, scenes, { wordCase, terms, count, topic });
    const seconds = spokenSeconds(draft.content, language);
    if (seconds > SPOKEN_SECONDS.max) {
      budget -= (seconds - SPOKEN_SECONDS.max + NEARLY) / SECONDS_PER_WORD;
      isTooLong = true;
    } else if (!isTooLong && seconds < target - NEARLY && budget < available * 2) {
      budget += (target - seconds) / SECONDS_PER_WORD;
    } else break;
  }
  if (!draft) throw new WriterError('DOCUMENT_EMPTY', 'nothing was drafted');
  const unusedDocuments = request.documents
    .filter((document) => !documents.includes(document))
    .map(({ fileName }) => fileName);
  return { ...draft, unusedDocuments };
}

/** The title of the only document, or else the name of the project. */
function topicOf(
  { projectName }: VideoDraftRequest,
  documents: SourceDocument[],
  wording: Wording,
  wordCase: WordCase,
): string {
  const [only] = documents;
  const title =
    documents.length === 1 && only ? wordCase.asTitle(cleanTitle(only.title, wording)) : '';
  const isTitle = title.length > 3 && title.length <= 90 && isUsableTitle(title);
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
  scenes: SpokenScene[],
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
      ],
    },
    ...scenes.map((scene) => ({
      title: scene.title,
      blocks: [
        picture(scene.points.length > 0 ? pictures.withPoints : pictures.withoutPoints),
        ...scene.points.map(({ text }) => point(text)),
        speech([...(scene.transition ? [template(scene.transition)] : []), ...scene.utterances]),
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
