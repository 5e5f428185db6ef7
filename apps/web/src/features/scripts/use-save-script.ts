import { useQueryClient } from '@tanstack/react-query';
import { type Script, scriptEndpoints } from '@tarima/contract';
import { useRef } from 'react';
import { keyOf, useApi } from '#web/lib/api.ts';
import { isChangedElsewhere } from '#web/lib/api-error.ts';
import { fingerprint } from './unsent/fingerprint.ts';

/** The query of a script: by its project, or by its content of a course. */
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
 * Saves the text of a script, unless another window has saved meanwhile. `onOther` then gets the
 * other script. `onSaved` gets the stored script, which has the sources of new sentences.
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
  /** Fingerprints of this window's texts that the server may have. An answer can be lost. */
  const ownTexts = useRef(new Set([fingerprint(opened.content)]));
  /** True if the next text was put at once. It becomes a version of its own. */
  const isPut = useRef(false);
  const isOwn = ({ content }: Script) => ownTexts.current.has(fingerprint(content));
  /** Later edits build on this script. */
  const beginFrom = (script: Script) => {
    editedFrom.current = script;
    ownTexts.current = new Set([fingerprint(script.content)]);
    queryClient.setQueryData(key, [script]);
  };
  const send = async (content: string) => {
    const { revision } = editedFrom.current;
    const wasPut = isPut.current;
    // A text that is put meanwhile has a mark of its own.
    isPut.current = false;
    try {
      const body = { id, content, revision, isTyping: !wasPut };
      const script = await api.call(scriptEndpoints.save, { query: {}, body });
      beginFrom(script);
      onSaved?.(script);
    } catch (error) {
      isPut.current ||= wasPut;
      throw error;
    }
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
    /** Tells that the next text to save was not typed. */
    expectWhole: () => {
      isPut.current = true;
    },
    /** Adds a text that this window stores in another way. Its event is then no news. */
    expect: (content: string) => void ownTexts.current.add(fingerprint(content)),
    /** The text that this window's edits build on. */
    base: (): string => editedFrom.current.content,
    /** True if a revision is newer than the one edited here. */
    isNewer: (revision: number): boolean => revision > editedFrom.current.revision,
    /** True for a newer script that this window did not save. */
    isNews: (script: Script): boolean =>
      script.revision > editedFrom.current.revision && !isOwn(script),
    refresh: () => queryClient.invalidateQueries({ queryKey: key }),
    /** The base of this window's edits, and its texts that the server may have. */
    origin: () => ({
      revision: editedFrom.current.revision,
      base: editedFrom.current.content,
      sent: [...ownTexts.current],
    }),
    /** Accepts an unsent text. False if the stored script is not its base or its own save. */
    takeUp(left: { revision: number; sent: readonly string[] }, stored: Script): boolean {
      const isOurs = left.sent.includes(fingerprint(stored.content));
      if (left.revision !== stored.revision && !isOurs) return false;
      for (const sent of left.sent) ownTexts.current.add(sent);
      return true;
    },
  };
}
