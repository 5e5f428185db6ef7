import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { startRegularBackups } from '#server/backup/regular-backups.ts';
import { rowsOf } from '#server/backup/row-source.ts';
import type { Context } from '#server/context.ts';
import type { OpenDatabase } from '#server/db/database.ts';
import { openEmbeddedDatabase, openPostgres } from '#server/db/open-database.ts';
import { startHousekeeping } from '#server/jobs/housekeeping.ts';
import { assertOneJobEach, jobRegistry } from '#server/jobs/registry.ts';
import { startWorkers } from '#server/jobs/workers.ts';
import { createFairLine } from '#server/kit/fair-line.ts';
import { createLog, type Log } from '#server/kit/log.ts';
import type { Repeated } from '#server/kit/repeat.ts';
import { createSealing } from '#server/kit/sealing.ts';
import { createTokens } from '#server/kit/tokens.ts';
import { createLive } from '#server/live/live.ts';
import { createObserving } from '#server/observing/observing.ts';
import { createReadiness } from '#server/observing/readiness.ts';
import { forgetCache } from '#server/providers/forget-cache.ts';
import type { Providers } from '#server/providers/providers.ts';
import { createJobQueue } from '#server/queue/job-queue.ts';
import { createRealtime } from '#server/realtime/realtime.ts';
import type { Settings } from '#server/settings/env.ts';
import { createServices, type Studio } from '#server/studio.ts';
import { buildApp } from './app.ts';
import { backUpBeforeUpgrade } from './back-up-before-upgrade.ts';
import { backupContent } from './backup-content.ts';
import { prepareDataFolder } from './data-folder.ts';
import { inDataFolder } from './data-folder-problem.ts';
import { followSettings } from './follow-settings.ts';
import { refusingNewerData } from './newer-data-problem.ts';
import { openBlobStore } from './open-blob-store.ts';
import { openPort } from './open-port.ts';
import { readingsOf } from './readings.ts';
import { buildWatchApp } from './watch-app.ts';

export type RunningStudio = Studio & {
  /** Answers calls without listening, for tests. */
  app: FastifyInstance;
  /** The worker's role: takes jobs, first those that a dead process left. */
  startWorkers: () => Promise<void>;
  /** The rest of the worker's role: housekeeping by the clock. */
  startHousekeeping: () => void;
  /** The web's role: opens the port and answers the address. */
  listen: () => Promise<string>;
  /** Opens the port for health and metrics, if one is set, and answers its address. */
  listenForWatchers: () => Promise<string | null>;
  /** Stops in order: no new work, running work put back, database closed. */
  stop: () => Promise<void>;
};

/** Opens the stores and builds the studio. It does nothing until a role starts. */
export async function startStudio(
  settings: Settings,
  createProviders: (settings: Settings) => Promise<Providers>,
  openDatabase: (settings: Settings, log: Log) => Promise<OpenDatabase> = openConfigured,
): Promise<RunningStudio> {
  assertOneJobEach(jobRegistry);
  const log = createLog(settings.logLevel);
  const observing = await createObserving(settings, log);
  const blobs = await openBlobStore(settings);
  const { lock, secret, launchKey, settingsKey } = await inDataFolder(settings, () =>
    prepareDataFolder(settings, log),
  );
  /** For work that writes to the database. The embedded one lies in the data folder. */
  const inDatabase = async <Result>(work: () => Promise<Result>): Promise<Result> =>
    settings.databaseUrl ? work() : inDataFolder(settings, work);
  const database = await inDatabase(() =>
    refusingNewerData(settings, () => openDatabase(settings, log)),
  );
  if (lock) {
    await inDataFolder(settings, async () => {
      await blobs.clearTemporary();
      await forgetCache(settings.dataFolder);
    });
  }
  const jobs = await inDatabase(() => createJobQueue(database, jobRegistry, log));
  const realtime = createRealtime(database, log);
  const providers = await createProviders(settings);
  const sealing = createSealing(settingsKey);
  const live = await inDatabase(() =>
    createLive({ db: database.db, settings, sealing, providers, log }),
  );
  const now = () => new Date();
  const context = {
    settings,
    live,
    db: database.db,
    jobs,
    blobs,
    line: createFairLine(),
    providers,
    realtime,
    tokens: createTokens({
      secret,
      ownKey: launchKey,
      jwksUrl: settings.jwksUrl,
      issuer: settings.jwtIssuer,
      audience: settings.jwtAudience,
      now,
      log,
    }),
    ownKey: launchKey,
    sealing,
    observer: observing.observer,
    log,
    now,
  };
  const studio: Studio = { context, services: createServices(context) };
  // Only this process changes an embedded database.
  const following = settings.databaseUrl ? followSettings(context) : undefined;
  const readiness = createReadiness(context);
  const app = await buildApp(studio, readiness);
  await app.ready();
  realtime.attach(app.server, {
    limitHandshake: (handshake) => app.limitHandshake(handshake),
    admit: (token) => studio.services.session.admit(token),
    podcastStatus: (actor, eventId, language) =>
      studio.services.podcasts.statusFor(actor, eventId, language),
  });
  const { metrics } = observing;
  metrics?.show(readingsOf(studio, readiness));
  const watchApp = metrics && buildWatchApp(studio, { readiness, metrics });
  let housekeeping: Repeated | undefined;
  let backups: Repeated | undefined;

  return {
    ...studio,
    app,
    startWorkers: () => inDatabase(() => startWorkers(studio)),
    startHousekeeping() {
      housekeeping = startHousekeeping(studio);
      backups = startBackups(context);
    },
    async listen() {
      await inDatabase(() => studio.services.audit.recordSettings(settings, secret));
      return openPort(app, { ...settings, setting: 'PORT' });
    },
    async listenForWatchers() {
      const { host, metricsPort: port } = settings;
      if (!watchApp || port === undefined) return null;
      return openPort(watchApp, { host, port, setting: 'STUDIO_METRICS_PORT' });
    },
    async stop() {
      readiness.stopping();
      await Promise.all([housekeeping?.stop(), backups?.stop()]);
      await following?.stop();
      await realtime.close();
      await app.close();
      await jobs.stop();
      await providers.close();
      await watchApp?.close();
      await observing.stop();
      await database.close();
      lock?.release();
    },
  };
}

/** The regular ones, where a folder for them is set. */
function startBackups({ settings, db, blobs, log, now }: Context): Repeated | undefined {
  const { folder } = settings.backup;
  if (!folder) return undefined;
  const content = backupContent(settings, rowsOf(db, settings.dataFolder), blobs);
  return startRegularBackups({ ...settings.backup, folder }, content, { log, now });
}

function openConfigured(settings: Settings, log: Log): Promise<OpenDatabase> {
  const { databaseUrl, dataFolder } = settings;
  const options = { beforeUpgrade: backUpBeforeUpgrade(settings, log) };
  return databaseUrl
    ? openPostgres(databaseUrl, options)
    : openEmbeddedDatabase(join(dataFolder, 'db'), options);
}
