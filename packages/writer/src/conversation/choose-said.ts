import { planScript } from '../plan/plan-script.ts';
import { type Reading, type Section, type Unit, wordsOf } from '../reading/reading.ts';
import { refersBack } from '../reading/refers-back.ts';
import type { Wished } from './find-wished.ts';

/** Most words for wished units, and for units that suit the roles. */
const WISHED_SHARE = 0.75;
const ROLES_SHARE = 0.5;
const FEWEST_THEMES = 2;
/** A smaller rest is dropped, or it would need a theme of its own. */
const LEFTOVER_SHARE = 0.1;
const NEEDED_SHARE = 0.4;
/** A sentence that another refers to is added up to this length. */
const LONGEST_SUPPORT = 35;

/** Units of one section, which are talked about together. */
export type Theme = { section: Section; units: Unit[] };

export type Preferences = {
  wished: Pick<Wished, 'units' | 'headed'>;
  suitsRoles: (unit: Unit) => boolean;
};

/** Prepares the choice. The themes are the same for every length, so they are planned once. */
export function createChooser(units: readonly Unit[], preferences: Preferences, reading: Reading) {
  const { wished } = preferences;
  const { scenes } = planScript(units, { words: Number.POSITIVE_INFINITY });
  const themeOf = new Map(
    scenes.flatMap((scene) => scene.units.map((unit) => [unit, scene] as const)),
  );
  const before = new Map(units.map((unit, index) => [unit, units[index - 1]]));

  function themesOf(chosen: ReadonlySet<Unit>): Theme[] {
    return scenes.flatMap(({ section, units: all }) => {
      const own = all.filter((unit) => chosen.has(unit));
      return own.length > 0 ? [{ section, units: own }] : [];
    });
  }

  /** Adds the sentence that a chosen one refers to, or drops both. */
  function supported(chosen: ReadonlySet<Unit>): ReadonlySet<Unit> {
    const kept = new Set(chosen);
    for (const unit of chosen) {
      const [first] = unit.parts;
      const support = before.get(unit);
      if (unit.lead.length > 0 || !first || support?.section !== unit.section) continue;
      if (kept.has(support) || !refersBack(first.text, reading)) continue;
      if (support.words <= LONGEST_SUPPORT) kept.add(support);
      else kept.delete(unit);
    }
    return kept;
  }

  /** The themes within so many words of the guest: wished ones first, then what must be said. */
  return (words: number, wordsPerTheme: number): Theme[] => {
    const themes = themesOf(supported(pick(units, words, preferences)));
    const most = Math.max(FEWEST_THEMES, Math.round(words / wordsPerTheme));
    const best = new Set(
      [...themes]
        .sort((a, b) => weight(b, preferences) - weight(a, preferences))
        .slice(0, most)
        .map(({ section }) => section),
    );
    const within = units.filter((unit) => best.has(themeOf.get(unit)?.section ?? unit.section));
    const chosen =
      themes.length <= most ? themes : themesOf(supported(pick(within, words, preferences)));
    const holds = (theme: Theme, asked: ReadonlySet<Unit>) =>
      theme.units.some((unit) => asked.has(unit));
    const turn = (theme: Theme) =>
      holds(theme, wished.headed) ? 0 : holds(theme, wished.units) ? 1 : 2;
    return withoutLeftover(chosen.toSorted((a, b) => turn(a) - turn(b)));
  };
}

function pick(
  units: readonly Unit[],
  words: number,
  { wished, suitsRoles }: Preferences,
): Set<Unit> {
  const chosen = new Set<Unit>();
  const take = (isMeant: (unit: Unit) => boolean, share: number) => {
    const from = units.filter((unit) => isMeant(unit) && !chosen.has(unit));
    const left = Math.min(words * share, words - wordsOf([...chosen]));
    if (left <= 0 || from.length === 0) return;
    for (const unit of planScript(from, { words: left }).said) chosen.add(unit);
  };
  take((unit) => wished.headed.has(unit), WISHED_SHARE);
  take((unit) => wished.units.has(unit), WISHED_SHARE);
  take(suitsRoles, ROLES_SHARE);
  take(() => true, 1);
  return chosen;
}

/** Wished units weigh most, then those that suit the roles. */
const weight = ({ units }: Theme, { wished, suitsRoles }: Preferences): number =>
  units.reduce(
    (sum, unit) =>
      sum + unit.worth * (wished.units.has(unit) ? 100 : 1) + (suitsRoles(unit) ? 3 : 0),
    0,
  );

/** Ends on something that must be said, wherever there is any. Themes behind it are told before. */
function withoutLeftover(themes: Theme[]): Theme[] {
  const lastTheme = themes.findLastIndex(({ units }) => units.some(isNeeded));
  const theme = themes[lastTheme];
  const all = themes.flatMap((one) => one.units);
  // A story with few rules ends where the document ends.
  if (!theme || all.filter(isNeeded).length < all.length * NEEDED_SHARE) return themes;
  const units = theme.units.slice(0, theme.units.findLastIndex(isNeeded) + 1);
  const behind = themes.slice(lastTheme + 1);
  const isMuch = wordsOf(behind.flatMap((one) => one.units)) > wordsOf(all) * LEFTOVER_SHARE;
  return [...themes.slice(0, lastTheme), ...(isMuch ? behind : []), { ...theme, units }];
}

const isNeeded = ({ mustSay }: Unit) => mustSay.length > 0;
