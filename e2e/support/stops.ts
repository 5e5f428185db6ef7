import { ALL_SCREENS, type ScreenName } from '@tarima/contract';
import { INFORMATION_TOPICS, pathTo, SCREEN_PATHS } from '../../apps/web/src/lib/paths.ts';
import type { Filled } from './filled-studio.ts';

/** A place to check, and its buttons that open a layer. */
export type Stop = { path: string; opens: readonly RegExp[] };

/** The buttons of a screen that open a dialog or a menu, besides its selects. */
const OPENS: Partial<Record<ScreenName, readonly RegExp[]>> = {
  'edit-script': [/^Restaurar original$/u, /^Redactar de nuevo$/u, /^Más$/u],
  'course-scripts': [/^Editar guion/u, /^Pedir revisión$/u, /^Generar todos los videos$/u],
  podcasts: [/^Más acciones para /u],
  videos: [/^Ver /u, /^Más acciones para /u],
  projects: [/^Más acciones para /u],
  'personal-data': [/^Eliminar /u],
};

/** Every screen of the table of routes, with data. A new screen is included by itself. */
export function screensOf({ videoProject, course, podcast }: Filled): Stop[] {
  return ALL_SCREENS.flatMap((name) => {
    const projectId = name.includes('course') ? course : videoProject;
    const path = SCREEN_PATHS[name].replace(':projectId', projectId);
    const opens = OPENS[name] ?? [];
    if (name === 'hand-over') {
      return [videoProject, course].map((id) => ({ path: pathTo.handOver(id), opens }));
    }
    if (!path.includes(':id?')) return [{ path, opens }];
    return [
      { path: path.replace('/:id?', ''), opens },
      { path: path.replace(':id?', podcast), opens: [] },
    ];
  });
}

/** Pages outside the table that call the server: those of the studio's own admin site. */
export const OTHER_PAGES: readonly Stop[] = [
  { path: pathTo.upload('course'), opens: [] },
  { path: pathTo.account, opens: [] },
  { path: pathTo.members, opens: [/^Nueva empresa$/u, /^Cambiar el nombre$/u] },
  { path: `${pathTo.members}?part=security`, opens: [/^Exigirla a todos$/u] },
  { path: `${pathTo.members}?part=look`, opens: [] },
  { path: `${pathTo.members}?part=presenters`, opens: [/^Añadir a una persona$/u] },
  ...['voices', 'heygen', 'sign-in', 'storage', 'host-platform', 'machine', 'pronunciation'].map(
    (part) => ({ path: `${pathTo.settings}?part=${part}`, opens: [] }),
  ),
];

/** Pages that are the same for everybody and for any answer: the footer's, and "not found". */
export const STANDING_PAGES: readonly Stop[] = [
  ...INFORMATION_TOPICS.map((topic) => ({ path: pathTo.information(topic), opens: [] })),
  { path: '/nowhere', opens: [] },
];

/** The pages for signing in and those of links, without a session. */
export const ENTRY_PAGES = [
  pathTo.signIn(),
  `${pathTo.invitation}#gone`,
  `${pathTo.resetPassword}#gone`,
  pathTo.review('gone'),
] as const;
