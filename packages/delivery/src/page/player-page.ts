import type { PackageFormat, PlayerCourse } from '@tarima/contract';
import { escapeXml } from '@tarima/text';
import { DeliveryError } from '../delivery-error.ts';

/** The folder of the player's own files inside a package. */
export const PLAYER_FOLDER = 'player';

const TRACKING = {
  folder: 'none',
  scorm12: 'scorm12',
  scorm2004: 'scorm2004',
  cmi5: 'cmi5',
} as const satisfies Record<PackageFormat, string>;

/**
 * The player's built page with the course inside, for the tracking of a format. The addresses of the
 * player's other files lead into `PLAYER_FOLDER`.
 */
export function playerPage(
  builtPage: string,
  { format, course, assets }: { format: PackageFormat; course: PlayerCourse; assets: string[] },
): string {
  const known = new Set(assets);
  const page = builtPage.replace(/ (src|href)="(?:\.\/)?([^"]*)"/gu, (whole, attribute, name) =>
    known.has(name) ? ` ${attribute}="${PLAYER_FOLDER}/${name}"` : whole,
  );
  const language = course.language === 'pt' ? 'pt-BR' : course.language;
  const parts: [RegExp, string][] = [
    [/<html lang="[^"]*"/u, `<html lang="${language}"`],
    [/<title>[^<]*<\/title>/u, `<title>${escapeXml(course.title)}</title>`],
    [
      /<meta name="tarima-tracking" content="[^"]*"/u,
      `<meta name="tarima-tracking" content="${TRACKING[format]}"`,
    ],
    [
      /<script type="application\/json" id="course"><\/script>/u,
      `<script type="application/json" id="course">${scriptJson(course)}</script>`,
    ],
  ];
  return parts.reduce((text, [place, replacement]) => {
    if (!place.test(text)) throw new DeliveryError('PACKAGE_FAILED', `the player lacks ${place}`);
    return text.replace(place, () => replacement);
  }, page);
}

/** JSON that no text inside can end early in a script element. Old engines read it too. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}
