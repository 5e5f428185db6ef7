import { flushCompileCache } from 'node:module';
import { inDataFolder } from './data-folder-problem.ts';
import { loadEnvironment, readSettings } from './env.ts';
import { keepFilesPrivate } from './private-files.ts';
import { createProviders } from './providers/create-providers.ts';
import { sayReady } from './say-ready.ts';
import { startStudio } from './start-studio.ts';

keepFilesPrivate();
try {
  const settings = readSettings(loadEnvironment());
  const studio = await startStudio(settings, createProviders);
  if (settings.roles.includes('worker')) {
    await studio.startWorkers();
    studio.startHousekeeping();
  }
  if (settings.roles.includes('web')) {
    const address = await studio.listen();
    await inDataFolder(settings, () => sayReady(studio, settings.publicUrl ?? address));
  } else {
    console.log('Tarima is ready: a worker without pages');
  }
  // Node keeps what it compiled as a process ends, and one that is killed would leave nothing to the next.
  flushCompileCache();

  let isStopping = false;
  /** In order the first time; at once when asked again. */
  const stop = () => {
    if (isStopping) process.exit(1);
    isStopping = true;
    studio.stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGTERM', stop).on('SIGINT', stop);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
