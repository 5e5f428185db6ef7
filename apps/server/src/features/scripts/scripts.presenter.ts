import type { Language, Provenance, Script } from '@tarima/contract';
import { countSpokenWords, estimateSeconds, splitSentences, spokenParagraphs } from '@tarima/text';
import { presentDraft } from '../projects/projects.presenter.ts';
import { sentenceKey } from './derived-provenance.ts';
import { contentOfScript } from './script-content.ts';
import type { ScriptRow } from './scripts.repo.ts';

type DraftState = Parameters<typeof presentDraft>[0];

export function presentScript(script: ScriptRow, project: DraftState, language: Language): Script {
  const content = contentOfScript(script);
  const wordCount = countSpokenWords(content);
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
    provenance: provenanceOf(content, script.language, script.provenance),
    draft: presentDraft(project, language),
  };
}

/**
 * The origin of each sentence that is spoken now: a drafted sentence keeps its own wherever it was
 * moved to; every other is the author's.
 */
function provenanceOf(content: string, language: Language, drafted: Provenance[]): Provenance[] {
  const known = new Map(drafted.map((entry) => [sentenceKey(entry.sentence), entry]));
  return spokenParagraphs(content)
    .flatMap((paragraph) => splitSentences(paragraph, language))
    .map(
      (sentence) =>
        known.get(sentenceKey(sentence)) ?? { sentence, kind: 'author' as const, citations: [] },
    );
}
