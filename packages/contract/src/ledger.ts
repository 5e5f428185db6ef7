import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { citationSchema, scriptContentSchema } from './scripts.ts';

/** The smallest things that a script says or leaves out. */
export const UNIT_KINDS = [
  'statement',
  'rule',
  'procedure',
  'list',
  'answer',
  'definition',
  'contrast',
  'case',
  'example',
  'warning',
  'figure',
  'table',
  'code',
] as const;
export type UnitKind = (typeof UNIT_KINDS)[number];

/** Reasons why the loss of a unit makes the training wrong or dangerous. */
export const MUST_SAY_KINDS = [
  'prohibition',
  'obligation',
  'amount',
  'limit',
  'deadline',
  'phone',
  'condition',
  'exception',
  'step',
  'warning',
  'answer',
] as const;
export type MustSayKind = (typeof MUST_SAY_KINDS)[number];

/** Reasons why a unit cannot be spoken. */
export const UNSPEAKABLE_REASONS = [
  'code',
  'figure',
  'furniture',
  'reference',
  'otherLanguage',
  'forMachines',
  'wideTable',
  'exercise',
] as const;
export type UnspeakableReason = (typeof UNSPEAKABLE_REASONS)[number];

/** One unit of the documents and its fate in a drafted script. */
export const ledgerUnitSchema = z.object({
  /** Unique within the documents of a project. */
  id: z.string(),
  kind: z.enum(UNIT_KINDS),
  /** Empty for units that may be left out. */
  mustSay: z.array(z.enum(MUST_SAY_KINDS)),
  /** The unit's section. `path` has its headings, the outermost first. */
  section: z.object({ id: z.string(), path: z.array(z.string()) }),
  /** The text as spoken, or as in the document if it cannot be spoken. */
  text: z.string(),
  citations: z.array(citationSchema),
  /** `left` means omitted for length, or because its section was not chosen. */
  fate: z.enum(['said', 'left', 'unspeakable']),
  /** Null unless it is unspeakable. */
  reason: z.enum(UNSPEAKABLE_REASONS).nullable(),
});
export type LedgerUnit = z.infer<typeof ledgerUnitSchema>;

/** Most minutes of a draft. `all` keeps everything that can be spoken. */
export const DRAFT_LENGTHS = [1, 2, 3, 5, 'all'] as const;
export type DraftLength = (typeof DRAFT_LENGTHS)[number];

/**
 * A unit in the current text: said while a spoken sentence cites one of its sentences. `place` is
 * the first such scene, content or chapter.
 */
export const liveUnitSchema = ledgerUnitSchema.extend({
  place: z.object({ index: z.number().int(), title: z.string() }).nullable(),
});
export type LiveUnit = z.infer<typeof liveUnitSchema>;

/** True if it must be said and is not. */
export const isMissing = ({ mustSay, fate }: Pick<LedgerUnit, 'mustSay' | 'fate'>): boolean =>
  mustSay.length > 0 && fate !== 'said';

const projectId = z.object({ projectId: z.uuid() });

export const ledgerEndpoints = {
  get: endpoint({
    method: 'GET',
    path: '/api/v1/scripts/{projectId}/ledger',
    summary: 'What became of each unit of the documents, as the script of a video stands now',
    params: projectId,
    data: z.array(liveUnitSchema),
  }),
  ofCourse: endpoint({
    method: 'GET',
    path: '/api/v1/courses/{projectId}/ledger',
    summary: 'What the contents of a course say of its documents, as their scripts stand now',
    params: projectId,
    data: z.array(liveUnitSchema),
  }),
  ofPodcast: endpoint({
    method: 'GET',
    path: '/api/v1/podcasts/{id}/ledger',
    summary: 'What a podcast says of its sources, as its script stands now',
    params: z.object({ id: z.uuid() }),
    data: z.array(liveUnitSchema),
  }),
  putIn: endpoint({
    method: 'POST',
    path: '/api/v1/scripts/{projectId}/ledger/put-in',
    summary: 'Puts a unit into a text at its place; stores nothing of it but where it comes from',
    params: projectId,
    body: z.object({ unitId: z.string().max(1_000), content: scriptContentSchema }),
    data: z.object({ content: z.string() }),
  }),
};
