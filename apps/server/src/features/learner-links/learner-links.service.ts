import { randomUUID } from 'node:crypto';
import type {
  Language,
  Learner,
  LearnerAnswer,
  LearnerLink,
  learnerLinkEndpoints,
} from '@tarima/contract';
import type { z } from 'zod';
import type { Context } from '#server/context.ts';
import { recordDeed } from '#server/features/people/audit/record-deed.ts';
import {
  finishedModules,
  type PlayableService,
} from '#server/features/playable/playable.service.ts';
import type { ProjectsService } from '#server/features/projects/projects.service.ts';
import { createLinkSecrets } from '#server/features/visitor-links/link-secrets.ts';
import { projectDeed } from '#server/features/visitor-links/project-deed.ts';
import type { Actor } from '#server/kit/actor.ts';
import { attachmentNameOf } from '#server/kit/attachment-name.ts';
import { AppError } from '#server/kit/errors.ts';
import type { StreamAnswer } from '#server/kit/file-answer.ts';
import { pageCount, sliceOf } from '#server/kit/pages.ts';
import { retainedSince } from '#server/kit/retained-since.ts';
import { learnerAddress } from './learner-address.ts';
import { presentAnswers, presentLearner, presentLink } from './learner-links.presenter.ts';
import {
  countLearners,
  deleteLink,
  findLink,
  insertLink,
  type LearnerLinkRow,
  listLinks,
  updateLink,
} from './learner-links.repo.ts';
import {
  answeredQuestionsBeside,
  countLearnersOf,
  deleteLearner,
  deleteLearnersSeenBefore,
  findLearner,
  learnersOfProject,
  listLearners,
} from './learners.repo.ts';
import { hashOfPassword } from './link-passwords.ts';
import { shownContents } from './shown-contents.ts';
import { writeLearners } from './write-learners.ts';

const PAGE_SIZE = 50;

/** All that is kept of a project's links and their learners, for a company's export. */
export const allLearnersOf = learnersOfProject;

type Body<Name extends 'create' | 'change'> = z.output<(typeof learnerLinkEndpoints)[Name]['body']>;
type Project = Awaited<ReturnType<ProjectsService['authorize']>>;
type LinkPlace = { projectId: string; id: string };

/** The links of a company for learners, and what its members see of them. */
export function createLearnerLinksService(
  { db, sealing, live, now }: Pick<Context, 'db' | 'sealing' | 'live' | 'now'>,
  { projects, playable }: { projects: ProjectsService; playable: PlayableService },
) {
  const secrets = createLinkSecrets(sealing, 'learner-link');

  async function linkOf(actor: Actor, { projectId, id }: LinkPlace) {
    const project = await projects.authorize(actor, projectId);
    const link = await findLink(db, { id, projectId });
    if (!link) throw new AppError('NOT_FOUND');
    return { project, link };
  }

  async function presented(links: LearnerLinkRow[], origin: string): Promise<LearnerLink[]> {
    const counts = await countLearners(
      db,
      links.map(({ id }) => id),
    );
    return links.map((link) => {
      const secret = secrets.open(link.id, link);
      const { learners, completed } = counts.get(link.id) ?? { learners: 0, completed: 0 };
      const address = secret && learnerAddress(origin, secret);
      return presentLink(link, { address, learners, completed, now: now() });
    });
  }

  async function presentOne(place: LinkPlace, origin: string): Promise<LearnerLink> {
    const link = await findLink(db, place);
    const [shown] = link ? await presented([link], origin) : [];
    if (!shown) throw new AppError('NOT_FOUND');
    return shown;
  }

  async function assertContents(project: Project, contentIds: string[] | undefined) {
    const finished = finishedModules(await playable.outline(project), undefined).flatMap(
      ({ contents }) => contents.map(({ id }) => id),
    );
    if (finished.length === 0) throw new AppError('PACKAGE_WITHOUT_VIDEOS');
    if (contentIds?.some((id) => !finished.includes(id))) throw new AppError('PACKAGE_VIDEO_GONE');
  }

  return {
    async list(actor: Actor, projectId: string, origin: string): Promise<LearnerLink[]> {
      await projects.authorize(actor, projectId);
      return presented(await listLinks(db, projectId), origin);
    },

    async create(
      actor: Actor,
      projectId: string,
      { password, ...wanted }: Body<'create'>,
      origin: string,
    ): Promise<LearnerLink> {
      const project = await projects.authorize(actor, projectId);
      await assertContents(project, wanted.contentIds);
      const id = randomUUID();
      const link = {
        ...{ id, projectId },
        ...secrets.make(id),
        ...columnsOf(wanted),
        passwordHash: password === null ? null : await hashOfPassword(password),
        createdAt: now(),
      };
      await db.transaction(async (tx) => {
        await insertLink(tx, link);
        await recordDeed(tx, projectDeed('learner-link-made', actor, project));
      });
      return presentOne({ projectId, id }, origin);
    },

    async change(
      actor: Actor,
      place: LinkPlace,
      { password, ...wanted }: Body<'change'>,
      origin: string,
    ): Promise<LearnerLink> {
      const { project, link } = await linkOf(actor, place);
      // A content whose video was deleted meanwhile may stay chosen.
      const added = wanted.contentIds?.filter((id) => !link.contentIds?.includes(id));
      if (added?.length) await assertContents(project, added);
      const changed = {
        ...columnsOf(wanted),
        ...(password === null && { passwordHash: null }),
        ...(typeof password === 'string' && { passwordHash: await hashOfPassword(password) }),
      };
      await db.transaction(async (tx) => {
        await updateLink(tx, link.id, changed);
        await recordDeed(tx, projectDeed('learner-link-changed', actor, project));
      });
      return presentOne(place, origin);
    },

    async remove(actor: Actor, place: LinkPlace): Promise<null> {
      const { project, link } = await linkOf(actor, place);
      await db.transaction(async (tx) => {
        if (!(await deleteLink(tx, link.id))) throw new AppError('NOT_FOUND');
        await recordDeed(tx, projectDeed('learner-link-ended', actor, project));
      });
      return null;
    },

    async learners(
      actor: Actor,
      place: LinkPlace,
      page: number,
    ): Promise<{ learners: Learner[]; page: number; pages: number }> {
      const { project, link } = await linkOf(actor, place);
      const contents = shownContents(await playable.outline(project), link);
      const rows = await listLearners(db, link.id, sliceOf(page, PAGE_SIZE));
      return {
        learners: rows.map((row) => presentLearner(row, link, contents)),
        page,
        pages: pageCount(await countLearnersOf(db, link.id), PAGE_SIZE),
      };
    },

    async answers(
      actor: Actor,
      { learnerId, ...place }: LinkPlace & { learnerId: string },
      language: Language,
    ): Promise<LearnerAnswer[]> {
      const { project, link } = await linkOf(actor, place);
      const learner = await findLearner(db, { id: learnerId, linkId: link.id });
      if (!learner) throw new AppError('NOT_FOUND');
      return presentAnswers(
        learner,
        shownContents(await playable.outline(project), link),
        language,
      );
    },

    async learnersCsv(actor: Actor, place: LinkPlace, language: Language): Promise<StreamAnswer> {
      const { project, link } = await linkOf(actor, place);
      const contents = shownContents(await playable.outline(project), link);
      const shown = contents.flatMap(({ questions }) => questions.map((question) => question.id));
      const removed = await answeredQuestionsBeside(db, link.id, shown);
      await db.transaction((tx) =>
        recordDeed(tx, projectDeed('learners-exported', actor, project)),
      );
      return {
        stream: writeLearners(db, { link, contents, removed }, language),
        mediaType: 'text/csv; charset=utf-8',
        attachmentName: attachmentNameOf(project.name, 'learners.csv'),
      };
    },

    async removeLearner(
      actor: Actor,
      { learnerId, ...place }: LinkPlace & { learnerId: string },
    ): Promise<null> {
      const { project, link } = await linkOf(actor, place);
      const learner = await findLearner(db, { id: learnerId, linkId: link.id });
      if (!learner) throw new AppError('NOT_FOUND');
      await db.transaction(async (tx) => {
        if (!(await deleteLearner(tx, learnerId))) throw new AppError('NOT_FOUND');
        await recordDeed(tx, projectDeed('learner-deleted', actor, project));
      });
      return null;
    },

    /** Deletes the learners who have not come back within the time of retention. */
    async clean(): Promise<void> {
      const since = retainedSince(live.choices(), now());
      if (since) await deleteLearnersSeenBefore(db, since);
    },
  };
}

const columnsOf = ({
  contentIds,
  endsAt,
  ...rest
}: Omit<Body<'create'>, 'password'>): Omit<
  LearnerLinkRow,
  'id' | 'projectId' | 'tokenHash' | 'sealedToken' | 'passwordHash' | 'createdAt'
> => ({
  ...rest,
  contentIds: contentIds ?? null,
  endsAt: endsAt === null ? null : new Date(endsAt),
  sites: [...new Set(rest.sites)],
});
