import { z } from 'zod';
import { LANGUAGES } from './constants.ts';
import { endpoint } from './endpoint.ts';
import { visitorNameSchema } from './person-name.ts';

const MOST_SCENES = 2_000;
const MOST_SENTENCE_CHARACTERS = 5_000;
const MOST_COMMENT_CHARACTERS = 2_000;

/** A project's only link on which colleagues read its scripts and comment on them. */
export const reviewLinkSchema = z.object({
  /** The whole address to pass on. Null if the key that hides it is lost; the link still opens. */
  address: z.string().nullable(),
  /** Last moment at which it opens; null for no end. */
  endsAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
  hasEnded: z.boolean(),
});
export type ReviewLink = z.infer<typeof reviewLinkSchema>;

/** The part of a script that a comment is about, as its reader saw it. */
export const commentPlaceSchema = z.object({
  /** Null for the only script of a video project. */
  contentId: z.uuid().nullable(),
  /** From 0. In answers the scene's place now, if the script still has it. */
  sceneIndex: z.number().int().min(0).max(MOST_SCENES),
  /** Empty for a scene without one. */
  sceneTitle: z.string().max(MOST_SENTENCE_CHARACTERS),
  /** Null for the whole scene. */
  sentence: z.string().min(1).max(MOST_SENTENCE_CHARACTERS).nullable(),
});

export const reviewCommentSchema = commentPlaceSchema.extend({
  id: z.uuid(),
  authorName: z.string(),
  text: z.string(),
  createdAt: z.iso.datetime(),
  /** Null while it is open. */
  resolvedAt: z.iso.datetime().nullable(),
  /** The name of who resolved it; null while it is open, or if they are gone. */
  resolvedBy: z.string().nullable(),
  /** False once the script lost the sentence, or the scene of that title. */
  isInScript: z.boolean(),
});
export type ReviewComment = z.infer<typeof reviewCommentSchema>;

export const projectReviewSchema = z.object({
  projectId: z.uuid(),
  link: reviewLinkSchema.nullable(),
  /** In the order of the script, open ones first. */
  comments: z.array(reviewCommentSchema),
});
export type ProjectReview = z.infer<typeof projectReviewSchema>;

const projectId = z.object({ projectId: z.uuid() });
const ofComment = projectId.extend({ id: z.uuid() });
const path = '/api/v1/reviews/{projectId}' as const;

/** Calls of the members of a company. */
export const reviewEndpoints = {
  get: endpoint({
    method: 'GET',
    path,
    summary: 'The link for colleagues who review a project, and their comments',
    params: projectId,
    data: projectReviewSchema,
  }),
  open: endpoint({
    method: 'PUT',
    path: `${path}/link`,
    summary: 'Makes the link for colleagues, or changes when it ends; its address stays',
    params: projectId,
    body: z.object({ endsAt: z.iso.datetime().nullable().default(null) }),
    data: reviewLinkSchema,
  }),
  end: endpoint({
    method: 'DELETE',
    path: `${path}/link`,
    summary: 'Ends the link for good; the comments stay',
    params: projectId,
    data: z.null(),
  }),
  resolve: endpoint({
    method: 'PUT',
    path: `${path}/comments/{id}`,
    summary: 'Resolves a comment, or opens it again',
    params: ofComment,
    body: z.object({ isResolved: z.boolean() }),
    data: reviewCommentSchema,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: `${path}/comments/{id}`,
    summary: 'Deletes a comment for good',
    params: ofComment,
    data: z.null(),
  }),
};

const token = z.object({ token: z.string().max(100) });
const reviewerPath = '/api/v1/review/{token}' as const;

/** A comment as reviewers see it. */
export const seenCommentSchema = reviewCommentSchema.extend({
  /** True for the reviewer's own. */
  isOwn: z.boolean(),
});
export type SeenComment = z.infer<typeof seenCommentSchema>;

/** Calls of reviewers: no session, only the link's own secret, and theirs once they have entered. */
export const reviewerEndpoints = {
  look: endpoint({
    method: 'GET',
    path: reviewerPath,
    summary: 'The title behind a link for reviewers, before they give their name',
    params: token,
    data: z.object({
      title: z.string(),
      company: z.string(),
      language: z.enum(LANGUAGES),
      /** Days until names and comments are deleted; null for no end. */
      keptDays: z.number().int().nullable(),
    }),
  }),
  enter: endpoint({
    method: 'POST',
    path: `${reviewerPath}/enter`,
    summary: 'Opens a link for a new reviewer, and answers the secret that names them from now on',
    params: token,
    body: z.object({ name: visitorNameSchema }),
    data: z.object({ reviewerToken: z.string() }),
  }),
  contents: endpoint({
    method: 'GET',
    path: `${reviewerPath}/contents`,
    summary: 'The contents of a project, with the number of open comments on each',
    params: token,
    data: z.array(
      z.object({
        /** Null for the only script of a video project. */
        contentId: z.uuid().nullable(),
        title: z.string(),
        /** Empty for a video project. */
        moduleTitle: z.string(),
        hasScript: z.boolean(),
        openComments: z.number().int(),
      }),
    ),
  }),
  script: endpoint({
    method: 'GET',
    path: `${reviewerPath}/script`,
    summary: 'The scenes of one script in sentences, and all comments on it',
    params: token,
    query: z.object({ contentId: z.uuid().optional() }),
    data: z.object({
      scenes: z.array(
        z.object({
          title: z.string(),
          keyPoints: z.array(z.string()),
          /** Rows of cells, the header row first. */
          tables: z.array(z.array(z.array(z.string()))),
          sentences: z.array(z.string()),
        }),
      ),
      comments: z.array(seenCommentSchema),
    }),
  }),
  comment: endpoint({
    method: 'POST',
    path: `${reviewerPath}/comments`,
    summary: 'Comments on a scene or a sentence',
    params: token,
    body: commentPlaceSchema.extend({
      text: z.string().trim().min(1).max(MOST_COMMENT_CHARACTERS),
    }),
    data: seenCommentSchema,
  }),
  removeOwn: endpoint({
    method: 'DELETE',
    path: `${reviewerPath}/comments/{id}`,
    summary: 'Deletes a comment of the reviewer',
    params: token.extend({ id: z.uuid() }),
    data: z.null(),
  }),
};
