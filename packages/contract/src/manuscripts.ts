import { z } from 'zod';
import { CONTENT_COUNTS } from './constants.ts';
import { editedStructureSchema } from './courses.ts';
import { endpoint } from './endpoint.ts';
import { scriptContentSchema } from './scripts.ts';

/** Formats in which structure and scripts are worked on in other programs. */
export const MANUSCRIPT_FORMATS = ['docx', 'markdown', 'csv'] as const;
export type ManuscriptFormat = (typeof MANUSCRIPT_FORMATS)[number];

const { title, description, targetAudience, painPointsAddressed } = editedStructureSchema.shape;
/** Null for a part that was added outside the studio. */
const id = z.uuid().nullable();

/**
 * Structure and scripts of a project. A video project is one module with one content. It has what a
 * course needs: contents, and ids that stand there once.
 */
export const manuscriptSchema = z
  .object({
    ...{ title, description, targetAudience, painPoints: painPointsAddressed },
    modules: z
      .array(
        z.object({
          ...{ id, title, description },
          contents: z
            .array(z.object({ id, title, description, script: scriptContentSchema }))
            .max(CONTENT_COUNTS.max),
        }),
      )
      .min(1)
      .max(CONTENT_COUNTS.max),
  })
  .superRefine(({ modules }, context) => {
    const refuse = (path: (string | number)[], message: string) =>
      context.addIssue({ code: 'custom', path, message });
    const ofModules = modules.map(({ id }, place) => ({ id, path: ['modules', place] }));
    const ofContents = modules.flatMap(({ contents }, module) =>
      contents.map(({ id }, place) => ({ id, path: ['modules', module, 'contents', place] })),
    );
    if (ofContents.length === 0) refuse(['modules'], 'There is no content');
    // A module and a content may share an id: those of a video project do.
    for (const parts of [ofModules, ofContents]) {
      const firstOf = new Map(parts.toReversed().map((part) => [part.id, part]));
      for (const part of parts) {
        const isRepeated = part.id !== null && firstOf.get(part.id) !== part;
        if (isRepeated) refuse([...part.path, 'id'], 'This id stands there twice');
      }
    }
  });

/** A file that was read, and what it would change. Nothing is stored yet. */
export const readManuscriptSchema = z.object({
  manuscript: manuscriptSchema,
  /** Revisions that the changes were found against. Null for a video project. */
  revision: z.number().int().nullable(),
  /** By id of the script. */
  scriptRevisions: z.record(z.uuid(), z.number().int()),
  changes: z.object({
    /** True if titles, descriptions or their order differ. */
    isStructureChanged: z.boolean(),
    /** In the order of the file. */
    changedScripts: z.array(
      z.object({ title: z.string(), before: scriptContentSchema, after: scriptContentSchema }),
    ),
    /** Titles of contents. */
    added: z.array(z.string()),
    removed: z.array(z.string()),
  }),
});
export type ReadManuscript = z.infer<typeof readManuscriptSchema>;

const projectId = z.object({ projectId: z.uuid() });
const path = '/api/v1/manuscripts/{projectId}' as const;

export const manuscriptEndpoints = {
  file: endpoint({
    method: 'GET',
    path: `${path}/file`,
    summary: 'Structure and scripts as Word file, Markdown or CSV',
    params: projectId,
    query: z.object({ format: z.enum(MANUSCRIPT_FORMATS) }),
  }),
  read: endpoint({
    method: 'POST',
    path: `${path}/read`,
    summary: 'Reads such a file (multipart) and answers what it would change; stores nothing',
    params: projectId,
    data: readManuscriptSchema,
  }),
  take: endpoint({
    method: 'PUT',
    path,
    summary: 'Stores a manuscript that was read, unless something has changed since',
    params: projectId,
    body: readManuscriptSchema.omit({ changes: true }),
    data: z.null(),
  }),
};
