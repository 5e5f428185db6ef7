import type { LiveUnit } from '@tarima/contract';
import { contentsOf } from '#server/features/courses/course-structure.ts';
import type { CoursesService } from '#server/features/courses/courses.service.ts';
import type { PodcastsService } from '#server/features/podcasts/podcasts.service.ts';
import { citingScenesOf } from '#server/features/projects/citing-scenes.ts';
import type { ProjectsService } from '#server/features/projects/projects.service.ts';
import type { ScriptsService } from '#server/features/projects/scripts.service.ts';
import type { Actor } from '#server/kit/actor.ts';
import { AppError } from '#server/kit/errors.ts';
import { inTextThread } from '#server/texts/in-text-thread.ts';
import { liveLedger } from '#server/texts/live-ledger.ts';
import { citingChapters } from './citing-chapters.ts';

/** Serves ledgers: each unit of the documents, with its fate in what was made. */
export function createLedgersService(services: {
  projects: ProjectsService;
  scripts: ScriptsService;
  courses: CoursesService;
  podcasts: PodcastsService;
}) {
  const { projects, scripts, courses, podcasts } = services;

  return {
    async ofScript(actor: Actor, projectId: string): Promise<LiveUnit[]> {
      const script = await scripts.draftedWithLedger(actor, projectId);
      return liveLedger(script.ledger, await citingScenesOf(script));
    },

    /** Each unit of a course's documents, with the content that teaches it. */
    async ofCourse(actor: Actor, projectId: string): Promise<LiveUnit[]> {
      const project = await courses.authorize(actor, projectId);
      const { structure } = await courses.planned(project);
      const titles = new Map(contentsOf(structure).map(({ id, title }) => [id, title]));
      const contents = await Promise.all(
        (await scripts.ofCourse(project)).map(async (script) => ({
          title: titles.get(script.contentId ?? '') ?? '',
          citations: (await citingScenesOf(script)).flatMap(({ citations }) => citations),
        })),
      );
      return liveLedger(await projects.ledger(project), contents);
    },

    /** Each unit of a podcast's sources, with the chapter that mentions it. */
    async ofPodcast(actor: Actor, id: string): Promise<LiveUnit[]> {
      const podcast = await podcasts.authorize(actor, id);
      if (!podcast.script) return [];
      return liveLedger(await podcasts.ledger(podcast), citingChapters(podcast.script));
    },

    /**
     * Adds a unit to a text without saving the text. Only the sources of the new sentences are
     * stored, for a later save.
     */
    async putIn(
      actor: Actor,
      projectId: string,
      { unitId, content }: { unitId: string; content: string },
    ): Promise<{ content: string }> {
      const script = await scripts.draftedWithLedger(actor, projectId);
      const unit = script.ledger.find(({ id }) => id === unitId);
      if (!unit) throw new AppError('NOT_FOUND');
      if (unit.fate === 'unspeakable') throw new AppError('UNIT_NOT_SPEAKABLE');
      const { language, provenance } = script;
      const text = { content, language, provenance };
      const put = await inTextThread('putUnit', content.length, script.ledger, unit, text);
      await scripts.addSources(script.id, put.added);
      return { content: put.content };
    },
  };
}
