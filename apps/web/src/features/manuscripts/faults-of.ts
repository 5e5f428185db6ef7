import { CONTENT_COUNTS, MAX_SCRIPT_CHARACTERS, STRUCTURE_LIMITS } from '@tarima/contract';
import type { TFunction } from 'i18next';
import { ApiError } from '#web/lib/api-error.ts';

/** Nobody corrects more than this at once. */
const MOST_FAULTS = 5;
/** Fields of a manuscript, as in `modules.0.contents.2.title`. */
const PATH = /^(?:modules\.(\d+)\.)?(?:contents\.(\d+)\.)?([a-z]+)/iu;
const FIELDS = [
  ...(['title', 'description', 'targetAudience', 'painPoints'] as const),
  ...(['modules', 'contents', 'id', 'script'] as const),
];
const LIMITS = {
  ...STRUCTURE_LIMITS,
  script: MAX_SCRIPT_CHARACTERS,
  contents: CONTENT_COUNTS.max,
};

/** The places of a refused file that are to be corrected, each with its rule. */
export function faultsOf(error: unknown, t: TFunction): string[] {
  if (!(error instanceof ApiError)) return [];
  const { line, fields = [] } = error.details ?? {};
  if (line) return [t('manuscripts.faults.line', { line })];
  const faults = fields.flatMap(({ path }) => {
    const [, module, content, name] = PATH.exec(path) ?? [];
    const field = FIELDS.find((known) => known === name);
    if (!field) return [];
    const fault = t(`manuscripts.faults.${field}`, LIMITS);
    const place = { module: Number(module) + 1, content: Number(content) + 1, fault };
    if (content) return t('manuscripts.faults.inContent', place);
    return t(module ? 'manuscripts.faults.inModule' : 'manuscripts.faults.inCourse', place);
  });
  return [...new Set(faults)].slice(0, MOST_FAULTS);
}
