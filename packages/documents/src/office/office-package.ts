import { strFromU8, unzipSync } from 'fflate';
import { SaxesParser, type SaxesTagPlain } from 'saxes';

const MARKUP = /\.(xml|rels)$/i;
const MOST_MARKUP_BYTES = 100_000_000;
const LARGEST_PICTURE_BYTES = 50_000_000;

/** `target` is a part's path; `kind` is the end of its type's address, as in `image` or `chart`. */
type Relationship = { target: string; kind: string };

/** The parts of a docx or pptx. Unpacks only what is asked for, and follows no outside address. */
export type OfficePackage = {
  /** Parts that a part refers to, by the id that it uses for them. */
  relationshipsOf(part: string): Map<string, Relationship>;
  /** A picture's file; undefined if the package has none there, or one that is too large. */
  picture(path: string): Uint8Array | undefined;
  /** Calls `onElement` for each element of a part. A part that is missing or no XML has none. */
  elementsOf(part: string, onElement: ElementListener): void;
};

export type ElementListener = {
  open(tag: SaxesTagPlain): void;
  text?(text: string): void;
  close?(name: string): void;
};

export function openOfficePackage(file: Uint8Array): OfficePackage {
  const relationships = new Map<string, Map<string, Relationship>>();
  /** All markup, unpacked at once: a search for each part would take quadratic time. */
  let markup: Map<string, Uint8Array> | undefined;
  const elementsOf = (part: string, listener: ElementListener) => {
    markup ??= partsIn(file, MARKUP, MOST_MARKUP_BYTES);
    const bytes = markup.get(part);
    if (bytes) walk(strFromU8(bytes), listener);
  };
  return {
    elementsOf,
    picture: (path) => partsIn(file, path, LARGEST_PICTURE_BYTES).get(path),
    relationshipsOf(part) {
      const known = relationships.get(part);
      if (known) return known;
      const found = new Map<string, Relationship>();
      const at = part.lastIndexOf('/');
      const folder = part.slice(0, at);
      elementsOf(`${folder}/_rels/${part.slice(at + 1)}.rels`, {
        open({ name, attributes: { Id = '', Target = '', Type = '', TargetMode } }) {
          if (name !== 'Relationship' || TargetMode === 'External') return;
          const target = pathOf(Target, folder);
          if (target) found.set(Id, { target, kind: Type.slice(Type.lastIndexOf('/') + 1) });
        },
      });
      relationships.set(part, found);
      return found;
    },
  };
}

/**
 * The parts of this name, or of matching names, up to `mostBytes` together. A damaged part among
 * them leaves none: the document's text does not depend on them.
 */
function partsIn(file: Uint8Array, wanted: string | RegExp, mostBytes: number) {
  let size = 0;
  try {
    const parts = unzipSync(file, {
      filter: ({ name, originalSize }) => {
        const isWanted = typeof wanted === 'string' ? name === wanted : wanted.test(name);
        if (!isWanted || size + originalSize > mostBytes) return false;
        size += originalSize;
        return true;
      },
    });
    return new Map(Object.entries(parts));
  } catch {
    return new Map<string, Uint8Array>();
  }
}

/** Resolved as a URL: `../media/image1.png`, `/ppt/media/image1.png`. Undefined if it is none. */
function pathOf(target: string, folder: string): string | undefined {
  try {
    return decodeURIComponent(new URL(target, `file:///${folder}/`).pathname.slice(1));
  } catch {
    return undefined;
  }
}

function walk(markup: string, { open, text, close }: ElementListener): void {
  let isBroken = false;
  const parser = new SaxesParser();
  parser.on('error', () => {
    isBroken = true;
  });
  parser.on('opentag', (tag) => {
    if (!isBroken) open(tag);
  });
  parser.on('text', (part) => {
    if (!isBroken) text?.(part);
  });
  parser.on('closetag', ({ name }) => {
    if (!isBroken) close?.(name);
  });
  parser.write(markup.replace(/^\uFEFF/, '')).close();
}
