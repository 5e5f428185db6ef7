import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { rawRows } from '#server/db/raw-rows.ts';
import { companyPictures } from '#server/db/tables/company-looks.ts';
import { companyPortraits } from '#server/db/tables/company-portraits.ts';
import { projectFigures } from '#server/db/tables/figures.ts';
import { packages } from '#server/db/tables/packages.ts';
import { podcasts } from '#server/db/tables/podcasts.ts';
import { projectFiles } from '#server/db/tables/projects.ts';
import { videos } from '#server/db/tables/videos.ts';

const total = (bytes: unknown, table: unknown): SQL<number> =>
  sql`(select coalesce(sum(${bytes}), 0)::float8 from ${table})`;

/** Bytes of all companies, those of deleted things too while they can be restored. */
export async function bytesByKind(db: Queryable) {
  const found = await db.execute(sql`select
    ${total(projectFiles.bytes, projectFiles)} as uploads,
    ${total(projectFigures.bytes, projectFigures)} as figures,
    ${total(companyPictures.bytes, companyPictures)} as looks,
    ${total(companyPortraits.bytes, companyPortraits)} as portraits,
    ${total(videos.bytes, videos)} as videos,
    ${total(packages.bytes, packages)} as packages,
    ${total(sql`(${podcasts.audio} ->> 'bytes')::bigint`, podcasts)} as podcasts`);
  return rawRows<Record<string, number>>(found)[0] ?? {};
}
