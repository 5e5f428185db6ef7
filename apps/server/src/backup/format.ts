import { createHash } from 'node:crypto';
import { z } from 'zod';

/** Raise it with every change of the form. */
export const FORMAT = 1;

/** The first entry. It says at once if the rest can be restored. */
export const HEADER = 'tarima.json';
export const headerSchema = z.object({
  format: z.literal(FORMAT),
  /** The version of the program that made the backup. */
  studio: z.string(),
  /** The version of the data: the name of their last migration. */
  dataVersion: z.string(),
  madeAt: z.iso.datetime(),
  /** SHA-256 of the key that opens the typed settings. Null if there is none yet. */
  settingsKeyHash: z.string().nullable(),
});
export type Header = z.infer<typeof headerSchema>;

export const hashOfKey = (key: string | undefined): string | null =>
  key === undefined ? null : createHash('sha256').update(key).digest('hex');

/** The rows: a file for each table, and one that counts them. */
export const DATABASE = 'database/';
export const DUMP = `${DATABASE}dump.json`;
export const BLOBS = 'blobs/';
export const KEYS = 'keys/';
/** The settings of the environment, as in a `.env`. */
export const ENVIRONMENT = 'settings.env';
/** The last entry, as `sha256sum --check` reads it. */
export const SUMS = 'SHA256SUMS';

/** The keys that the data folder may have. */
export const KEY_NAMES = ['settings-key', 'launch-key', 'jwt-secret'] as const;
export type Keys = Partial<Record<(typeof KEY_NAMES)[number], string>>;
