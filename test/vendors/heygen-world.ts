import type { IncomingMessage, ServerResponse } from 'node:http';

export type FakeAvatar = {
  id: string;
  name: string;
  gender: string;
  isPhoto: boolean;
  premium: boolean;
  tags: string[];
};
export type FakeVoice = {
  id: string;
  name: string;
  language: string;
  gender: string;
  hasLocales: boolean;
  hasPauses: boolean;
  hasEmotions: boolean;
};

/** The speech of one scene: text, or an uploaded sound. */
export type FakeScene = { text?: string; voice?: string; locale?: string; asset?: string };

/** A video that was ordered and paid. */
export type FakeVideo = {
  id: string;
  title: string;
  nonce: string;
  avatar: string;
  scenes: FakeScene[];
  size: { width: number; height: number };
  polls: number;
  /** True once a poll has reported it as finished. */
  isTold: boolean;
  createdAt: number;
};

/** The calls that can misbehave. */
export type CallKind =
  | 'avatars'
  | 'voices'
  | 'upload'
  | 'create'
  | 'list'
  | 'states'
  | 'result'
  | 'file';

/** One request on its way to its answer. */
export type Exchange = {
  kind: CallKind;
  method: string;
  url: URL;
  headers: IncomingMessage['headers'];
  body: Buffer;
  response: ServerResponse;
  /** Carries the call out correctly and returns the answer without sending it. */
  carryOut: () => Promise<{ status: number; body: unknown }>;
  version: 'v3' | 'v2';
};

/** The server's handling of one request. */
export type Behaviour = (exchange: Exchange) => void | Promise<void>;

export type World = {
  avatars: FakeAvatar[];
  voices: FakeVoice[];
  videos: Map<string, FakeVideo>;
  assets: Map<string, Buffer>;
  /** Polls until a video is finished. */
  pollsToFinish: number;
  pageSize: number;
  /** The current status of a video. Each call counts as a poll. */
  statusOf: (video: FakeVideo) => string;
  order: (video: Pick<FakeVideo, 'title' | 'nonce' | 'avatar' | 'scenes' | 'size'>) => string;
  /** A new address of one of a video's files. */
  addressOf: (videoId: string, file: string) => string;
  origin: () => string;
};

/** A refusal in the words of a version. */
export class FakeRefusal extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string) {
    super(code);
    this.status = status;
    this.code = code;
  }
}
