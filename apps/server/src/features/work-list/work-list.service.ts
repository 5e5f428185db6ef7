import {
  type Language,
  LIBRARY_TYPES,
  type LibraryType,
  type LibraryWork,
  PROJECT_TYPES,
  type Project,
  type ProjectType,
} from '@tarima/contract';
import type { Context } from '#server/context.ts';
import type { PodcastsService } from '#server/features/podcasts/podcasts.service.ts';
import type { ProjectsService } from '#server/features/projects/projects.service.ts';
import type { Actor } from '#server/kit/actor.ts';
import { pageCount, sliceOf } from '#server/kit/pages.ts';
import { companiesOf } from '#server/kit/tenancy.ts';
import { type FoundWork, listWorks, type WantedWorks } from './work-list.repo.ts';

const PAGE_SIZE = 24;

type Wanted<Type> = Omit<WantedWorks, 'types'> & { type?: Type | undefined; page: number };
type Page = { page: number; pages: number };

/** Projects and podcasts in one list, and projects alone. */
export function createWorkListService(
  { db }: Pick<Context, 'db'>,
  {
    projects,
    podcasts,
  }: {
    projects: Pick<ProjectsService, 'presentAll'>;
    podcasts: Pick<PodcastsService, 'presentAll'>;
  },
) {
  async function find(actor: Actor, { page, ...wanted }: WantedWorks & { page: number }) {
    const slice = sliceOf(page, PAGE_SIZE);
    const { works, total } = await db.transaction((tx) =>
      listWorks(tx, companiesOf(actor), wanted, slice),
    );
    return { works, paging: { page, pages: pageCount(total, PAGE_SIZE) } };
  }

  return {
    async list(
      actor: Actor,
      { type, ...wanted }: Wanted<LibraryType>,
      language: Language,
    ): Promise<Page & { works: LibraryWork[] }> {
      const types = type ? [type] : LIBRARY_TYPES;
      const { works, paging } = await find(actor, { ...wanted, types });
      const ofProjects = await projects.presentAll(actor, idsOf(works, 'project'), language);
      const ofPodcasts = await podcasts.presentAll(actor, idsOf(works, 'podcast'), language);
      // One that has just gone is left out.
      const shown = works.flatMap(({ kind, id }): LibraryWork[] => {
        const [project, podcast] = [ofProjects.get(id), ofPodcasts.get(id)];
        if (kind === 'project') return project ? [{ kind, ...project }] : [];
        return podcast ? [{ kind, ...podcast }] : [];
      });
      return { ...paging, works: shown };
    },

    async projects(
      actor: Actor,
      { type, ...wanted }: Wanted<ProjectType>,
      language: Language,
    ): Promise<Page & { projects: Project[] }> {
      const types = type ? [type] : PROJECT_TYPES;
      const { works, paging } = await find(actor, { ...wanted, types });
      const shown = await projects.presentAll(actor, idsOf(works, 'project'), language);
      return { ...paging, projects: works.flatMap(({ id }) => shown.get(id) ?? []) };
    },
  };
}

const idsOf = (works: FoundWork[], kind: FoundWork['kind']): string[] =>
  works.flatMap((work) => (work.kind === kind ? [work.id] : []));
