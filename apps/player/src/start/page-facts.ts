import {
  DEFAULT_LANGUAGE,
  LANGUAGES,
  type Language,
  type PlayerCourse,
  playerCourseSchema,
} from '@tarima/contract';
import { TRACKING_KINDS, type TrackingKind } from '#player/tracking/tracker.ts';

/** The way of tracking that the page names. A page without one tracks in the browser alone. */
export function trackingOfPage(page: Document): TrackingKind {
  const content = page.querySelector<HTMLMetaElement>('meta[name="tarima-tracking"]')?.content;
  return TRACKING_KINDS.find((kind) => kind === content) ?? 'none';
}

/** The course inside the page; null if it is missing or broken. */
export function courseOfPage(page: Document): PlayerCourse | null {
  try {
    const text = page.getElementById('course')?.textContent ?? '';
    return playerCourseSchema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/** The language of the browser, for what is said before the course is known. */
export function languageOfBrowser(languages: readonly string[]): Language {
  const codes = languages.map((language) => language.slice(0, 2).toLowerCase());
  return (
    codes.flatMap((code) => LANGUAGES.find((each) => each === code) ?? [])[0] ?? DEFAULT_LANGUAGE
  );
}
