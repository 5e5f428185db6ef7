import { SaxesParser } from 'saxes';

export type WordStyle = {
  /** Word's English name in every language: `Heading2`, `Title`, `TOC1`, `Caption`. Else the style's own id. */
  id: string;
  isHeading: boolean;
  isHidden: boolean;
  isBold: boolean;
  /** The list of its paragraphs. */
  list: { id: string; level: string } | undefined;
};

type RawStyle = {
  name: string;
  base: string;
  outlineLevel: number | undefined;
  isHidden: boolean | undefined;
  isBold: boolean | undefined;
  listId: string;
  listLevel: string;
};

const DEEPEST = 20;
const BODY_LEVEL = 9;

/**
 * Styles of a Word file by id. Names of built-in styles are English in every file. Ids are in the
 * language of the Word that wrote it: `Ttulo1` is `heading 1`.
 */
export function readWordStyles(markup: string): Map<string, WordStyle> {
  const raw = readRawStyles(markup);
  return new Map([...raw.keys()].map((id) => [id, resolve(id, raw)]));
}

/** Such an attribute or element means "on" unless its value says otherwise. */
export function isOn(value: string | undefined): boolean {
  return value === undefined || !/^(0|false|off)$/.test(value);
}

function readRawStyles(markup: string): Map<string, RawStyle> {
  const styles = new Map<string, RawStyle>();
  let style: RawStyle | undefined;
  const parser = new SaxesParser();
  parser.on('opentag', ({ name, attributes }) => {
    const value = attributes['w:val'];
    if (name === 'w:style') {
      style = {
        name: '',
        base: '',
        outlineLevel: undefined,
        isHidden: undefined,
        isBold: undefined,
        listId: '',
        listLevel: '0',
      };
      styles.set(attributes['w:styleId'] ?? '', style);
    }
    if (!style) return;
    if (name === 'w:name') style.name = value ?? '';
    else if (name === 'w:basedOn') style.base = value ?? '';
    else if (name === 'w:outlineLvl') style.outlineLevel = Number(value);
    else if (name === 'w:vanish') style.isHidden = isOn(value);
    else if (name === 'w:b') style.isBold = isOn(value);
    else if (name === 'w:numId') style.listId = value ?? '';
    else if (name === 'w:ilvl') style.listLevel = value ?? '0';
  });
  parser.on('closetag', ({ name }) => {
    if (name === 'w:style') style = undefined;
  });
  parser.write(markup).close();
  return styles;
}

/** A style with all that it inherits. */
function resolve(id: string, raw: Map<string, RawStyle>): WordStyle {
  const chain: RawStyle[] = [];
  for (let style = raw.get(id); style && chain.length < DEEPEST; style = raw.get(style.base)) {
    chain.push(style);
  }
  const level = levelOf(chain);
  const isHeading = level !== undefined && level < BODY_LEVEL;
  const list = chain.find(({ listId }) => listId !== '');
  return {
    id: isHeading ? `Heading${level + 1}` : (builtInId(chain[0]?.name ?? '') ?? id),
    isHeading,
    isHidden: chain.find(({ isHidden }) => isHidden !== undefined)?.isHidden ?? false,
    isBold: chain.find(({ isBold }) => isBold !== undefined)?.isBold ?? false,
    list: list && list.listId !== '0' ? { id: list.listId, level: list.listLevel } : undefined,
  };
}

/** The outline level, from 0, of the nearest style that states or names one. */
function levelOf(chain: RawStyle[]): number | undefined {
  for (const { name, outlineLevel } of chain) {
    if (outlineLevel !== undefined) return outlineLevel;
    const named = /^heading ([1-9])$/i.exec(name)?.[1];
    if (named) return Number(named) - 1;
  }
  return undefined;
}

function builtInId(name: string): string | undefined {
  if (/^title$/i.test(name)) return 'Title';
  if (/^caption$/i.test(name)) return 'Caption';
  return /^(toc (\d|heading)|table of figures)$/i.test(name) ? 'TOC1' : undefined;
}
