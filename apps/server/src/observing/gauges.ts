import { Gauge, type Registry } from 'prom-client';
import { inTime } from '#server/kit/in-time.ts';

/** A figure as it is read now, with the values of its labels. */
export type Reading = { labels: Record<string, string>; value: number };

/** Readings by the name of their gauge. */
export type Readings = {
  [Name in keyof typeof GAUGES]: () => Promise<Reading[]>;
};

type GaugeText = { name: string; help: string; labelNames: readonly string[] };

const GAUGES = {
  queueJobs: {
    name: 'tarima_queue_jobs',
    help: 'Jobs of the installation by kind and state. Every process shows the same number.',
    labelNames: ['job', 'state'],
  },
  queueOldest: {
    name: 'tarima_queue_oldest_job_age_seconds',
    help: 'Age of the oldest job in this state. 0 if there is none.',
    labelNames: ['job', 'state'],
  },
  storedBytes: {
    name: 'tarima_stored_bytes',
    help: 'Bytes of all companies by kind. Every process shows the same number.',
    labelNames: ['kind'],
  },
  diskFree: {
    name: 'tarima_disk_free_bytes',
    help: 'Free bytes on the disk of the data folder.',
    labelNames: [],
  },
  diskSize: {
    name: 'tarima_disk_size_bytes',
    help: 'Size of the disk of the data folder.',
    labelNames: [],
  },
  lastBackup: {
    name: 'tarima_last_backup_timestamp_seconds',
    help: 'When the newest regular backup in its folder was made. NaN if there is none.',
    labelNames: [],
  },
  sockets: {
    name: 'tarima_sockets_open',
    help: 'Open sockets of this process.',
    labelNames: [],
  },
  ready: {
    name: 'tarima_ready',
    help: '1 if the process can take calls or work, 0 if not; by what it needs.',
    labelNames: ['need'],
  },
} as const satisfies Record<string, GaugeText>;

/** A figure without labels is always on the page, and 0 would be a claim. */
const UNKNOWN: Reading = { labels: {}, value: Number.NaN };

/** A check of readiness takes five seconds, and Prometheus waits for ten. */
const LONGEST_READING_MS = 8_000;

/** Adds the gauges. One that cannot be read hides no other. */
export function addGauges(registry: Registry, readings: Readings): void {
  for (const [name, text] of Object.entries<GaugeText>(GAUGES)) {
    // `GAUGES` has exactly the names of the readings. `Object.entries` loses that.
    const read = readings[name as keyof Readings];
    const unknown = text.labelNames.length === 0 ? [UNKNOWN] : [];
    new Gauge({
      ...{ name: text.name, help: text.help, labelNames: [...text.labelNames] },
      registers: [registry],
      async collect() {
        this.reset();
        const found = await inTime(LONGEST_READING_MS, read()).catch(() => []);
        for (const { labels, value } of found.length > 0 ? found : unknown) this.set(labels, value);
      },
    });
  }
}
