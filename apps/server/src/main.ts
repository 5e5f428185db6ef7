import { flushCompileCache } from 'node:module';
import { giveFreedMemoryBack } from '#server/kit/freed-memory.ts';
import { keepFilesPrivate } from '#server/kit/private-files.ts';
import { createProviders } from '#server/providers/create-providers.ts';
import { loadEnvironment, readSettings } from '#server/settings/env.ts';
import { inDataFolder } from '#server/wiring/data-folder-problem.ts';
import { sayReady } from '#server/wiring/say-ready.ts';
import { startStudio } from '#server/wiring/start-studio.ts';

keepFilesPrivate();
giveFreedMemoryBack();
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
  // Last, so that whoever asks there finds a studio that takes calls and work.
  await studio.listenForWatchers();
  // Node saves its compile cache when a process ends. A killed process would leave nothing.
  flushCompileCache();

  let isStopping = false;
  /** Stops in order the first time, and at once when asked again. */
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
