import type { Project } from '@tarima/contract';

/** The files that could not be read, each with its reason. */
export function FileProblems({ files }: Pick<Project, 'files'>) {
  const refused = files.filter(({ error }) => error !== null);
  if (refused.length === 0) return null;
  return (
    <ul className="grid gap-1 text-sm text-destructive">
      {refused.map(({ id, error }) => (
        <li key={id}>{error?.message}</li>
      ))}
    </ul>
  );
}
