import { useQueryClient } from '@tanstack/react-query';
import { type Script, scriptEndpoints } from '@tarima/contract';
import { useRef } from 'react';
import { keyOf, useApi } from '#web/lib/api.ts';
import { isChangedElsewhere } from '#web/lib/api-error.ts';
import { scriptInput } from './get-script.ts';

/**
 * Saves the text of a script. What is sent is kept at once as its content, so that who comes back
 * before the answer finds it; `editedContent` stays what the server is known to have. The answer
 * then knows the sources of the new sentences.
 */
export function useSaveScript({ projectId, revision, content: began }: Script) {
  const api = useApi();
  const queryClient = useQueryClient();
  const key = keyOf(scriptEndpoints.byProject, scriptInput(projectId));
  /** The text on the server that this one was edited from; undefined replaces whatever is there. */
  const editedFrom = useRef<number | undefined>(revision);
  /** This window's texts that the server may have: the answer to one can be lost on the way. */
  const ownTexts = useRef(new Set([began]));
  const newest = async (): Promise<Script | undefined> => {
    const [script] = await api.call(scriptEndpoints.byProject, scriptInput(projectId));
    return script;
  };
  const remember = (script: Script, content: string) => {
    editedFrom.current = script.revision;
    ownTexts.current = new Set([content]);
    queryClient.setQueryData(key, [{ ...script, content }]);
  };
  const send = async (content: string) => {
    const body = { content, revision: editedFrom.current };
    remember(await api.call(scriptEndpoints.save, { query: { projectId }, body }), content);
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
