import type { DeletedThing } from '@tarima/contract';
import { expect, it } from 'vitest';
import { LONGEST_CRASH_TEST_MS, useCrashServer } from './crash-server.ts';
import { hasCome, PROJECT_MOMENT } from './moments.ts';
import { uploadPicture } from './pictured-project.ts';

const crashServer = useCrashServer();

const TEXT = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 600">
  <text x="10" y="40">La tarima se monta sobre un suelo limpio y nivelado en toda la sala.</text>
</svg>`;

it(
  'drafts a project and restores a deleted one after the server died',
  async () => {
    const { server, dataFolder } = crashServer();
    const project = await uploadPicture(server, TEXT);
    await expect.poll(() => hasCome(PROJECT_MOMENT, dataFolder)).toBe(true);
    await server.kill();
    await server.start();
    const scriptOf = () => server.get<{ content: string }[]>(`/api/v1/scripts/${project.id}`);
    // A call waits a while for the draft. On a busy machine that is not long enough.
    await expect
      .poll(async () => (await scriptOf())[0]?.content, { timeout: 400_000 })
      .toContain('suelo limpio');
    const [script] = await scriptOf();
    await server.remove(`/api/v1/projects/${project.id}`);
    await server.kill();
    await server.start();
    const deleted = await server.get<DeletedThing[]>('/api/v1/projects/deleted');
    expect(deleted).toMatchObject([{ id: project.id, name: 'Montaje' }]);
    await server.post(`/api/v1/projects/${project.id}/restore`);
    expect((await scriptOf())[0]?.content).toBe(script?.content);
  },
  LONGEST_CRASH_TEST_MS,
);

it('a server stops in order when asked, with the exit code of success', async () => {
  expect(await crashServer().server.kill('SIGTERM')).toBe(0);
});
