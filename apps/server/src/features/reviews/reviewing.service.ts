import type { reviewerEndpoints, SeenComment } from '@tarima/contract';
import type { z } from 'zod';
import type { Context } from '#server/context.ts';
import { hasEnded } from '#server/features/visitor-links/has-ended.ts';
import { AppError } from '#server/kit/errors.ts';
import { hashOfSecret, makeSecret } from '#server/kit/secret-tokens.ts';
import { announceReview } from './announce-review.ts';
import { createPlaces, placeComments } from './place-comments.ts';
import {
  countComments,
  deleteComment,
  insertComment,
  listComments,
} from './review-comments.repo.ts';
import { type ReviewTexts, reviewTexts } from './review-texts.ts';
import { presentSeenComment } from './reviews.presenter.ts';
import {
  countReviewers,
  findLinkOfSecret,
  findVisitor,
  insertReviewer,
  lockLink,
  type OpenReview,
  type ReviewerRow,
} from './reviews.repo.ts';

/** All comments of a project are one answer. */
const MOST_COMMENTS = 1_000;
const MOST_COMMENTS_A_REVIEWER = 200;
const MOST_REVIEWERS = 500;

type Calls = typeof reviewerEndpoints;
type Answer<Name extends keyof Calls> = z.output<Calls[Name]['data']>;
type NewComment = z.output<Calls['comment']['body']>;

/** The calls of colleagues without an account. A link's secret opens it, and theirs names them. */
export function createReviewingService({ db, realtime, live, now }: Context) {
  /** Unknown, ended, past its end, or of a deleted project: nobody learns which. */
  async function open(secret: string): Promise<OpenReview> {
    const found = await findLinkOfSecret(db, hashOfSecret(secret));
    if (!found || hasEnded(found.link, now())) throw new AppError('REVIEW_LINK_GONE');
    return found;
  }

  async function enteredBy(
    secret: string,
    own: string | undefined,
  ): Promise<OpenReview & { reviewer: ReviewerRow }> {
    const opened = await open(secret);
    const named = { projectId: opened.project.id, tokenHash: hashOfSecret(own ?? ''), now: now() };
    const reviewer = await findVisitor(db, named);
    if (!reviewer) throw new AppError('REVIEWER_UNKNOWN');
    return { ...opened, reviewer };
  }

  return {
    async look(secret: string): Promise<Answer<'look'>> {
      const { project, company } = await open(secret);
      const { title, language } = await reviewTexts(db, project);
      return { title, company, language, keptDays: live.choices().retentionDays };
    },

    async enter(secret: string, { name }: { name: string }): Promise<Answer<'enter'>> {
      const { link } = await open(secret);
      const { projectId } = link;
      const own = makeSecret();
      await db.transaction(async (tx) => {
        if (!(await lockLink(tx, link))) throw new AppError('REVIEW_LINK_GONE');
        const reviewers = await countReviewers(tx, projectId);
        if (reviewers >= MOST_REVIEWERS) throw new AppError('REVIEW_FULL');
        const seenAt = now();
        const times = { firstSeenAt: seenAt, lastSeenAt: seenAt };
        await insertReviewer(tx, { projectId, tokenHash: own.hash, name, ...times });
      });
      return { reviewerToken: own.secret };
    },

    async contents(secret: string, own: string | undefined): Promise<Answer<'contents'>> {
      const { project } = await enteredBy(secret, own);
      const { contents } = await reviewTexts(db, project);
      const comments = await listComments(db, project.id);
      const open = comments.filter(({ resolvedAt }) => resolvedAt === null);
      const openOf = Map.groupBy(open, ({ contentId }) => contentId);
      return contents.map((content) => ({
        ...content,
        openComments: openOf.get(content.contentId)?.length ?? 0,
      }));
    },

    async script(
      secret: string,
      own: string | undefined,
      contentId: string | null,
    ): Promise<Answer<'script'>> {
      const { project, reviewer } = await enteredBy(secret, own);
      const texts = await reviewTexts(db, project);
      if (!texts.contents.some((content) => content.contentId === contentId)) {
        throw new AppError('NOT_FOUND');
      }
      const scenes = await texts.scenesOf(contentId);
      if (!scenes) throw new AppError('SCRIPT_NOT_READY');
      const comments = await listComments(db, project.id);
      const onIt = comments.filter((comment) => comment.contentId === contentId);
      const placed = await placeComments(texts, onIt);
      return { scenes, comments: placed.map((one) => presentSeenComment(one, reviewer.id)) };
    },

    async comment(
      secret: string,
      own: string | undefined,
      { text, ...wanted }: NewComment,
    ): Promise<SeenComment> {
      const { link, project, reviewer } = await enteredBy(secret, own);
      const place = await placeOf(await reviewTexts(db, project), wanted);
      const comment = await db.transaction(async (tx) => {
        if (!(await lockLink(tx, link))) throw new AppError('REVIEW_LINK_GONE');
        const [projectId, reviewerId] = [project.id, reviewer.id];
        const counts = await countComments(tx, { projectId, reviewerId });
        const isFull = counts.all >= MOST_COMMENTS || counts.own >= MOST_COMMENTS_A_REVIEWER;
        if (isFull) throw new AppError('REVIEW_FULL');
        const author = { projectId, reviewerId, authorName: reviewer.name };
        return insertComment(tx, { ...author, ...place.written, text, createdAt: now() });
      });
      announceReview(realtime, project);
      return presentSeenComment({ comment, place: place.now }, reviewer.id);
    },

    async removeOwn(secret: string, own: string | undefined, id: string): Promise<null> {
      const { project, reviewer } = await enteredBy(secret, own);
      const place = { projectId: project.id, id, reviewerId: reviewer.id };
      if (!(await deleteComment(db, place))) throw new AppError('NOT_FOUND');
      announceReview(realtime, project);
      return null;
    },
  };
}

/** Refuses a place that the script does not have any more. */
async function placeOf({ scenesOf }: ReviewTexts, wanted: Omit<NewComment, 'text'>) {
  const scenes = (await scenesOf(wanted.contentId)) ?? [];
  const scene = scenes[wanted.sceneIndex];
  const { sentence } = wanted;
  const isThere =
    sentence === null ? scene?.title === wanted.sceneTitle : scene?.sentences.includes(sentence);
  if (!scene || !isThere) throw new AppError('REVIEW_TEXT_CHANGED');
  const written = { ...wanted, sceneTitle: scene.title };
  return { written, now: createPlaces(scenes)(written) };
}
