import type { Server as HttpServer, IncomingMessage } from 'node:http';
import {
  type ClientEvents,
  LANGUAGES,
  type Language,
  type PodcastStatus,
  type ServerEvents,
} from '@tarima/contract';
import { Server } from 'socket.io';
import type { OpenDatabase } from '#server/db/database.ts';
import type { Actor, SignedIn } from '#server/kit/actor.ts';
import { isDatabaseAway } from '#server/kit/database-away.ts';
import type { Log } from '#server/kit/log.ts';
import { companiesOf } from '#server/kit/tenancy.ts';
import { type Changes, createChanges } from './changes.ts';
import { createFloodGuard } from './flood-guard.ts';
import { createOrderedAdapter } from './ordered-adapter.ts';

/** Clients ask one short question. Nothing they send is longer. */
const LONGEST_MESSAGE_BYTES = 10_000;
/** The longest time that a connection may stay open without a token. */
const LONGEST_SILENCE_MS = 10_000;
/** The longest time that a socket still hears after its person has lost access. */
const READMISSION_MS = 30_000;

type NodeEvents = { changed: (id: string) => void };
type Payload<Name extends keyof ServerEvents> = Parameters<ServerEvents[Name]>[0];
type Publish<Names extends keyof ServerEvents> = <Name extends Names>(
  name: Name,
  companyId: string,
  id: string,
  present: (language: Language) => Payload<Name>,
) => void;
/** Sent only to people who subscribed to that one thing. */
type SubscribedEvent = 'podcastStatusUpdate';

/** The questions of a socket, each answered for the person behind it. */
export type Questions = {
  /** Counts an attempt to connect. Throws where its address has made too many. */
  limitHandshake: (handshake: IncomingMessage) => Promise<void>;
  /** The person, with the companies they may hear of. Throws where they may not connect. */
  admit: (token: string | undefined) => Promise<SignedIn>;
  /** The current state of a podcast; null for another company's. */
  podcastStatus: (
    actor: Actor,
    eventId: string,
    language: Language,
  ) => Promise<PodcastStatus | null>;
};
type SocketData = { actor: Actor; language: Language };

export type Realtime = {
  /** Opens the sockets on the HTTP server. */
  attach: (server: HttpServer, questions: Questions) => void;
  /** Tells a company of a change. Each listener gets the language chosen at connection. */
  publish: Publish<Exclude<keyof ServerEvents, SubscribedEvent>>;
  /** Tells only the people of the company who subscribed to `id`. */
  publishToSubscribers: Publish<SubscribedEvent>;
  /** Closes the sockets of ended sessions, on every node. */
  disconnect: (sessionIds: string[]) => void;
  /** Tells every process of a change that no person hears of. */
  announce: (id: string) => void;
  onChange: Changes['onChange'];
  waitUntil: Changes['waitUntil'];
  /** Checks again which companies each socket of this process may hear. Closes those without a session. */
  readmit: () => Promise<void>;
  /** The open sockets of this process. */
  countSockets: () => number;
  close: () => Promise<void>;
};

export function createRealtime({ engine }: Pick<OpenDatabase, 'engine'>, log: Log): Realtime {
  const io = new Server<ClientEvents, ServerEvents, NodeEvents, SocketData>({
    transports: ['websocket'],
    serveClient: false,
    maxHttpBufferSize: LONGEST_MESSAGE_BYTES,
    connectTimeout: LONGEST_SILENCE_MS,
  });
  if (engine.kind === 'postgres') {
    const onError = (error: Error) => log.error({ err: error }, 'realtime');
    io.adapter(createOrderedAdapter(engine.pool, { errorHandler: onError }));
  }
  const changes = createChanges();
  io.on('changed', (id) => changes.announce(id));
  const guard = createFloodGuard();
  let admitted: Questions['admit'] | undefined;
  let readmission: NodeJS.Timeout | undefined;

  async function readmit(): Promise<void> {
    const admit = admitted;
    if (!admit) return;
    for (const socket of io.of('/').sockets.values()) {
      const actor = await admit(socket.handshake.auth.token).catch(unlessAway);
      if (actor === 'away') return;
      if (!actor) {
        socket.disconnect(true);
        continue;
      }
      const { language } = socket.data;
      const rooms = roomsOf(actor, language);
      const isTheirs = (room: string) => rooms.some((own) => isWithin(own, room));
      const gone = [...socket.rooms].filter((room) => room !== socket.id && !isTheirs(room));
      await Promise.all(gone.map((room) => socket.leave(room)));
      await socket.join(rooms);
      socket.data = { actor, language };
    }
  }

  const roomOf = (companyId: string, language: Language) => `${companyId}:${language}`;
  /** Subscriptions lie within a company's room, so leaving the company ends them. */
  const subscriptionOf = (room: string, id: string) => `${room}:${id}`;
  const isWithin = (own: string, room: string) => room === own || room.startsWith(`${own}:`);
  const sessionRoomOf = (sessionId: string) => `session:${sessionId}`;
  const roomsOf = (actor: SignedIn, language: Language) => [
    sessionRoomOf(actor.sessionId),
    ...companyRoomsOf(actor, language),
  ];
  const companyRoomsOf = (actor: Actor, language: Language) =>
    companiesOf(actor).map((company) => roomOf(company, language));

  function announce(id: string): void {
    changes.announce(id);
    if (engine.kind === 'postgres') io.serverSideEmit('changed', id);
  }

  function send<Name extends keyof ServerEvents>(
    name: Name,
    id: string,
    roomIn: (language: Language) => string,
    present: (language: Language) => Payload<Name>,
  ): void {
    for (const language of LANGUAGES) {
      // Each event has one payload type. This function's own parameters pair them.
      const args = [present(language)] as unknown as Parameters<ServerEvents[typeof name]>;
      io.to(roomIn(language)).emit(name, ...args);
    }
    announce(id);
  }

  return {
    attach(server, { limitHandshake, admit, podcastStatus }) {
      io.attach(server);
      admitted = admit;
      readmission = setInterval(() => void readmit(), READMISSION_MS);
      readmission.unref();
      io.use((socket, next) => {
        // Close without an answer, so that an honest window connects again by itself.
        limitHandshake(socket.request).then(
          () => next(),
          () => socket.conn.close(),
        );
      });
      io.use((socket, next) => {
        const { token } = socket.handshake.auth;
        admit(token).then(
          async (actor) => {
            const language = languageOf(socket.handshake.auth.language);
            socket.data = { actor, language };
            await socket.join(roomsOf(actor, language));
            next();
          },
          (error: unknown) => {
            if (isDatabaseAway(error)) socket.conn.close();
            else next(new Error('UNAUTHENTICATED'));
          },
        );
      });
      io.on('connection', (socket) => {
        const { id: personId } = socket.data.actor;
        if (!guard.enter(personId)) {
          socket.disconnect(true);
          return;
        }
        socket.once('disconnect', () => guard.leave(personId));
        const isBearable = guard.eventCounter();
        socket.use((_event, next) => {
          if (isBearable()) return next();
          log.warn('a socket asked too much');
          socket.disconnect(true);
        });
        const subscribe = async (eventId: string) => {
          const { actor, language } = socket.data;
          const rooms = companyRoomsOf(actor, language).map((room) =>
            subscriptionOf(room, eventId),
          );
          // Join first, so that no change is missed between the answer and the next event.
          await socket.join(rooms);
          const podcast = await podcastStatus(actor, eventId, language);
          if (!podcast) await Promise.all(rooms.map((room) => socket.leave(room)));
          else if (podcast.status !== 'processing') socket.emit('podcastStatusUpdate', podcast);
          return podcast;
        };
        socket.on('subscribeToPodcast', (eventId, answer) => {
          // A client may send anything.
          if (typeof eventId !== 'string') return;
          const reply = typeof answer === 'function' ? answer : () => undefined;
          subscribe(eventId).then(reply, (error: unknown) => {
            log.error({ err: error }, 'realtime');
            reply(null);
          });
        });
      });
    },
    publish(name, companyId, id, present) {
      send(name, id, (language) => roomOf(companyId, language), present);
    },
    publishToSubscribers(name, companyId, id, present) {
      send(name, id, (language) => subscriptionOf(roomOf(companyId, language), id), present);
    },
    disconnect(sessionIds) {
      // An empty list of rooms means everybody.
      if (sessionIds.length > 0) io.in(sessionIds.map(sessionRoomOf)).disconnectSockets(true);
    },
    announce,
    onChange: changes.onChange,
    waitUntil: changes.waitUntil,
    readmit,
    countSockets: () => io.of('/').sockets.size,
    close() {
      clearInterval(readmission);
      return io.close();
    },
  };
}

/** While the database is away, no socket is closed. */
const unlessAway = (error: unknown) => (isDatabaseAway(error) ? ('away' as const) : null);

function languageOf(wanted: unknown): Language {
  return LANGUAGES.find((language) => language === wanted) ?? LANGUAGES[0];
}
