import type { Language } from '@tarima/contract';
import { SOURCE_LANGUAGES, WRITING_LANGUAGES } from '@tarima/languages';
import { formatSceneDirection, formatScript, plainText, tableRows } from '@tarima/text';
import { createShowing, onlyPoints, waysToShow } from '../frame/shown.ts';
import { writtenMaterial } from '../frame/written-material.ts';
import type { Piece } from './script-lines.ts';

/** With so many figures in one paragraph the voice goes slower. */
const MANY_FIGURES = 3;
const SCENE = /^\[\s*(?:scene|escena|cena)\s*:/iu;
const HEADING_MARK = /^#{1,6}\s+/u;
const POINT_MARK = /^(?:[-*+•]|\d{1,3}[.)])\s+/u;
const NUMBERED = /^\d/u;
const VOICE = /\[\s*(?:voice|voz)\s*:/iu;

/**
 * Gives each scene a layout, and a voice direction where the words need one. Existing directions
 * stay.
 */
export function addDirections(pieces: Piece[], language: Language): Piece[] {
  const scenes = scenesOf(pieces);
  const show = createShowing();
  return scenes.flatMap((scene, index) => {
    if (!scene.some(({ kind }) => kind === 'speech')) return scene;
    const place = { isFirst: index === 0, isLast: index === scenes.length - 1 && index > 1 };
    return withLayout(withVoice(scene, place, language), place, language, show);
  });
}

type Place = { isFirst: boolean; isLast: boolean };

function scenesOf(pieces: Piece[]): Piece[][] {
  const scenes: Piece[][] = [];
  for (const piece of pieces) {
    const last = scenes.at(-1);
    if (last && piece.kind !== 'heading') last.push(piece);
    else scenes.push([piece]);
  }
  return scenes;
}

/** Names the layout that the scene's title, points and table ask for. */
function withLayout(
  scene: Piece[],
  { isFirst, isLast }: Place,
  language: Language,
  show: ReturnType<typeof createShowing>,
): Piece[] {
  if (scene.some(({ text }) => SCENE.test(text))) return scene;
  const textsOf = (kind: Piece['kind']) =>
    scene.filter((piece) => piece.kind === kind).map(({ text }) => text);
  const points = textsOf('point').map((text) => text.replace(POINT_MARK, ''));
  const [table] = textsOf('table');
  const written = {
    title: plainText(textsOf('heading')[0] ?? '').replace(HEADING_MARK, ''),
    points,
    isNumbered: textsOf('point').every((text) => NUMBERED.test(text)),
    table: table === undefined ? null : tableRows(table),
    isFixed: true,
  };
  const isRecap = isLast && points.length > 0;
  const ways =
    isFirst || isRecap
      ? [onlyPoints(isRecap ? 'recap' : 'title', points)]
      : waysToShow(writtenMaterial(written, SOURCE_LANGUAGES[language].reading));
  const { layout } = show(ways);
  const text = formatSceneDirection(
    { layout, presenter: null, figure: null, crop: null, description: '' },
    language,
  );
  const at = scene[0]?.kind === 'heading' ? 1 : 0;
  return scene.toSpliced(at, 0, direction('scene', text, language));
}

/** Adds one voice direction where the words give a reason for it. */
function withVoice(scene: Piece[], place: Place, language: Language): Piece[] {
  if (scene.some(({ text }) => VOICE.test(text))) return scene;
  const spoken = scene.flatMap(({ kind }, at) => (kind === 'speech' ? [at] : []));
  const found = voiceFor(scene, spoken, place, language);
  return found ? scene.toSpliced(found.at, 0, direction('voice', found.text, language)) : scene;
}

function voiceFor(
  scene: Piece[],
  spoken: number[],
  { isFirst, isLast }: Place,
  language: Language,
): { at: number; text: string } | null {
  const { enhance, phrases } = WRITING_LANGUAGES[language];
  const { slower, caution, firm, stress, stressed, curious, warm } = enhance;
  const { pause } = phrases.voice;
  const where = (test: (text: string) => boolean) =>
    spoken.find((at) => test(scene[at]?.text ?? ''));
  const reasons: [number | undefined, string][] = [
    [where((text) => (text.match(/\p{N}[\p{N}.,]*/gu)?.length ?? 0) >= MANY_FIGURES), slower],
    [isFirst || isLast ? spoken.at(isFirst ? 1 : -1) : undefined, pause],
    [where((text) => caution.test(text)), firm],
    [where((text) => stress.test(text)), stressed],
    [where((text) => text.includes('?')), curious],
    [spoken[1], pause],
    [isFirst ? spoken[0] : undefined, warm],
  ];
  for (const [at, text] of reasons) {
    const opensScene = text === pause && at === spoken[0];
    if (at !== undefined && !opensScene) return { at, text };
  }
  return null;
}

const direction = (kind: 'scene' | 'voice', text: string, language: Language): Piece => ({
  kind: 'direction',
  text: formatScript([{ title: '', blocks: [{ kind, text }] }], language).trim(),
});
