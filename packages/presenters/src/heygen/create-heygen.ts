import type { Avatar, Voice } from '@tarima/contract';
import { rankAvatars } from '@tarima/stage';
import { type Clock, systemClock } from '@tarima/vendors';
import { PresenterError } from '../presenter-error.ts';
import type { PresenterProvider } from '../presenter-provider.ts';
import { createClient } from './client.ts';
import type { VendorAvatar, VendorVoice } from './dialect.ts';
import { AddressGoneError, fetchFile } from './fetch-file.ts';
import { createFollower } from './follow-orders.ts';
import { createKeptList } from './kept-list.ts';
import { makeByOrder } from './make-by-order.ts';
import { createPlaces } from './places.ts';
import { createV2 } from './v2.ts';
import { createV3 } from './v3.ts';

export const HEYGEN_API_VERSIONS = ['v3', 'v2'] as const;
export type HeyGenApiVersion = (typeof HEYGEN_API_VERSIONS)[number];

export type HeyGenOptions = {
  key: string;
  /** The address of its API, without a path. */
  baseUrl: string;
  /** The upload address of v2. */
  uploadUrl: string;
  apiVersion: HeyGenApiVersion;
  /** Orders in progress at a time. The vendor may lower it by answering 429. */
  concurrency: number;
  /** Characters of text in one scene. */
  sceneCharacters: number;
  /** The folder that keeps spoken sentences for a while. */
  cacheFolder: string;
  fetch?: typeof globalThis.fetch;
  clock?: Clock;
};

const PREFIX = 'heygen-';
const MOST_SCENES = 50;
const DIALECTS = { v3: createV3, v2: createV2 };

/** The presenters of HeyGen, by version 3 or 2 of its API. */
export function createHeyGen(options: HeyGenOptions): PresenterProvider {
  const { fetch = globalThis.fetch, clock = systemClock, cacheFolder } = options;
  const dialect = DIALECTS[options.apiVersion](createClient({ ...options, fetch, clock }));
  const vendorAvatars = createKeptList(dialect.avatars, clock);
  const vendorVoices = createKeptList(dialect.voices, clock);
  const withoutPrefix = (id: string) => (id.startsWith(PREFIX) ? id.slice(PREFIX.length) : null);

  async function findAvatar(avatarId: string): Promise<VendorAvatar> {
    const id = withoutPrefix(avatarId);
    const find = (avatars: VendorAvatar[]) => avatars.find((avatar) => avatar.id === id);
    // A presenter made today is missing from this morning's list.
    const found = find(await vendorAvatars()) ?? find(await vendorAvatars({ refresh: true }));
    if (!found) throw new PresenterError('PRESENTER_UNKNOWN', 'HeyGen has no such presenter');
    return found;
  }

  async function findVoice(voiceId: string): Promise<VendorVoice | null> {
    const id = withoutPrefix(voiceId);
    if (id === null) return null;
    const find = (voices: VendorVoice[]) => voices.find((voice) => voice.id === id);
    const found = find(await vendorVoices()) ?? find(await vendorVoices({ refresh: true }));
    if (!found) throw new PresenterError('VOICE_UNKNOWN', 'HeyGen has no such voice');
    return found;
  }

  /**
   * An address may have expired since the list was loaded; the list is loaded again in some hours.
   */
  async function fetchPreview(address: string | null, path: string, signal?: AbortSignal) {
    if (!address) return null;
    return fetchFile(address, path, { fetch, signal }).catch((error: unknown) => {
      if (error instanceof AddressGoneError) return null;
      throw error;
    });
  }

  const desk = {
    ...{ dialect, fetch, clock, cacheFolder, findAvatar, findVoice },
    follower: createFollower(dialect, clock),
    places: createPlaces(options.concurrency),
    limits: { characters: options.sceneCharacters, scenes: MOST_SCENES },
  };

  return {
    id: 'heygen',
    async avatars(list) {
      return (await vendorAvatars(list)).map(asOffered);
    },
    async voices(list) {
      const voices = await vendorVoices(list);
      return voices.map(
        ({ id, ...rest }): Voice => ({
          ...rest,
          voice_id: PREFIX + id,
          presenter_provider: 'heygen',
        }),
      );
    },
    async check() {
      const avatars = (await dialect.avatars(undefined)).map(asOffered);
      return { listed: avatars.length, offered: rankAvatars(avatars).length };
    },
    async still(avatarId, path, signal) {
      const { preview_image_url: address } = await findAvatar(avatarId);
      return fetchPreview(address, path, signal);
    },
    async clip(avatarId, path, signal) {
      const { preview_video_url: address } = await findAvatar(avatarId);
      return fetchPreview(address, path, signal);
    },
    async voiceSample(voiceId, path, signal) {
      const voice = await findVoice(voiceId);
      if (!voice) throw new PresenterError('VOICE_UNKNOWN', 'not a voice of HeyGen');
      return fetchPreview(voice.preview_audio, path, signal);
    },
    make: (request) => makeByOrder(desk, request),
  };
}

const asOffered = ({ id, ...rest }: VendorAvatar): Avatar => ({
  ...rest,
  avatar_id: PREFIX + id,
  provider: 'heygen',
});
