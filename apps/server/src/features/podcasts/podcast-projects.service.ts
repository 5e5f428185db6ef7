import {
  type Language,
  OUTPUT_LANGUAGE_CODES,
  OUTPUT_LANGUAGES,
  type OutputLanguage,
  type PodcastProject,
} from '@tarima/contract';
import { type SourceDocument, wordsOfDocument } from '@tarima/documents';
import { isUnderWay } from '#server/db/tables/work-columns.ts';
import type { ProjectsService } from '#server/features/projects/projects.service.ts';
import type { Actor } from '#server/kit/actor.ts';
import { AppError } from '#server/kit/errors.ts';
import { presentProblem } from '#server/kit/present-problem.ts';
import type { OwnCompany } from '#server/kit/tenancy.ts';

export type PodcastProjectsService = ReturnType<typeof createPodcastProjectsService>;

/** Projects as sources of podcasts. */
export function createPodcastProjectsService({
  projects,
}: {
  projects: Pick<ProjectsService, 'authorize' | 'uploads'>;
}) {
  /** The uploads of a project. Refuses where none is readable, or some are not read yet. */
  async function open(actor: Actor, id: string, signal: AbortSignal) {
    const project = await projects.authorize(actor, id);
    const { files, documents } = await projects.uploads(project, signal);
    const isReading = files.some(({ status }) => status === 'waiting' || status === 'processing');
    if (isReading && isUnderWay(project)) throw new AppError('PODCAST_PROJECT_READING');
    if (documents.length === 0) throw new AppError('PODCAST_PROJECT_WITHOUT_DOCUMENTS');
    return { project, files, documents };
  }

  return {
    /** The documents of a project. It must belong to the podcast's company. */
    async documents(
      actor: Actor,
      { id, companyId }: { id: string; companyId: OwnCompany },
      signal: AbortSignal,
    ): Promise<SourceDocument[]> {
      const { project, documents } = await open(actor, id, signal);
      if (project.companyId !== companyId) throw new AppError('NOT_FOUND');
      return documents;
    },

    /** The documents that a podcast of the project would use, with errors where unusable. */
    async get(
      actor: Actor,
      id: string,
      { language, signal }: { language: Language; signal: AbortSignal },
    ): Promise<PodcastProject> {
      const { project, files, documents } = await open(actor, id, signal);
      const read = new Map(documents.map((document) => [document.fileName, document]));
      return {
        id,
        name: project.name,
        companyId: project.companyId,
        language: mainLanguage(documents),
        documents: files.map(({ name, errorCode, language: written }) => {
          const document = read.get(name);
          // A file without an error was not reached, since the whole reading failed.
          const problem = errorCode ?? project.errorCode ?? 'DRAFT_FAILED';
          return {
            name,
            words: document ? wordsOfDocument(document) : 0,
            language: document ? outputLanguageOf(document) : null,
            error: presentProblem(document ? null : problem, language, name, written),
          };
        }),
      };
    },
  };
}

const outputLanguageOf = ({ language }: SourceDocument): OutputLanguage | null =>
  OUTPUT_LANGUAGES.find((each) => OUTPUT_LANGUAGE_CODES[each] === language) ?? null;

/** The language of most words. */
function mainLanguage(documents: SourceDocument[]): OutputLanguage | null {
  const words = new Map<OutputLanguage | null, number>();
  for (const document of documents) {
    const language = outputLanguageOf(document);
    words.set(language, (words.get(language) ?? 0) + wordsOfDocument(document));
  }
  const [main] = [...words].sort(([, one], [, other]) => other - one);
  return main?.[0] ?? null;
}
