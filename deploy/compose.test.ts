import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { imageEnvironment, valuesOf } from './dockerfile.ts';
import { read, root, settingsOf, unknownSettings } from './known-settings.ts';

const serviceSchema = z.object({
  read_only: z.literal(true),
  restart: z.literal('unless-stopped'),
  environment: z.record(z.string(), z.string()),
  env_file: z.array(z.string()).default([]),
  healthcheck: z.object({ test: z.array(z.string()).optional() }).optional(),
  ports: z.array(z.string()).optional(),
  secrets: z.array(z.string()),
  volumes: z.array(z.string()),
});
const { services, volumes, secrets } = z
  .object({
    services: z.record(z.enum(['web', 'worker', 'database', 'storage']), serviceSchema),
    volumes: z.record(z.string(), z.null()),
    secrets: z.record(z.string(), z.object({ file: z.string() })),
  })
  .parse(parse(read('compose.yaml'), { merge: true }));

let folder: string;
const makeSecrets = () => execFileSync('sh', [join(folder, 'deploy/make-secrets.sh')]);
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tarima-compose-'));
  mkdirSync(join(folder, 'deploy'));
  cpSync(join(root, 'deploy/make-secrets.sh'), join(folder, 'deploy/make-secrets.sh'));
  makeSecrets();
});
afterAll(() => rmSync(folder, { recursive: true }));

const secretOf = (file: string) => readFileSync(join(folder, file), 'utf8').trim();

/** The environment of a container of the studio, with the usual value of each `${NAME:-value}`. */
function environmentOf(role: 'web' | 'worker'): Record<string, string> {
  const own = Object.entries(services[role].environment).map(([name, value]) => [
    name,
    value
      .replace(/\$\{\w+:-([^}]*)\}/u, '$1')
      .replace('/run/secrets', join(folder, 'deploy/secrets')),
  ]);
  return { ...imageEnvironment, ...Object.fromEntries(own) };
}

it.each(['web', 'worker'] as const)('gives the %s only known settings with good values', (role) => {
  const environment = environmentOf(role);
  expect(unknownSettings(environment)).toEqual([]);
  const { roles, settingsKey } = settingsOf(environment);
  expect(roles).toEqual([role]);
  expect(settingsKey).toBe(secretOf('deploy/secrets/settings-key'));
});

it('takes from people only settings that the studio knows', () => {
  const asked = [...read('compose.yaml').matchAll(/\$\{(\w+)/gu)].map(([, name = '']) => [
    name,
    '',
  ]);
  expect(unknownSettings(Object.fromEntries(asked))).toEqual([]);
});

it('names a database and a storage that are there, by their own ports and keys', () => {
  const { databaseUrl = '' } = settingsOf(environmentOf('web'));
  const { hostname, username, password, pathname } = new URL(databaseUrl);
  const { POSTGRES_USER, POSTGRES_DB } = services.database.environment;
  expect([hostname, username, pathname]).toEqual(['database', POSTGRES_USER, `/${POSTGRES_DB}`]);
  expect(password).toBe(secretOf('deploy/secrets/database-password'));

  const { S3_ENDPOINT = '', S3_BUCKET, S3_REGION } = services.web.environment;
  const storage = read('deploy/garage.toml');
  expect(URL.parse(S3_ENDPOINT)?.hostname).toBe('storage');
  expect(storage).toContain(`api_bind_addr = "[::]:${URL.parse(S3_ENDPOINT)?.port}"`);
  expect(storage).toContain(`s3_region = "${S3_REGION}"`);
  expect(services.storage.environment.GARAGE_DEFAULT_BUCKET).toBe(S3_BUCKET);
  const [id, key] = secretOf(services.storage.env_file[0] ?? '').split('\n');
  expect(id).toBe(`GARAGE_DEFAULT_ACCESS_KEY=${secretOf('deploy/secrets/s3-access-key-id')}`);
  expect(key).toBe(`GARAGE_DEFAULT_SECRET_KEY=${secretOf('deploy/secrets/s3-secret-access-key')}`);
  // The storage takes no keys of another form.
  expect(id).toMatch(/=GK[0-9a-f]{24}$/u);
  expect(key).toMatch(/=[0-9a-f]{64}$/u);
});

it('opens only the web’s port, and only to this machine', () => {
  const opened = Object.entries(services).flatMap(([name, { ports = [] }]) =>
    ports.map((port) => `${name} ${port}`),
  );
  expect(opened).toEqual(valuesOf('EXPOSE').map((port) => `web 127.0.0.1:${port}:${port}`));
});

it('looks after the health of all that answer calls', () => {
  // The image has the web's own check.
  expect(services.web.healthcheck).toBeUndefined();
  expect(services.database.healthcheck?.test?.[1]).toBe('pg_isready');
  expect(services.storage.healthcheck?.test).toEqual(['CMD', '/garage', 'status']);
});

it('keeps data in named volumes, and finds every file that it names', () => {
  const sources = Object.values(services).flatMap((service) =>
    service.volumes.map((volume) => volume.split(':')[0] ?? ''),
  );
  const files = sources.filter((source) => source.startsWith('./'));
  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
  const named = new Set(sources.filter((source) => !source.startsWith('./')));
  expect(Object.keys(volumes).sort()).toEqual([...named].sort());
});

it('has every secret made once, in a folder that other accounts cannot open', () => {
  const used = new Set(Object.values(services).flatMap((service) => service.secrets));
  expect(Object.keys(secrets).sort()).toEqual([...used].sort());
  const before = Object.values(secrets).map(({ file }) => secretOf(file));
  makeSecrets();
  expect(Object.values(secrets).map(({ file }) => secretOf(file))).toEqual(before);
  expect(new Set(before).size).toBe(before.length);
  expect(statSync(join(folder, 'deploy/secrets')).mode & 0o777).toBe(0o700);
  expect(read('.gitignore')).toContain('deploy/secrets/');
});
