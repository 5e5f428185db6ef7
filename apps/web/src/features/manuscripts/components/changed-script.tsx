import type { Language, ReadManuscript } from '@tarima/contract';
import { useMemo } from 'react';
import { changedSentences } from '#web/features/scripts/comparison/changed-sentences.ts';
import { compareScripts } from '#web/features/scripts/comparison/compare-scripts.ts';
import { ComparedLines } from '#web/features/scripts/comparison/compared-lines.tsx';

type ChangedScriptProps = {
  script: ReadManuscript['changes']['changedScripts'][number];
  language: Language;
};

/** A script that a file changes. It opens to show what goes and what comes. */
export function ChangedScript({ script, language }: ChangedScriptProps) {
  const { title, before, after } = script;
  const changes = useMemo(
    () => compareScripts(before, after).filter(({ isChanged }) => isChanged),
    [before, after],
  );
  return (
    <details className="rounded-xl border">
      <summary className="cursor-pointer rounded-xl px-3 py-2 text-sm wrap-anywhere hover:bg-muted">
        {title}
      </summary>
      <div lang={language} className="grid gap-3 border-t p-3 text-sm">
        {changes.map((change, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: passages of texts that do not change
          <p key={place} className="grid gap-2">
            <ComparedLines
              lines={changedSentences(change.before, change.after, language)}
              change="removed"
            />
            <ComparedLines
              lines={changedSentences(change.after, change.before, language)}
              change="added"
            />
          </p>
        ))}
      </div>
    </details>
  );
}
