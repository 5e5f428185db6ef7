import type { Citation, Speaker } from '@tarima/contract';
import { bareText, plainText } from '@tarima/text';
import type { PodcastScript, ScriptTurn } from '#server/db/tables/podcasts.ts';
import { AppError, validationFailed } from '#server/kit/errors.ts';
import { citationKey } from '#server/texts/cited-units.ts';

type EditedTurn = { id: string; speaker: Speaker; text: string };

/** A shorter match may be chance, so it is not taken for a quote. */
const FEWEST_QUOTED_WORDS = 4;

/**
 * Applies a person's edit to the script. Markup is dropped. An unchanged turn keeps its citations,
 * others get those that they quote. A chapter without its first turn begins at the next one left.
 * `sources` are the citations of everything that could be said.
 */
export function editScript(
  script: PodcastScript,
  edited: EditedTurn[],
  sources: readonly Citation[],
): PodcastScript {
  const quotes = Map.groupBy(sources.map(quoteOf), ({ words }) => openingOf(words.split(' '), 0));
  const before = new Map(script.turns.map((turn) => [turn.id, turn]));
  if (new Set(edited.map(({ id }) => id)).size !== edited.length) {
    throw validationFailed([{ path: 'turns', message: 'two turns have the same id' }]);
  }
  const turns = edited.map(({ id, speaker, text: written }): ScriptTurn => {
    const text = plainText(written);
    if (!/[\p{L}\p{N}]/u.test(text)) throw new AppError('NOTHING_TO_SAY');
    const known = before.get(id);
    if (known?.text === text) return { id, speaker, text, citations: known.citations };
    return { id, speaker, text, citations: quoted(text, known?.citations ?? [], quotes) };
  });
  return { turns, chapters: chaptersLeft(script, new Set(turns.map(({ id }) => id))) };
}

type Quote = { words: string; citation: Citation };

const quoteOf = (citation: Citation): Quote => ({ words: bareText(citation.quote), citation });

/** The first words of a quote that may begin at a place. Empty if too few words are left. */
function openingOf(words: string[], at: number): string {
  const opening = words.slice(at, at + FEWEST_QUOTED_WORDS);
  return opening.length < FEWEST_QUOTED_WORDS ? '' : opening.join(' ');
}

/** The turn's own citations that it still quotes, and others that it quotes now. */
function quoted(
  text: string,
  own: readonly Citation[],
  others: ReadonlyMap<string, Quote[]>,
): Citation[] {
  const words = bareText(text).split(' ');
  const openings = new Set(words.map((_, at) => openingOf(words, at)));
  openings.delete('');
  const possible = [...openings].flatMap((opening) => others.get(opening) ?? []);
  const whole = ` ${words.join(' ')} `;
  const found = [...own.map(quoteOf), ...possible]
    .filter((quote) => whole.includes(` ${quote.words} `))
    .map(({ citation }) => citation);
  return [...new Map(found.map((one) => [citationKey(one), one])).values()];
}

function chaptersLeft({ turns, chapters }: PodcastScript, left: Set<string>) {
  const taken = new Set<string>();
  return chapters.flatMap(({ title, turnId }) => {
    const from = turns.findIndex(({ id }) => id === turnId);
    const first = turns.slice(from).find(({ id }) => left.has(id));
    if (!first || taken.has(first.id)) return [];
    taken.add(first.id);
    return [{ title, turnId: first.id }];
  });
}
