import type { Queryable } from '#server/db/database.ts';
import { contentOfScript } from './script-content.ts';
import {
  deleteOldVersions,
  findNewestVersion,
  growVersion,
  insertVersion,
} from './script-versions.repo.ts';
import type { ScriptRow } from './scripts.repo.ts';

/** An editor saves every few seconds. So what one person types within this time is one version. */
const ONE_VERSION_MS = 5 * 60_000;
const MOST_VERSIONS = 200;

type SavedScript = Pick<
  ScriptRow,
  'id' | 'originalContent' | 'editedContent' | 'revision' | 'updatedAt'
>;
type Saved = {
  before: SavedScript;
  after: SavedScript;
  /** Null for a text that nobody typed. */
  userId: string | null;
  /** True while somebody types. A text that is put at once is a version of its own. */
  isTyping: boolean;
  now: Date;
};

/**
 * Keeps the text that was saved, in the transaction of its save. The first save also keeps the
 * text before it, as a way back to it.
 */
export async function keepScriptVersion(
  tx: Queryable,
  { before, after, userId, isTyping, now }: Saved,
): Promise<void> {
  const saved = { scriptId: after.id, revision: after.revision, content: contentOfScript(after) };
  const newest = await findNewestVersion(tx, after.id);
  if (newest?.content === saved.content) return;
  const begunAt = isTyping ? now : null;
  const isSameTyping =
    newest?.begunAt && newest.savedBy === userId && +now - +newest.begunAt < ONE_VERSION_MS;
  if (isTyping && isSameTyping) {
    await growVersion(tx, newest.id, { ...saved, savedAt: now });
    return;
  }
  const earlier = { ...saved, revision: before.revision, content: contentOfScript(before) };
  if (newest?.content !== earlier.content) {
    await insertVersion(tx, { ...earlier, savedAt: before.updatedAt });
  }
  await insertVersion(tx, { ...saved, savedBy: userId, begunAt, savedAt: now });
  await deleteOldVersions(tx, after.id, MOST_VERSIONS);
}
