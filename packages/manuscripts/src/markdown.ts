import { type Manuscript, type ManuscriptModule, oneLine, plainText } from './manuscript.ts';
import { ManuscriptError } from './manuscript-error.ts';

const ID = /\s?<!-- ([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}) -->$/u;
/** The fence is longer than any within a script, so a script may hold fences. */
const SHORTEST_FENCE = 4;

/**
 * Writes a manuscript as Markdown: `#` course, `##` modules, `###` contents, and each script in a
 * fence. Ids stand in comments, so that titles may change.
 */
export function writeMarkdown({ title, modules, ...course }: Manuscript): string {
  const lines = [
    ...['---', `audience: ${JSON.stringify(course.targetAudience)}`],
    ...[`problems: ${JSON.stringify(course.painPoints)}`, '---', ''],
    ...[heading(1, null, title), ...description(course.description)],
  ];
  for (const module of modules) {
    lines.push('', heading(2, module.id, module.title), ...description(module.description));
    for (const content of module.contents) {
      lines.push('', heading(3, content.id, content.title), ...description(content.description));
      lines.push('', ...fenced(content.script));
    }
  }
  return `${lines.join('\n')}\n`;
}

/**
 * Reads what `writeMarkdown` wrote, after a person's changes. Throws `ManuscriptError` with the
 * line at fault.
 */
export function readMarkdown(text: string): Manuscript {
  const lines = text
    .replace(/^\uFEFF/u, '')
    .replaceAll(/\r\n?/gu, '\n')
    .split('\n');
  const { audience, problems, next } = readFrontMatter(lines);
  const manuscript: Manuscript = {
    ...{ title: '', description: '', targetAudience: audience, painPoints: problems },
    modules: [],
  };
  let written: string[] = [];
  let part: { description: string } = manuscript;
  const endPart = () => {
    part.description = plainText(written.join('\n'));
    written = [];
  };
  for (let at = next; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    const fence = /^(`{4,})script$/u.exec(line)?.[1];
    const level = /^(#{1,3}) /u.exec(line)?.[1]?.length;
    if (fence) {
      const end = lines.indexOf(fence, at + 1);
      if (end === -1) throw new ManuscriptError('a script is not closed', at + 1);
      const content = lastModule(manuscript, at).contents.at(-1);
      if (!content || part !== content) throw new ManuscriptError('a script has no title', at + 1);
      content.script = plainText(lines.slice(at + 1, end).join('\n'));
      at = end;
    } else if (level) {
      endPart();
      part = addPart(manuscript, level, line.slice(level + 1), at);
    } else written.push(line.replace(/^\\/u, ''));
  }
  endPart();
  return manuscript;
}

function addPart(manuscript: Manuscript, level: number, text: string, at: number) {
  const id = ID.exec(text)?.[1] ?? null;
  const title = oneLine(id ? text.replace(ID, '') : text);
  if (level === 1) {
    manuscript.title = title;
    return manuscript;
  }
  const part = { id, title, description: '' };
  if (level === 2) {
    const module = { ...part, contents: [] };
    manuscript.modules.push(module);
    return module;
  }
  const content = { ...part, script: '' };
  lastModule(manuscript, at).contents.push(content);
  return content;
}

function lastModule({ modules }: Manuscript, at: number): ManuscriptModule {
  const module = modules.at(-1);
  if (!module) throw new ManuscriptError('a content stands before the first module', at + 1);
  return module;
}

const heading = (level: number, id: string | null, title: string): string =>
  `${'#'.repeat(level)} ${oneLine(title)}${id ? ` <!-- ${id} -->` : ''}`;

/** Lines that would be read as something else get a backslash, which reading takes away. */
function description(text: string): string[] {
  if (!plainText(text)) return [];
  return [
    '',
    ...plainText(text)
      .split('\n')
      .map((line) => line.replace(/^(?=[#\\`])/u, '\\')),
  ];
}

function fenced(script: string): string[] {
  const text = plainText(script);
  const longest = Math.max(0, ...(text.match(/`+/gu) ?? []).map((run) => run.length));
  const fence = '`'.repeat(Math.max(SHORTEST_FENCE, longest + 1));
  return [`${fence}script`, ...(text ? text.split('\n') : []), fence];
}

function readFrontMatter(lines: string[]): { audience: string; problems: string[]; next: number } {
  if (lines[0] !== '---') return { audience: '', problems: [], next: 0 };
  const end = lines.indexOf('---', 1);
  if (end === -1) throw new ManuscriptError('the opening block is not closed', 1);
  const fieldOf = (name: string): unknown => {
    const at = lines.slice(0, end).findIndex((line) => line.startsWith(`${name}: `));
    if (at === -1) return undefined;
    try {
      return JSON.parse((lines[at] ?? '').slice(name.length + 2));
    } catch {
      throw new ManuscriptError(`${name} is not in quotation marks`, at + 1);
    }
  };
  const [audience, problems] = [fieldOf('audience'), fieldOf('problems')];
  return {
    audience: typeof audience === 'string' ? audience : '',
    problems: Array.isArray(problems) ? problems.filter((item) => typeof item === 'string') : [],
    next: end + 1,
  };
}
