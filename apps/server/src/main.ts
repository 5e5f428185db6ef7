import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
import { loadEnvironment, readSettings } from './env.ts';

// A quarter of a start is compiling what has not changed since the last one, so this comes first. The
// cache is our own folder: the default one is shared by everybody who may write to the machine's /tmp.
enableCompileCache(
  fileURLToPath(new URL('../../../node_modules/.cache/compiled', import.meta.url)),
);
const { createProviders } = await import('./providers/create-providers.ts');
const { startStudio } = await import('./start-studio.ts');

try {
  const settings = readSettings(loadEnvironment());
  const studio = await startStudio(settings, createProviders);
  if (settings.roles.includes('worker')) {
    await studio.startWorkers();
    studio.startHousekeeping();
  }
  if (settings.roles.includes('web')) {
    const address = await studio.listen();
    const token = await studio.services.session.launchOwner();
    console.log(`Tarima is ready: ${settings.publicUrl ?? address}/?auth=${token}`);
  } else {
    console.log('Tarima is ready: a worker without pages');
  }

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
