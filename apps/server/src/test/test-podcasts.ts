import { writeFile } from 'node:fs/promises';
import { createAddressReader } from '@tarima/documents';
import type { Episode, MixedEpisode } from '@tarima/podcasts';
import type { Writer } from '@tarima/writer';
import type { Providers } from '#server/providers/providers.ts';

import { testUnits } from './test-video-writer.ts';

type Hooks = {
  called: (call: string) => void;
  before: (stage: PodcastStage, signal: AbortSignal | undefined) => Promise<void>;
};
export type PodcastStage = 'dialogue' | 'speak' | 'mix';

const SECONDS_A_TURN = 2;

/** Conversations without real work: each sentence of the documents is a turn of two seconds. */
export function createTestPodcasts({ called, before }: Hooks): Providers['podcasts'] & {
  draftDialogue: Writer['draftDialogue'];
} {
  return {
    async draftDialogue({ documents, language, wordCount }, signal) {
      called(`dialogue ${language} ${wordCount}`);
      await before('dialogue', signal);
      const turns = documents.flatMap(({ fileName, blocks }) =>
        blocks.flatMap(({ page, sentences }) =>
          sentences.map(({ id, text }, index) => ({
            speaker: index % 2 ? ('guest' as const) : ('host' as const),
            text,
            citations: [{ sentenceId: id, file: fileName, page, quote: text }],
          })),
        ),
      );
      const chapters = [{ title: 'Primera parte', turn: 0 }];
      return { turns, chapters, wordCount: turns.length, ledger: testUnits(documents) };
    },
    async speak({ episode, signal, onTurn }) {
      for (const [index, { text, speaker }] of episode.turns.entries()) {
        await before('speak', signal);
        called(`voice ${episode.speakers[speaker].cast.voiceId}`);
        called(`speak ${text}`);
        onTurn(index + 1);
      }
      return [];
    },
    async mix({ episode, outputs, signal }) {
      await before('mix', signal);
      called(`mix ${episode.turns.length}`);
      const sound = `sound of ${episode.name}, ${episode.topic}: ${episode.turns.map(({ text }) => text).join(' ')}`;
      for (const [name, path] of Object.entries(outputs)) {
        const isJson = path.endsWith('.json');
        await writeFile(path, isJson ? JSON.stringify({ sound }) : `${name} ${sound}`);
      }
      return mixedOf(episode, sound.length);
    },
  };
}

function mixedOf({ turns, chapters }: Episode, bytes: number): MixedEpisode {
  return {
    bytes,
    durationSeconds: turns.length * SECONDS_A_TURN,
    peaks: [0.5, 1],
    chapters: chapters.map(({ title, turn }) => ({ title, start: turn * SECONDS_A_TURN })),
    turns: turns.map(({ text }, index) => ({
      start: index * SECONDS_A_TURN,
      end: (index + 1) * SECONDS_A_TURN,
      words: [{ text, start: index * SECONDS_A_TURN, end: (index + 1) * SECONDS_A_TURN }],
    })),
  };
}

/** The real reader of addresses. It also reaches these ports of this machine. */
export const addressReaderFor = (ports: Set<number>) =>
  createAddressReader({
    network: {
      resolve: async (name) => [name],
      allows: (ip, port) => ip === '127.0.0.1' && ports.has(port),
    },
  });
