import type { ReadingCues } from '@tarima/languages';
import { mustSayOf } from '../reading/must-say.ts';
import type { FigureVisual } from '../reading/visual.ts';
import { type PointRole, type SceneMaterial, type ScenePoint, SIGNED, WEIGHTY } from './shown.ts';

/** A scene whose points are written already, by a model or a person. */
type WrittenScene = {
  title: string;
  points: readonly string[];
  /** True if its list has numbers. */
  isNumbered?: boolean;
  table?: string[][] | null;
  figures?: readonly FigureVisual[];
  /** True if its points must stay as they are: none gets a tick or a cross. */
  isFixed?: boolean;
};

/** Everything that a written scene could show. */
export function writtenMaterial(scene: WrittenScene, readingCues: ReadingCues): SceneMaterial {
  const { title, points, isNumbered = false, table = null, figures = [], isFixed = false } = scene;
  return {
    title,
    table,
    isComparison: false,
    chart: null,
    figures,
    points: points.map((text): ScenePoint => {
      const role = isNumbered ? 'step' : roleOf(text, isFixed, readingCues);
      return { text, role, worth: WEIGHTY, isListed: isNumbered };
    }),
  };
}

function roleOf(text: string, isFixed: boolean, readingCues: ReadingCues): PointRole {
  const [sign] = SIGNED.exec(text) ?? [];
  if (sign) return sign.startsWith('✗') ? 'dont' : 'do';
  if (/^(?:[$€£¥]|R\$|US\$)?\s?\p{N}/u.test(text)) return 'number';
  if (readingCues.warningLabel.test(text)) return 'danger';
  if (isFixed) return 'plain';
  const mustSay = mustSayOf(text, readingCues);
  if (mustSay.includes('prohibition')) return 'dont';
  return mustSay.includes('obligation') ? 'do' : 'plain';
}
