import type { TestProject } from 'vitest/node';
import { openPostgres } from '#server/db/open-database.ts';
import { startPostgresCluster } from './postgres-cluster.ts';
import { runOn, TEMPLATE_DATABASE, urlOf } from './postgres-databases.ts';
import { completeTables } from './template-database.ts';

/** One cluster for the run, with a migrated database that every test file copies. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startPostgresCluster();
  await runOn(cluster.url, `create database ${TEMPLATE_DATABASE}`);
  const template = await openPostgres(urlOf(cluster.url, TEMPLATE_DATABASE));
  await completeTables(template);
  await template.close();
  project.provide('testDatabase', { kind: 'postgres', url: cluster.url });
  return cluster.stop;
}
