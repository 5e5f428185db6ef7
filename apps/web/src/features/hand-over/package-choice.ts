import {
  type CompletionRule,
  DEFAULT_COMPLETION,
  type HandOver,
  type Package,
  type PackageFormat,
  type PackageRequest,
} from '@tarima/contract';

/** The choices for a package. Videos that are finished later are included by themselves. */
export type PackageChoice = {
  /** Ids of contents that stay out. */
  excluded: ReadonlySet<string>;
  hasCaptions: boolean;
  hasQuestions: boolean;
  hasCertificate: boolean;
  completion: CompletionRule;
};

type HandOverContent = HandOver['contents'][number];
/** A content with a finished video. */
type FilmedContent = HandOverContent & { video: NonNullable<HandOverContent['video']> };

export const filmedContents = ({ contents }: Pick<HandOver, 'contents'>): FilmedContent[] =>
  contents.flatMap((content) => (content.video ? [{ ...content, video: content.video }] : []));

/** The package that was begun last. */
export const newestOf = (packages: readonly Package[]): Package | undefined =>
  packages.toSorted((one, other) => other.startedAt.localeCompare(one.startedAt))[0];

/** The choices of the newest package, or those that suit most people. */
export function firstChoice({
  contents,
  packages,
}: Pick<HandOver, 'contents' | 'packages'>): PackageChoice {
  const last = newestOf(packages)?.request;
  const included = last?.contentIds;
  return {
    excluded: new Set(
      included ? filmedContents({ contents }).flatMap(({ id }) => outside(included, id)) : [],
    ),
    hasCaptions: last?.hasCaptions ?? true,
    hasQuestions: last?.hasQuestions ?? true,
    hasCertificate: last?.hasCertificate ?? false,
    completion: last?.completion ?? DEFAULT_COMPLETION,
  };
}

const outside = (ids: readonly string[], id: string): string[] => (ids.includes(id) ? [] : [id]);

/** The contents that a package of this choice holds. */
export const chosenContents = (
  handOver: Pick<HandOver, 'contents'>,
  { excluded }: PackageChoice,
): FilmedContent[] => filmedContents(handOver).filter(({ id }) => !excluded.has(id));

/** Number of questions in the chosen contents. */
export const questionsIn = (contents: readonly { questions: number }[]): number =>
  contents.reduce((sum, { questions }) => sum + questions, 0);

/** Expected bytes of the file. */
export const bytesOf = (handOver: HandOver, choice: PackageChoice, format: PackageFormat): number =>
  chosenContents(handOver, choice).reduce(
    (sum, { video }) => sum + video.bytes - (choice.hasCaptions ? 0 : video.captionBytes),
    handOver.ownBytes[format] + (choice.hasCertificate ? handOver.certificateBytes : 0),
  );

/** The request of a choice. Without questions no mark is asked, or nobody could complete it. */
export function requestOf(
  handOver: HandOver,
  choice: PackageChoice,
  format: PackageFormat,
): PackageRequest {
  const { hasCaptions, hasCertificate, completion } = choice;
  const all = filmedContents(handOver);
  const chosen = chosenContents(handOver, choice);
  const hasQuestions = choice.hasQuestions && questionsIn(chosen) > 0;
  return {
    format,
    ...(chosen.length < all.length && { contentIds: chosen.map(({ id }) => id) }),
    hasCaptions,
    hasQuestions,
    hasCertificate,
    completion: hasQuestions ? completion : { ...completion, mark: null },
  };
}

/** The same request for the videos that are still there; for all if none of them is. */
export function renewed(
  handOver: Pick<HandOver, 'contents'>,
  { contentIds, ...request }: PackageRequest,
): PackageRequest {
  const ids = new Set(filmedContents(handOver).map(({ id }) => id));
  const kept = contentIds?.filter((id) => ids.has(id)) ?? [];
  return kept.length > 0 ? { ...request, contentIds: kept } : request;
}
