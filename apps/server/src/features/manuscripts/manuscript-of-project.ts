import type { Manuscript } from '@tarima/manuscripts';
import type { Queryable } from '#server/db/database.ts';
import { findCourse } from '#server/features/courses/courses.repo.ts';
import { contentOfScript } from '#server/features/projects/script-content.ts';
import { scriptsByContent } from '#server/features/projects/scripts.service.ts';

type StoredScript =
  Awaited<ReturnType<typeof scriptsByContent>> extends Map<unknown, infer Row> ? Row : never;

/** A project's texts as they stand, with the revisions that an edit must name. */
export type StandingTexts = {
  manuscript: Manuscript;
  /** Of the structure; null for a video project. */
  revision: number | null;
  /** By content id. Those of removed contents are here too. */
  scripts: Map<string | null, StoredScript>;
};

/** Null for a course without a structure. */
export async function standingTexts(
  db: Queryable,
  project: { id: string; name: string; type: 'video' | 'course' },
): Promise<StandingTexts | null> {
  const scripts = await scriptsByContent(db, project.id);
  const scriptOf = (contentId: string | null) => {
    const script = scripts.get(contentId);
    return script ? contentOfScript(script) : '';
  };
  if (project.type === 'video') {
    const only = { id: project.id, title: project.name, description: '' };
    const contents = [{ ...only, script: scriptOf(null) }];
    return {
      manuscript: {
        ...{ title: project.name, description: '', targetAudience: '', painPoints: [] },
        modules: [{ ...only, contents }],
      },
      revision: null,
      scripts,
    };
  }
  const course = await findCourse(db, project.id);
  if (!course?.structure) return null;
  const { painPointsAddressed, modules, ...texts } = course.structure;
  return {
    manuscript: {
      ...texts,
      painPoints: painPointsAddressed,
      modules: modules.map((module) => ({
        ...module,
        contents: module.contents.map((content) => ({ ...content, script: scriptOf(content.id) })),
      })),
    },
    revision: course.revision,
    scripts,
  };
}
