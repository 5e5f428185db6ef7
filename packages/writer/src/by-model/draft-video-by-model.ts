import { WORDS_PER_MINUTE } from '@tarima/contract/constants';
import { WRITING_LANGUAGES } from '@tarima/languages';
import { z } from 'zod';
import { assembleScript } from '../frame/assemble.ts';
import { openingWays } from '../frame/frame-ways.ts';
import { agendaOf, writeOpening } from '../frame/opening.ts';
import { template } from '../frame/utterance.ts';
import { type LanguageModel, LanguageModelError, type OnAnswered } from '../language-model.ts';
import { pickPhrase } from '../pick-phrase.ts';
import { cleanLabel } from '../reading/clean-text.ts';
import type { VideoDraft, VideoDraftRequest } from '../video-draft.ts';
import { WriterError } from '../writer-error.ts';
import { askChecked } from './ask-checked.ts';
import { instructPlan, OBJECTIVE_NOTES, TONE_NOTES } from './instructions.ts';
import { faultsOfCount, faultsOfParts, outlineItem, partsOf, titleOf } from './outline.ts';
import { overviewOf, sectionsOf } from './show-parts.ts';
import { readParts, type SourcePart, visualsBeside } from './source-parts.ts';
import { type WrittenScene, writeScene } from './write-scene.ts';

const SCENES = { min: 3, max: 6 } as const;
/** Words of all scenes, without greeting and close, where no length is asked for. */
const SPOKEN_WORDS = 290;
const FRAME_WORDS = 60;
/** With fewer words a scene the picture would change too often. */
const WORDS_OF_SCENE = 48;
const FEWEST_SCENE_WORDS = 25;
const FEWEST_WORDS_OF_OUTLINED = 60;
/** A short source is said up to this share. */
const SPOKEN_SHARE = 0.85;
const OUTLINE_TOKENS = 1_500;

const outline = z.object({ title: z.string(), scenes: z.array(outlineItem).min(1) });

/**
 * Drafts the script of a presenter video by a language model. An outline comes first, then each
 * scene from its own part of the documents. The language is the one asked for, whatever that of the
 * documents.
 *
 * Throws `WriterError` as the local writer does, and `LanguageModelError`.
 */
export async function draftVideoByModel(
  model: LanguageModel,
  request: VideoDraftRequest,
  signal?: AbortSignal,
  onAnswered?: OnAnswered,
): Promise<VideoDraft> {
  if (request.documents.length === 0) {
    throw new WriterError('NO_READABLE_DOCUMENT', 'there is no document to write from');
  }
  const parts = readParts(request.documents);
  const available = parts.reduce((sum, { words }) => sum + words, 0);
  if (available === 0) {
    throw new WriterError('DOCUMENT_EMPTY', 'the documents hold no sentence that can be said');
  }
  const { language, tone, objective, audience, projectName } = request;
  const notes = [
    `It should sound ${TONE_NOTES[tone]}. Its purpose is to ${OBJECTIVE_NOTES[objective]}.`,
  ];
  const wishes = { PROJECT: projectName, AUDIENCE: audience };
  const words = Math.min(wordsFor(request.length), available * SPOKEN_SHARE);
  const visuals = visualsBeside(request.documents, parts);
  const plan = await outlineOf(model, { request, parts, words, notes, wishes, signal });
  const scenes: WrittenScene[] = [];
  for (const [index, { title, parts: ids }] of plan.scenes.entries()) {
    onAnswered?.((index + 1) / (plan.scenes.length + 1));
    const titles = plan.scenes.map((scene) => scene.title).join('\n');
    const order = {
      language,
      title,
      parts: partsOf(ids, parts),
      words: Math.max(FEWEST_SCENE_WORDS, Math.round(words / plan.scenes.length)),
      notes,
      context: { ...wishes, 'ALL SCENES': titles },
      before: scenes,
      known: [projectName, audience],
      visuals,
    };
    scenes.push(await writeScene(model, order, signal));
  }
  return assemble(request, titleOf(plan.title) || cleanLabel(projectName), scenes);
}

async function outlineOf(
  model: LanguageModel,
  given: {
    request: VideoDraftRequest;
    parts: SourcePart[];
    words: number;
    notes: string[];
    wishes: Record<string, string>;
    signal: AbortSignal | undefined;
  },
): Promise<z.infer<typeof outline>> {
  const { parts, signal } = given;
  // A short text gets few scenes.
  const carried = Math.max(1, Math.floor(given.words / FEWEST_WORDS_OF_OUTLINED));
  const isTimed = given.request.length !== undefined;
  const most = isTimed ? Math.ceil(given.words / WORDS_OF_SCENE) : SCENES.max;
  const min = Math.min(SCENES.min, parts.length, carried, most);
  const limits = { min, max: Math.max(min, most) };
  const plan = await askChecked(
    model,
    {
      name: 'outline',
      schema: outline,
      maxOutputTokens: OUTLINE_TOKENS,
      instructions: instructPlan(given.request.language, [
        `Plan a presenter video of about ${Math.round(given.words + FRAME_WORDS)} words: a title and ${limits.min} to ${limits.max} scenes, each with a title
of at most six words and the numbers of the parts of the source that it is written from. Choose what matters most, in
the order of the source; no two scenes share a part.`,
        ...given.notes,
      ]),
      material: sectionsOf({ ...given.wishes, SOURCE: overviewOf(parts) }),
      ...(signal && { signal }),
    },
    ({ scenes }) => [
      ...faultsOfCount(scenes.length, limits, 'scenes'),
      ...faultsOfParts(scenes, parts),
    ],
  );
  const scenes = plan.scenes
    .filter((scene) => partsOf(scene.parts, parts).length > 0)
    .slice(0, limits.max);
  if (scenes.length === 0) {
    throw new LanguageModelError('LANGUAGE_MODEL_UNUSABLE', 'no scene names a part of the source');
  }
  return { ...plan, scenes };
}

function wordsFor(length: VideoDraftRequest['length']): number {
  if (length === undefined) return SPOKEN_WORDS;
  return length === 'all' ? MOST_WORDS : length * WORDS_PER_MINUTE - FRAME_WORDS;
}
/** No model keeps to a longer plan. */
const MOST_WORDS = 2_000;

/** Greeting and close are the studio's own phrases. Those claim nothing that could be wrong. */
function assemble(request: VideoDraftRequest, topic: string, scenes: WrittenScene[]): VideoDraft {
  const { language, tone, objective, projectName } = request;
  const knowledge = WRITING_LANGUAGES[language];
  const { phrases } = knowledge;
  const ending = template(pickPhrase(phrases.endings[tone], `${projectName} closing`));
  const titles = scenes.map(({ title }) => title);
  const script = assembleScript(
    [
      {
        title: topic,
        ways: openingWays(agendaOf(titles)),
        voice: phrases.voice.byTone[tone],
        paragraphs: [
          {
            utterances: writeOpening(request, topic, [], knowledge),
            isFollowedByPause: true,
          },
        ],
      },
      ...scenes,
      {
        title: phrases.closingTitles[tone],
        ways: openingWays([]),
        paragraphs: [{ utterances: [ending, template(phrases.farewells[tone][objective])] }],
      },
    ],
    language,
  );
  return { language, ...script, ledger: [] };
}
