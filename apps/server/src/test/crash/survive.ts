import { expect } from 'vitest';
import type { CrashServer } from './crash-server.ts';
import { watchFinishedParts } from './finished-parts.ts';
import type { Making } from './making.ts';
import { hasCome, type Moment } from './moments.ts';

/** Only guards against hanging. */
const LONGEST_WAIT_MS = 400_000;
const LOOK_EVERY_MS = 10;

/** Resolves when it is time to kill a server. Until then the work goes on. */
export type Death = (crash: CrashServer, making: Making) => Promise<void>;

/** Just after a named moment. Until then it makes a person's next requests. */
export const deathAt =
  (moment: Moment): Death =>
  async ({ dataFolder }, { goOn }) => {
    const isTime = async () => (await goOn()) || (await hasCome(moment, dataFolder));
    const waiting = { timeout: LONGEST_WAIT_MS, interval: LOOK_EVERY_MS };
    await expect.poll(isTime, { ...waiting, message: moment.name }).toBe(true);
    expect(await hasCome(moment, dataFolder), moment.name).toBe(true);
  };

/**
 * Kills a server at each death, restarts it and lets it finish. Everything is there at the end, and no finished
 * piece was made twice.
 */
export async function survive(
  crash: CrashServer,
  making: Making,
  deaths: Iterable<Death>,
): Promise<void> {
  const { server, dataFolder } = crash;
  const parts = watchFinishedParts(dataFolder, making.isPart);
  await making.begin();
  for (const death of deaths) {
    // The work was quicker than the deaths, so start another.
    if (await making.goOn()) await making.begin();
    await death(crash, making);
    await server.kill();
    await parts.look();
    await server.start();
  }
  await expect.poll(making.goOn, { timeout: LONGEST_WAIT_MS, interval: 200 }).toBe(true);
  await parts.look();
  expect(parts.madeTwice).toEqual([]);
  await making.check();
}
