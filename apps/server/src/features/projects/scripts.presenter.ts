import type { Language, Provenance, Script } from '@tarima/contract';
import { estimateSeconds } from '@tarima/text';
import { sentenceKey } from '#server/texts/derived-provenance.ts';
import { inTextThread } from '#server/texts/in-text-thread.ts';
import { presentDraft } from './projects.presenter.ts';
import { contentOfScript } from './script-content.ts';
import type { ScriptRow } from './scripts.repo.ts';

type DraftState = Parameters<typeof presentDraft>[0];

export async function presentScript(
  script: ScriptRow,
  project: DraftState,
  language: Language,
): Promise<Script> {
  const content = contentOfScript(script);
  const { words: wordCount, scenes } = await inTextThread(
    'readSpoken',
    content.length,
    content,
    script.language,
  );
  const sentences = scenes.flatMap((scene) => scene.sentences);
  return {
    id: script.id,
    projectId: script.projectId,
    contentId: script.contentId,
    language: script.language,
    originalContent: script.originalContent,
    originalKind: script.originalKind,
    editedContent: script.editedContent,
    content,
    revision: script.revision,
    wordCount,
    estimatedSeconds: estimateSeconds(wordCount),
    provenance: provenanceOf(sentences, script.provenance),
    draft: presentDraft(project, language),
  };
}

/**
 * The origin of each spoken sentence. A drafted sentence keeps its origin wherever it is moved. All
 * others are the author's.
 */
function provenanceOf(sentences: string[], drafted: Provenance[]): Provenance[] {
  const known = new Map(drafted.map((entry) => [sentenceKey(entry.sentence), entry]));
  // A sentence of `splitSentences` equals its own key.
  return sentences.map(
    (sentence) => known.get(sentence) ?? { sentence, kind: 'author' as const, citations: [] },
  );
}
