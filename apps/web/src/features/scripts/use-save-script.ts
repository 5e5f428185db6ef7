import { useQueryClient } from '@tanstack/react-query';
import { type Script, scriptEndpoints } from '@tarima/contract';
import { useRef } from 'react';
import { keyOf, useApi } from '#web/lib/api.ts';
import { isChangedElsewhere } from '#web/lib/api-error.ts';
import { fingerprint } from './unsent/fingerprint.ts';

/** Where a script is asked for: by its project, or by its content of a course. */
function useStoredScript({ projectId, contentId }: Script) {
  const api = useApi();
  if (contentId === null) {
    const input = { params: { projectId } };
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
 * Saves the text of a script, on top of the revision that it was edited from and of no other.
 * `onOther` is told the script that another window has saved meanwhile. What a save answers knows
 * the sources of the new sentences.
 */
export function useSaveScript(
  opened: Script,
  { onOther, onSaved }: { onOther: (other: Script) => void; onSaved?: (script: Script) => void },
) {
  const { id } = opened;
  const api = useApi();
  const queryClient = useQueryClient();
  const { key, load } = useStoredScript(opened);
  /** The script on the server that this text was edited from. */
  const editedFrom = useRef(opened);
  /** This window's texts that the server may have: the answer to one can be lost on the way. */
  const ownTexts = useRef(new Set([fingerprint(opened.content)]));
  const isOwn = ({ content }: Script) => ownTexts.current.has(fingerprint(content));
  /** From now on edits begin from this script. */
  const beginFrom = (script: Script) => {
    editedFrom.current = script;
    ownTexts.current = new Set([fingerprint(script.content)]);
    queryClient.setQueryData(key, [script]);
  };
  const send = async (content: string) => {
    const body = { id, content, revision: editedFrom.current.revision };
    const script = await api.call(scriptEndpoints.save, { query: {}, body });
    beginFrom(script);
    onSaved?.(script);
  };
  return {
    /** Throws SCRIPT_CHANGED_ELSEWHERE when another window has saved meanwhile. */
    async save(content: string): Promise<void> {
      ownTexts.current.add(fingerprint(content));
      try {
        await send(content);
      } catch (error) {
        if (!isChangedElsewhere(error)) throw error;
        const [script] = await load();
        if (!script) throw error;
        if (!isOwn(script)) {
          onOther(script);
          throw error;
        }
        editedFrom.current = script;
        await send(content);
      }
    },
    beginFrom,
    /** Tells of a text of this window that is stored in another way: it is no news when it is heard of. */
    expect: (content: string) => void ownTexts.current.add(fingerprint(content)),
    /** The text that this window went on from. */
    base: (): string => editedFrom.current.content,
    /** Whether a revision is newer than the one that this window went on from. */
    isNewer: (revision: number): boolean => revision > editedFrom.current.revision,
    /** Whether a script is one that this window neither saved nor began from. */
    isNews: (script: Script): boolean =>
      script.revision > editedFrom.current.revision && !isOwn(script),
    /** Asks for the script as it is now. */
    refresh: () => queryClient.invalidateQueries({ queryKey: key }),
    /** What a text of this window was edited from, and what of it the server may have. */
    origin: () => ({
      revision: editedFrom.current.revision,
      base: editedFrom.current.content,
      sent: [...ownTexts.current],
    }),
    /** Takes up a text that was left behind where the server's is what it began from, or one of it. */
    takeUp(left: { revision: number; sent: readonly string[] }, stored: Script): boolean {
      const isOurs = left.sent.includes(fingerprint(stored.content));
      if (left.revision !== stored.revision && !isOurs) return false;
      for (const sent of left.sent) ownTexts.current.add(sent);
      return true;
    },
  };
}
