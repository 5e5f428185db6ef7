import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { VoiceDefinition } from './voice-definition.ts';

/** The files of eSpeak's own data that our six languages need. */
const SHARED_FILES = ['phondata', 'phonindex', 'phontab', 'intonations'];
const DICTIONARIES = ['es_dict', 'en_dict', 'pt_dict', 'fr_dict', 'de_dict', 'it_dict'];

/**
 * A data folder beside eSpeak's: links to its phonemes and dictionaries, and the given voices. All
 * voices must be there from the start, because eSpeak lists the folder once.
 * @param espeakData eSpeak's `espeak-ng-data`
 */
export function createVoiceDataFolder(espeakData: string, definitions: VoiceDefinition[]) {
  const root = mkdtempSync(join(tmpdir(), 'tarima-voices-'));
  const data = join(root, 'espeak-ng-data');
  const voices = join(data, 'voices');
  mkdirSync(voices, { recursive: true });
  for (const file of [...SHARED_FILES, ...DICTIONARIES]) {
    const target = join(espeakData, file);
    if (!existsSync(target)) {
      rmSync(root, { recursive: true, force: true });
      throw new Error(`eSpeak NG lacks ${file} in ${espeakData}`);
    }
    symlinkSync(target, join(data, file));
  }

  for (const { name, definition } of definitions) writeFileSync(join(voices, name), definition);

  return {
    root,
    remove(): void {
      rmSync(root, { recursive: true, force: true });
    },
  };
}
