import { useState } from 'react';
import type { Part } from './structure-edits.ts';
import { useGeneratedTexts } from './use-generated-texts.ts';
import type { StructureActions } from './use-structure-actions.ts';
import type { StructureEditor } from './use-structure-editor.ts';

/** Regenerates parts, and asks first if an edit could be lost. */
export function useRegenerating(editor: StructureEditor, actions: StructureActions) {
  const generated = useGeneratedTexts();
  const [asked, setAsked] = useState<Part | null>(null);
  const { structure } = editor;

  const start = async (part: Part) => {
    const course = await actions.regenerate(part);
    if (course) generated.add(structure, course);
  };
  return {
    /** The part that the open dialog asks about; null while none is open. */
    asked,
    askedTitle: actions.titleOf(asked?.contentId ?? asked?.moduleId ?? ''),
    ask: (part: Part) => {
      if (generated.isUntouched(structure, part)) void start(part);
      else setAsked(part);
    },
    confirm: () => asked && void start(asked),
    dismiss: () => setAsked(null),
  };
}
