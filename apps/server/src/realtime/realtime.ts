import type { Server as HttpServer } from 'node:http';
import { createAdapter } from '@socket.io/postgres-adapter';
import {
  type ClientEvents,
  LANGUAGES,
  type Language,
  type PodcastStatus,
  type ServerEvents,
} from '@tarima/contract';
import { Server } from 'socket.io';
import type { OpenDatabase } from '#server/db/database.ts';
import type { Actor } from '#server/features/session/session.service.ts';
import type { Log } from '#server/log.ts';
import { type Changes, createChanges } from './changes.ts';

type NodeEvents = { changed: (id: string) => void };
type Payload<Name extends keyof ServerEvents> = Parameters<ServerEvents[Name]>[0];

/** What a listener may ask, each answered for the person behind the socket. */
export type Questions = {
  /** Who may hear of which companies; throws for who may not connect. */
  admit: (token: string | undefined) => Promise<Actor>;
  /** The state of a podcast now; null for a stranger's. */
  podcastStatus: (
    actor: Actor,
    eventId: string,
    language: Language,
  ) => Promise<PodcastStatus | null>;
};
type SocketData = { actor: Actor; language: Language };

export type Realtime = {
  /** Opens the sockets on the server that answers HTTP. */
  attach: (server: HttpServer, questions: Questions) => void;
  /** Tells a company of a change, each listener in the language chosen at connection. */
  publish: <Name extends keyof ServerEvents>(
    name: Name,
    companyId: string,
    id: string,
    present: (language: Language) => Payload<Name>,
  ) => void;
  waitUntil: Changes['waitUntil'];
  close: () => Promise<void>;
};

export function createRealtime({ engine }: Pick<OpenDatabase, 'engine'>, log: Log): Realtime {
  const io = new Server<ClientEvents, ServerEvents, NodeEvents, SocketData>({
    transports: ['websocket'],
    serveClient: false,
  });
  if (engine.kind === 'postgres') {
    const onError = (error: Error) => log.error({ err: error }, 'realtime');
    io.adapter(createAdapter(engine.pool, { errorHandler: onError }));
  }
  const changes = createChanges();
  io.on('changed', (id) => changes.announce(id));
  const roomOf = (companyId: string, language: Language) => `${companyId}:${language}`;

  return {
    attach(server, { admit, podcastStatus }) {
      io.attach(server);
      io.use((socket, next) => {
        admit(socket.handshake.auth.token).then(
          async (actor) => {
            const language = languageOf(socket.handshake.auth.language);
            socket.data = { actor, language };
            await socket.join(actor.companies.map(({ pk }) => roomOf(pk, language)));
            next();
          },
          () => next(new Error('UNAUTHENTICATED')),
        );
      });
      io.on('connection', (socket) => {
        socket.on('subscribeToPodcast', (eventId, answer) => {
          // What a client sends is whatever it likes.
          const isAsked = typeof eventId === 'string' && typeof answer === 'function';
          if (!isAsked) return;
          const { actor, language } = socket.data;
          podcastStatus(actor, eventId, language).then(answer, (error: unknown) => {
            log.error({ err: error }, 'realtime');
            answer(null);
          });
        });
      });
    },
    publish(name, companyId, id, present) {
      for (const language of LANGUAGES) {
        // One event at a time has one payload; the pair is typed by this function's own parameters.
        const args = [present(language)] as unknown as Parameters<ServerEvents[typeof name]>;
        io.to(roomOf(companyId, language)).emit(name, ...args);
      }
      changes.announce(id);
      if (engine.kind === 'postgres') io.serverSideEmit('changed', id);
    },
    waitUntil: changes.waitUntil,
    close: () => io.close(),
  };
}

function languageOf(wanted: unknown): Language {
  return LANGUAGES.find((language) => language === wanted) ?? LANGUAGES[0];
}
