import { Registry } from 'prom-client';
import { expect, it } from 'vitest';
import { addGauges } from './gauges.ts';

it('a figure that is not there or cannot be read is unknown, and hides no other', async () => {
  const registry = new Registry();
  const unreadable = () => Promise.reject(new Error('the database is away'));
  addGauges(registry, {
    queueJobs: unreadable,
    queueOldest: unreadable,
    storedBytes: unreadable,
    diskFree: unreadable,
    lastBackup: async () => [],
    diskSize: async () => [{ labels: {}, value: 7 }],
    sockets: async () => [{ labels: {}, value: 2 }],
    ready: async () => [{ labels: { need: 'database' }, value: 0 }],
  });
  const lines = (await registry.metrics()).split('\n').filter((line) => /^tarima/u.test(line));
  expect(lines).toEqual([
    expect.stringMatching(/^tarima_disk_free_bytes nan$/iu),
    'tarima_disk_size_bytes 7',
    expect.stringMatching(/^tarima_last_backup_timestamp_seconds nan$/iu),
    'tarima_sockets_open 2',
    'tarima_ready{need="database"} 0',
  ]);
});
