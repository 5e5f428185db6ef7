import type { Server as HttpServer } from 'node:http';
import { createAdapter } from '@socket.io/postgres-adapter';
import { LANGUAGES, type Language, type ServerEvents } from '@tarima/contract';
import { Server } from 'socket.io';
import type { OpenDatabase } from '#server/db/database.ts';
import type { Log } from '#server/log.ts';
import { type Changes, createChanges } from './changes.ts';

type NodeEvents = { changed: (id: string) => void };
type Payload<Name extends keyof ServerEvents> = Parameters<ServerEvents[Name]>[0];

/** Who may hear of which companies; throws for who may not connect. */
type Admit = (token: string | undefined) => Promise<{ companies: { pk: string }[] }>;

export type Realtime = {
  /** Opens the sockets on the server that answers HTTP. */
  attach: (server: HttpServer, admit: Admit) => void;
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
  const io = new Server<Record<string, never>, ServerEvents, NodeEvents>({
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
    attach(server, admit) {
      io.attach(server);
      io.use((socket, next) => {
        admit(socket.handshake.auth.token).then(
          async ({ companies }) => {
            const language = languageOf(socket.handshake.auth.language);
            await socket.join(companies.map(({ pk }) => roomOf(pk, language)));
            next();
          },
          () => next(new Error('UNAUTHENTICATED')),
        );
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
