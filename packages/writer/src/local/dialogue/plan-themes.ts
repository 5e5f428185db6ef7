import { type Passage, passagesUnder, type Section } from '../outline.ts';
import { leadOf, planScenes, type ScenePlan } from '../plan-scenes.ts';
import type { Weights } from '../rank-passages.ts';

/**
 * The themes of a conversation, at most `most`, in the order of the documents: what introduces a
 * document comes first, because it says what all is about; then its sections. What `isNeeded` is in
 * one of them.
 */
export function planThemes(
  roots: Section[],
  most: number,
  weights: Weights,
  isNeeded: (passage: Passage) => boolean,
): ScenePlan[] {
  const plans = openingFirst(roots, most, weights);
  const planned = new Set(plans.flatMap(({ passages }) => passages));
  const missing = roots
    .flatMap(passagesUnder)
    .filter((passage) => isNeeded(passage) && !planned.has(passage));
  // What has to be said joins the theme that it stands behind.
  for (const passage of missing) {
    const before = plans.findLastIndex(
      ({ passages }) => (passages[0]?.order ?? Number.POSITIVE_INFINITY) < passage.order,
    );
    const plan = plans[Math.max(0, before)];
    if (!plan) return [planOfPassages(missing)];
    plan.passages = [...plan.passages, passage].sort((a, b) => a.order - b.order);
  }
  return plans;
}

const planOfPassages = (passages: Passage[]): ScenePlan => ({
  title: '',
  heading: null,
  passages,
  isGroup: false,
});

function openingFirst(roots: Section[], most: number, weights: Weights): ScenePlan[] {
  const plans = planScenes(roots, most, weights, () => false);
  const lead = leadOf(roots, plans);
  if (!lead) return mergePlans(plans, most);
  return [lead, ...mergePlans(plans, Math.max(1, most - 1))];
}

/** At most so many plans: the shortest joins the one before it. */
function mergePlans(plans: ScenePlan[], most: number): ScenePlan[] {
  const merged = [...plans];
  while (merged.length > most) {
    const sizes = merged.map(({ passages }) => passages.length);
    const at = Math.max(1, sizes.lastIndexOf(Math.min(...sizes)));
    const [one, other] = merged.slice(at - 1, at + 1);
    if (!one || !other) break;
    // What is chosen of both names them: the title of one may not be what is said.
    merged.splice(at - 1, 2, planOfPassages([...one.passages, ...other.passages]));
  }
  return merged;
}
