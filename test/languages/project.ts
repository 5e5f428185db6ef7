import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Node, SourceFile } from 'typescript/unstable/ast';
import { API, type Project } from 'typescript/unstable/sync';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The whole program as the type checker sees it. `close` ends the checker's process. */
export function openProject(): { project: Project; close: () => void } {
  const api = new API({ cwd: root });
  const config = join(root, 'tsconfig.json');
  const project = api.updateSnapshot({ openProjects: [config] }).getProject(config);
  if (!project) throw new Error('the type checker did not open tsconfig.json');
  return { project, close: () => api.close() };
}

/** The sources whose path from the root matches, without tests. */
export function sourcesOf(project: Project, pattern: RegExp): { path: string; file: SourceFile }[] {
  return project.program
    .getSourceFileNames()
    .filter((name) => name.startsWith(root) && !name.includes('/node_modules/'))
    .map((name) => ({ name, path: name.slice(root.length) }))
    .filter(({ path }) => pattern.test(path) && !/\.test\.tsx?$|\/(test|testing)\//u.test(path))
    .flatMap(({ name, path }) => {
      const file = project.program.getSourceFile(name);
      return file ? [{ path, file }] : [];
    });
}

/** A node and all below it. */
export function* nodesOf(node: Node): Generator<Node> {
  yield node;
  const children: Node[] = [];
  node.forEachChild((child) => {
    children.push(child);
  });
  for (const child of children) yield* nodesOf(child);
}
