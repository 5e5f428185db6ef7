import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { visitorNameSchema } from './person-name.ts';
import {
  completionRuleSchema,
  DEFAULT_COMPLETION,
  learnerStateSchema,
  playerCourseSchema,
} from './player-course.ts';

const MOST_CONTENTS = 200;
const MOST_SITES = 50;

/**
 * An origin such as `https://intranet.example.com`, in the form that browsers send. It becomes part
 * of a security header, so its name is plain.
 */
const siteSchema = z
  .url({ protocol: /^https?$/, hostname: /^[a-z0-9.-]+$/ })
  .max(300)
  .overwrite((address) => new URL(address).origin);

export const learnerLinkRequestSchema = z.object({
  /** Absent for all contents with a finished video, also later ones. */
  contentIds: z.array(z.uuid()).min(1).max(MOST_CONTENTS).optional(),
  /** True if learners give their name first. */
  asksName: z.boolean().default(false),
  hasQuestions: z.boolean().default(true),
  hasCertificate: z.boolean().default(false),
  completion: completionRuleSchema.default(DEFAULT_COMPLETION),
  /** Last moment at which it opens; null for no end. */
  endsAt: z.iso.datetime().nullable().default(null),
  /** Sites that may show it inside their pages. Empty for none. */
  sites: z.array(siteSchema).max(MOST_SITES).default([]),
});

const passwordSchema = z.string().min(4).max(200);

export const learnerLinkSchema = learnerLinkRequestSchema.extend({
  id: z.uuid(),
  projectId: z.uuid(),
  /** The whole address to pass on. Null if the key that hides it is lost; the link still opens. */
  address: z.string().nullable(),
  hasPassword: z.boolean(),
  createdAt: z.iso.datetime(),
  /** True once its last moment is past. */
  hasEnded: z.boolean(),
  learners: z.number().int(),
  completed: z.number().int(),
});
export type LearnerLink = z.infer<typeof learnerLinkSchema>;

/** A learner as the link's owner sees them. */
export const learnerSchema = z.object({
  id: z.uuid(),
  /** Null for somebody who was not asked. */
  name: z.string().nullable(),
  firstSeenAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  completedAt: z.iso.datetime().nullable(),
  /** 0 to 1. */
  share: z.number(),
  /** Percent of right answers, as they saw it after their last one; null without questions. */
  score: z.number().nullable(),
});
export type Learner = z.infer<typeof learnerSchema>;

/** The answer of a learner to one question of the course. */
export const learnerAnswerSchema = z.object({
  questionId: z.uuid(),
  contentTitle: z.string(),
  /** As it was answered, where it is. */
  prompt: z.string(),
  /** In words. Null if it is not answered yet. */
  answer: z.string().nullable(),
  isRight: z.boolean(),
  /** The fate of the question since it was answered. */
  change: z.enum(['changed', 'removed']).nullable(),
});
export type LearnerAnswer = z.infer<typeof learnerAnswerSchema>;

const projectId = z.object({ projectId: z.uuid() });
const ofLink = projectId.extend({ id: z.uuid() });
const ofLearner = ofLink.extend({ learnerId: z.uuid() });
const path = '/api/v1/learner-links/{projectId}' as const;

/** Calls of the members of a company. */
export const learnerLinkEndpoints = {
  list: endpoint({
    method: 'GET',
    path,
    summary: 'The links of a project for learners',
    params: projectId,
    data: z.array(learnerLinkSchema),
  }),
  create: endpoint({
    method: 'POST',
    path,
    summary: 'Makes a link that opens a course or video without an account',
    params: projectId,
    body: learnerLinkRequestSchema.extend({ password: passwordSchema.nullable().default(null) }),
    data: learnerLinkSchema,
  }),
  change: endpoint({
    method: 'PUT',
    path: `${path}/{id}`,
    summary: 'Changes a link; its address and its learners stay',
    params: ofLink,
    body: learnerLinkRequestSchema.extend({
      /** Absent to keep it, null to remove it. */
      password: passwordSchema.nullable().optional(),
    }),
    data: learnerLinkSchema,
  }),
  removeLearner: endpoint({
    method: 'DELETE',
    path: `${path}/{id}/learners/{learnerId}`,
    summary: 'Deletes a learner with all that they did',
    params: ofLearner,
    data: z.null(),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: `${path}/{id}`,
    summary: 'Ends a link for good, and deletes what its learners did',
    params: ofLink,
    data: z.null(),
  }),
  learners: endpoint({
    method: 'GET',
    path: `${path}/{id}/learners`,
    summary: 'Who opened a link, and how far they are; who came last is first',
    params: ofLink,
    query: z.object({ page: z.coerce.number().int().min(1).max(10_000).default(1) }),
    data: z.object({ learners: z.array(learnerSchema), page: z.number(), pages: z.number() }),
  }),
  answers: endpoint({
    method: 'GET',
    path: `${path}/{id}/learners/{learnerId}`,
    summary: 'All questions of a course with the answers of one learner, also to removed questions',
    params: ofLearner,
    data: z.array(learnerAnswerSchema),
  }),
  learnersCsv: endpoint({
    method: 'GET',
    path: `${path}/{id}/learners.csv`,
    summary: 'All learners of a link with their answers, as a table (CSV)',
    params: ofLink,
    isByTokenOnly: true,
  }),
};

const token = z.object({ token: z.string().max(100) });
const learnerPath = '/api/v1/learn/{token}' as const;

/** Calls of learners: no session, only the link's own secret, and theirs once they have entered. */
export const learnEndpoints = {
  look: endpoint({
    method: 'GET',
    path: learnerPath,
    summary: 'What a link asks before it opens',
    params: token,
    data: z.object({
      title: z.string(),
      publisher: z.string(),
      language: playerCourseSchema.shape.language,
      asksName: z.boolean(),
      hasPassword: z.boolean(),
      /** Days after their last visit in which learners' data is deleted; null for no such time. */
      keptDays: z.number().int().nullable(),
    }),
  }),
  enter: endpoint({
    method: 'POST',
    path: `${learnerPath}/enter`,
    summary: 'Opens a link for a new learner, and answers the secret that names them from now on',
    params: token,
    body: z.object({
      name: visitorNameSchema.nullable().default(null),
      password: z.string().max(200).nullable().default(null),
    }),
    data: z.object({ learnerToken: z.string() }),
  }),
  course: endpoint({
    method: 'GET',
    path: `${learnerPath}/course`,
    summary: 'The course as the player shows it, and what this learner has done',
    params: token,
    data: z.object({
      course: playerCourseSchema,
      state: learnerStateSchema,
      /** Null where the link asks for none. */
      name: z.string().nullable(),
    }),
  }),
  save: endpoint({
    method: 'PUT',
    path: `${learnerPath}/state`,
    summary: 'Keeps what a learner has seen and answered',
    params: token,
    body: learnerStateSchema,
    data: z.null(),
  }),
  file: endpoint({
    method: 'GET',
    path: `${learnerPath}/contents/{contentId}/{file}`,
    summary: 'A video or its poster, by the ticket that stands in its address',
    params: token.extend({ contentId: z.uuid(), file: z.enum(['video', 'poster']) }),
    query: z.object({
      ticket: z.string().max(1_000),
      /** Names the file for ever, so that browsers may keep it. */
      version: z.string().max(100),
    }),
  }),
};
