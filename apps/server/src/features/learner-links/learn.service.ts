import type { LearnerState, learnEndpoints } from '@tarima/contract';
import type { z } from 'zod';
import type { Context } from '#server/context.ts';
import type { PlayableService } from '#server/features/playable/playable.service.ts';
import { hasEnded } from '#server/features/visitor-links/has-ended.ts';
import { AppError } from '#server/kit/errors.ts';
import type { FileAnswer } from '#server/kit/file-answer.ts';
import { hashOfSecret, makeSecret } from '#server/kit/secret-tokens.ts';
import { afterSave } from './after-save.ts';
import { findLinkOfSecret, type OpenLink } from './learner-links.repo.ts';
import { createLearnerTickets } from './learner-tickets.ts';
import {
  findLearner,
  findLearnerOfSecret,
  insertLearner,
  type LearnerRow,
  lockLearner,
  updateLearner,
} from './learners.repo.ts';
import { createLinkPasswords } from './link-passwords.ts';
import { shownContents } from './shown-contents.ts';
import { forWindow } from './window-questions.ts';

type Look = z.output<(typeof learnEndpoints)['look']['data']>;
type Entry = z.output<(typeof learnEndpoints)['enter']['body']>;
type FilePlace = z.output<(typeof learnEndpoints)['file']['params']>;
type FileProof = z.output<(typeof learnEndpoints)['file']['query']>;

/** The calls of learners without an account. A link's secret opens it, and theirs names them. */
export function createLearnService(
  context: Pick<Context, 'db' | 'live' | 'ownKey' | 'now'>,
  { playable }: { playable: PlayableService },
) {
  const { db, live, now } = context;
  const tickets = createLearnerTickets(context);
  const passwords = createLinkPasswords(context);

  /** Unknown, ended, past its date, or of a deleted project: nobody learns which. */
  async function open(secret: string): Promise<OpenLink> {
    const found = await findLinkOfSecret(db, hashOfSecret(secret));
    if (!found || hasEnded(found.link, now())) throw new AppError('LEARNER_LINK_GONE');
    return found;
  }

  async function learnerOf({ link }: OpenLink, secret: string | undefined): Promise<LearnerRow> {
    const learner = secret && (await findLearnerOfSecret(db, link.id, hashOfSecret(secret)));
    if (!learner) throw new AppError('LEARNER_UNKNOWN');
    return learner;
  }

  return {
    async look(secret: string): Promise<Look> {
      const { link, project } = await open(secret);
      const { title, language, publisher } = await playable.heading(project);
      return {
        ...{ title, language, publisher },
        asksName: link.asksName,
        hasPassword: link.passwordHash !== null,
        keptDays: live.choices().retentionDays,
      };
    },

    /** The sites that may show a link, and its title unless a password hides it. */
    async page(secret: string): Promise<{ title: string | null; sites: string[] }> {
      const { link, project } = await open(secret);
      const { title } = await playable.heading(project);
      return { title: link.passwordHash === null ? title : null, sites: link.sites };
    },

    async enter(
      secret: string,
      { name, password }: Entry,
      address: string,
    ): Promise<{ learnerToken: string }> {
      const { link } = await open(secret);
      if (link.asksName && name === null) throw new AppError('LEARNER_LINK_NAME_MISSING');
      if (link.passwordHash !== null) {
        if (password === null) throw new AppError('LEARNER_LINK_PASSWORD_WRONG');
        await passwords.assertRight(link, password, address);
      }
      const own = makeSecret();
      await insertLearner(db, {
        linkId: link.id,
        tokenHash: own.hash,
        // A name that nobody asked for is not kept.
        name: link.asksName ? name : null,
        now: now(),
      });
      return { learnerToken: own.secret };
    },

    async course(
      secret: string,
      learnerSecret: string | undefined,
    ): Promise<z.output<(typeof learnEndpoints)['course']['data']>> {
      const opened = await open(secret);
      const { link, project } = opened;
      const learner = await learnerOf(opened, learnerSecret);
      const ticket = await tickets.sign({ learnerId: learner.id, linkId: link.id });
      const { contentIds, hasQuestions, hasCertificate, completion } = link;
      const options = { hasCaptions: true, hasQuestions, hasCertificate, completion };
      const { course } = await playable.course(
        await playable.spokenOutline(project),
        { ...options, ...(contentIds && { contentIds }) },
        ({ id, video }) => {
          const folder = `/api/v1/learn/${secret}/contents/${id}`;
          const query = new URLSearchParams({ version: video.version, ticket });
          return { url: `${folder}/video?${query}`, posterUrl: `${folder}/poster?${query}` };
        },
      );
      if (course.modules.length === 0) throw new AppError('LEARNER_LINK_EMPTY');
      await updateLearner(db, learner.id, { lastSeenAt: now() });
      return { ...forWindow(course, learner), name: learner.name };
    },

    async save(
      secret: string,
      learnerSecret: string | undefined,
      sent: LearnerState,
    ): Promise<null> {
      const opened = await open(secret);
      const { link, project } = opened;
      const { id } = await learnerOf(opened, learnerSecret);
      const contents = shownContents(await playable.outline(project), link);
      await db.transaction(async (tx) => {
        const learner = await lockLearner(tx, id);
        if (!learner) throw new AppError('LEARNER_UNKNOWN');
        await updateLearner(tx, id, afterSave(learner, sent, { link, contents, now: now() }));
      });
      return null;
    },

    /** A video or poster, for the learner whom the ticket in its address names. */
    async file(
      { token, contentId, file }: FilePlace,
      { ticket, version }: FileProof,
    ): Promise<FileAnswer> {
      const { link, project } = await open(token);
      const holder = await tickets.read(ticket);
      const isOfLink = holder !== null && holder.linkId === link.id;
      const learner =
        isOfLink && (await findLearner(db, { id: holder.learnerId, linkId: link.id }));
      if (!learner) throw new AppError('LEARNER_UNKNOWN');
      const isShown = link.contentIds?.includes(contentId) ?? true;
      const video = isShown && (await playable.video(project, contentId));
      if (!video) throw new AppError('NOT_FOUND');
      return {
        blob: video.blobs[file],
        mediaType: file === 'video' ? 'video/mp4' : 'image/png',
        isImmutable: video.version === version,
      };
    },
  };
}
