import { useQueryClient } from '@tanstack/react-query';
import { type Script, scriptEndpoints } from '@tarima/contract';
import { useRef } from 'react';
import { keyOf, useApi } from '#web/lib/api.ts';
import { isChangedElsewhere } from '#web/lib/api-error.ts';
import { scriptInput } from './get-script.ts';

/** Where a script is asked for: by its project, or by its content of a course. */
function useStoredScript({ projectId, contentId }: Script) {
  const api = useApi();
  if (contentId === null) {
    const input = scriptInput(projectId);
    return {
      key: keyOf(scriptEndpoints.byProject, input),
      load: () => api.call(scriptEndpoints.byProject, input),
    };
  }
  const input = { query: { projectId, contentId } };
  return {
    key: keyOf(scriptEndpoints.list, input),
    load: () => api.call(scriptEndpoints.list, input),
  };
}

/**
 * Saves the text of a script. What is sent is kept at once as its content, so that who comes back
 * before the answer finds it; `editedContent` stays what the server is known to have. The answer
 * then knows the sources of the new sentences.
 */
export function useSaveScript(opened: Script, onSaved?: (script: Script) => void) {
  const { id, revision, content: began } = opened;
  const api = useApi();
  const queryClient = useQueryClient();
  const { key, load } = useStoredScript(opened);
  /** The text on the server that this one was edited from; undefined replaces whatever is there. */
  const editedFrom = useRef<number | undefined>(revision);
  /** This window's texts that the server may have: the answer to one can be lost on the way. */
  const ownTexts = useRef(new Set([began]));
  const newest = async (): Promise<Script | undefined> => {
    const [script] = await load();
    return script;
  };
  const remember = (script: Script, content: string) => {
    editedFrom.current = script.revision;
    ownTexts.current = new Set([content]);
    queryClient.setQueryData(key, [{ ...script, content }]);
    onSaved?.(script);
  };
  const send = async (content: string) => {
    const body = { id, content, revision: editedFrom.current };
    remember(await api.call(scriptEndpoints.save, { query: {}, body }), content);
  };
  return {
    /** Throws SCRIPT_CHANGED_ELSEWHERE when another window has saved meanwhile. */
    async save(content: string): Promise<void> {
      queryClient.setQueryData<Script[]>(key, (scripts) =>
        scripts?.map((script) => ({ ...script, content })),
      );
      ownTexts.current.add(content);
      try {
        await send(content);
      } catch (error) {
        if (!isChangedElsewhere(error)) throw error;
        const script = await newest();
        if (!script || !ownTexts.current.has(script.content)) throw error;
        editedFrom.current = script.revision;
        await send(content);
      }
    },
    /** Whether a revision is one that this window neither saved nor began from. */
    isUnknown: (other: number): boolean =>
      editedFrom.current !== undefined && other > editedFrom.current,
    /** Lets the next save replace what another window has saved. */
    replaceOther(): void {
      editedFrom.current = undefined;
    },
    /** The text that another window has saved; further edits begin from it. */
    async takeOther(): Promise<string | undefined> {
      const script = await newest();
      if (script) remember(script, script.content);
      return script?.content;
    },
  };
}
