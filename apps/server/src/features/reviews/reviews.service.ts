import type { ProjectReview, ReviewComment, ReviewLink } from '@tarima/contract';
import type { Context } from '#server/context.ts';
import type { Queryable } from '#server/db/database.ts';
import { recordDeed } from '#server/features/people/audit/record-deed.ts';
import type { ProjectsService } from '#server/features/projects/projects.service.ts';
import { createLinkSecrets } from '#server/features/visitor-links/link-secrets.ts';
import { projectDeed } from '#server/features/visitor-links/project-deed.ts';
import type { Actor } from '#server/kit/actor.ts';
import { AppError } from '#server/kit/errors.ts';
import { retainedSince } from '#server/kit/retained-since.ts';
import { announceReview } from './announce-review.ts';
import { placeComments } from './place-comments.ts';
import {
  deleteComment,
  deleteCommentsBefore,
  findComment,
  listComments,
  reopenComment,
  resolveComment,
} from './review-comments.repo.ts';
import { reviewTexts } from './review-texts.ts';
import { presentComment, presentLink, reviewAddress } from './reviews.presenter.ts';
import {
  deleteLink,
  deleteReviewersSeenBefore,
  findLink,
  listReviewers,
  putLink,
} from './reviews.repo.ts';

type CommentPlace = { projectId: string; id: string };

/** All that is kept of a project's review, without secrets. Null if nothing is. */
export async function wholeReview(db: Queryable, projectId: string) {
  const link = await findLink(db, projectId);
  const comments = await listComments(db, projectId);
  if (!link && comments.length === 0) return null;
  const reviewers = await listReviewers(db, projectId);
  return {
    link: link && { createdAt: link.createdAt, endsAt: link.endsAt },
    reviewers: reviewers.map(({ tokenHash: _hash, projectId: _project, ...known }) => known),
    comments: comments.map(({ projectId: _project, ...known }) => known),
  };
}

/** The link for colleagues who review a project, and their comments, as members see them. */
export function createReviewsService(
  { db, sealing, realtime, live, now }: Context,
  { projects }: { projects: ProjectsService },
) {
  const secrets = createLinkSecrets(sealing, 'review-link');

  async function linkOf(projectId: string, origin: string): Promise<ReviewLink | null> {
    const link = await findLink(db, projectId);
    if (!link) return null;
    const secret = secrets.open(projectId, link);
    return presentLink(link, { address: secret && reviewAddress(origin, secret), now: now() });
  }

  return {
    async get(actor: Actor, projectId: string, origin: string): Promise<ProjectReview> {
      const project = await projects.authorize(actor, projectId);
      const texts = await reviewTexts(db, project);
      const placed = await placeComments(texts, await listComments(db, projectId));
      return {
        projectId,
        link: await linkOf(projectId, origin),
        comments: placed.map(presentComment),
      };
    },

    /** Makes the link, or changes its end. Its address stays. */
    async open(
      actor: Actor,
      projectId: string,
      { endsAt }: { endsAt: string | null },
      origin: string,
    ): Promise<ReviewLink> {
      const project = await projects.authorize(actor, projectId);
      const link = {
        ...{ projectId, ...secrets.make(projectId) },
        endsAt: endsAt === null ? null : new Date(endsAt),
        createdAt: now(),
      };
      await db.transaction(async (tx) => {
        const isNew = await putLink(tx, link);
        const action = isNew ? 'review-link-made' : 'review-link-changed';
        await recordDeed(tx, projectDeed(action, actor, project));
      });
      announceReview(realtime, project);
      const shown = await linkOf(projectId, origin);
      if (!shown) throw new AppError('NOT_FOUND');
      return shown;
    },

    /** Ends the link for good. Its reviewers are forgotten, their comments stay. */
    async end(actor: Actor, projectId: string): Promise<null> {
      const project = await projects.authorize(actor, projectId);
      await db.transaction(async (tx) => {
        if (!(await deleteLink(tx, projectId))) throw new AppError('NOT_FOUND');
        await recordDeed(tx, projectDeed('review-link-ended', actor, project));
      });
      announceReview(realtime, project);
      return null;
    },

    async resolve(
      actor: Actor,
      place: CommentPlace,
      { isResolved }: { isResolved: boolean },
    ): Promise<ReviewComment> {
      const project = await projects.authorize(actor, place.projectId);
      if (isResolved) {
        await resolveComment(db, place, { resolvedAt: now(), resolvedBy: actor.id });
      } else await reopenComment(db, place);
      const comment = await findComment(db, place);
      if (!comment) throw new AppError('NOT_FOUND');
      announceReview(realtime, project);
      const placed = await placeComments(await reviewTexts(db, project), [comment]);
      const [shown] = placed.map(presentComment);
      if (!shown) throw new AppError('NOT_FOUND');
      return shown;
    },

    async remove(actor: Actor, place: CommentPlace): Promise<null> {
      const project = await projects.authorize(actor, place.projectId);
      await db.transaction(async (tx) => {
        if (!(await deleteComment(tx, place))) throw new AppError('NOT_FOUND');
        await recordDeed(tx, projectDeed('review-comment-deleted', actor, project));
      });
      announceReview(realtime, project);
      return null;
    },

    /** Deletes comments, and reviewers who have not come back, after the time of retention. */
    async clean(): Promise<void> {
      const since = retainedSince(live.choices(), now());
      if (!since) return;
      await deleteCommentsBefore(db, since);
      await deleteReviewersSeenBefore(db, since);
    },
  };
}
