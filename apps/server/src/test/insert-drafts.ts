import { projects } from '#server/db/tables/projects.ts';
import type { Person, TestStudio } from './test-studio.ts';

/** Projects of a person's company whose drafts wait without a job, or failed: the first one longest ago. */
export async function insertDrafts(
  { context: { db } }: TestStudio,
  { companyId }: Person,
  { status, count = 1 }: { status: 'waiting' | 'failed'; count?: number },
): Promise<string[]> {
  const rows = Array.from({ length: count }, (_, index) => ({
    ...{ companyId, name: `Proyecto ${index}`, type: 'video' as const, language: 'es' as const },
    brief: {
      ...{ type: 'video' as const, communicationTone: 'formal' as const },
      ...{ mainObjective: 'explicar' as const, targetAudience: 'equipos' },
    },
    status,
    ...(status === 'failed' && {
      errorCode: 'DRAFT_FAILED',
      finishedAt: new Date(Date.now() - (count - index) * 60_000),
    }),
  }));
  const inserted = await db.insert(projects).values(rows).returning({ id: projects.id });
  return inserted.map(({ id }) => id);
}
