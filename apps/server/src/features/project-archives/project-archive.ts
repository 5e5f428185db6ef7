import { createProjectSchema, LANGUAGES, videoSettingsSchema } from '@tarima/contract';
import { z } from 'zod';
import { VIDEO_FILES, type VideoFile } from '#server/features/videos/video-files.ts';
import { type ArchivedDocument, archivedDocuments, archivedFigures } from './archived-files.ts';
import { archivedTexts } from './archived-texts.ts';
import { archivedVideos } from './archived-videos.ts';
import { word } from './limits.ts';

/** Grows when an older studio could no longer take an archive. */
export const ARCHIVE_VERSION = 1;
/** The largest description of a project. Its texts are a few megabytes. */
export const MOST_DESCRIPTION_BYTES = 64_000_000;

const elsewhere = { name: true, language: true, companyId: true } as const;
const [ofVideo, ofCourse] = createProjectSchema.options;

/** Says what a file is, before anything else of it is believed. */
export const archiveHeadSchema = z.object({
  format: z.literal('tarima-project'),
  version: z.number().int().positive(),
  /** The version of the studio that made it, such as `0.1.0`. */
  studio: word.regex(/^\d+\.\d+\.\d+/u),
});

/** `project.json`: a project without ids, people and secrets. */
export const projectArchiveSchema = archiveHeadSchema
  .extend({
    name: ofVideo.shape.name,
    language: z.enum(LANGUAGES),
    brief: z.discriminatedUnion('type', [ofVideo.omit(elsewhere), ofCourse.omit(elsewhere)]),
    documents: archivedDocuments,
    figures: archivedFigures,
    ...archivedTexts,
    videoSettings: videoSettingsSchema.nullable(),
    videos: archivedVideos,
  })
  .superRefine(({ brief, scripts, questions, course, documents, videos }, context) => {
    const refuse = (message: string) => context.addIssue({ code: 'custom', message });
    const isOfCourse = brief.type === 'course';
    if (course && !isOfCourse) refuse('a video has no structure');
    // A course has a script for each content, and a video has only one.
    const parts = [...scripts, ...questions, ...videos];
    if (parts.some(({ contentId }) => (contentId !== null) !== isOfCourse)) {
      refuse('a part is of no content');
    }
    const written = new Set(scripts.map(({ contentId }) => contentId));
    if (!isOfCourse && !written.has(null)) refuse('a video has no script');
    if (videos.some(({ contentId }) => !written.has(contentId))) refuse('a video has no script');
    for (const { document } of videos.flatMap(({ recipe }) => recipe.figures ?? [])) {
      if (document !== null && documents[document]?.kind !== 'upload') refuse('no such document');
    }
  });
export type ProjectArchive = z.output<typeof projectArchiveSchema>;

/** The paths in an archive. They follow from places in its lists, never from names of people. */
export const ENTRIES = {
  description: 'project.json',
  document: ({ kind, name }: Pick<ArchivedDocument, 'kind' | 'name'>, index: number) =>
    `documents/${index + 1}.${kind === 'library' ? 'json' : extensionOf(name)}`,
  figure: ({ picture }: { picture: string }) => `figures/${picture}`,
  video: (index: number, file: VideoFile) => `videos/${index + 1}/${VIDEO_FILES[file].name}`,
};

const extensionOf = (name: string) => /\.([a-z]{2,4})$/iu.exec(name)?.[1]?.toLowerCase() ?? 'bin';
