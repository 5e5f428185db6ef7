import { escapeXml } from '@tarima/text';

/** The size that pages give the player: its video, and room for the menu and the questions. */
const SIZE = { width: 960, height: 640 };
const LEAST = 200;

type Embedded = { title: string | null; sites: string[] };
type Most = { maxwidth?: string; maxheight?: string };

/**
 * True if other sites may ask for it by its address alone (oEmbed). A link without sites cannot
 * be shown there. A title behind a password is not told to them.
 */
export const isOfferedToSites = ({ title, sites }: Embedded): boolean =>
  title !== null && sites.length > 0;

/** The element by which sites find the answer below. */
export function embeddingLink(origin: string, secret: string): string {
  const query = new URLSearchParams({ url: `${origin}/learn/${secret}` });
  const address = escapeXml(`${origin}/api/v1/oembed?${query}`);
  return `<link rel="alternate" type="application/json+oembed" href="${address}">`;
}

/** The answer of an oEmbed provider: a frame for the page of another site. */
export function presentEmbedding(address: string, { title }: Embedded, most: Most) {
  const width = limited(SIZE.width, most.maxwidth);
  const height = limited(SIZE.height, most.maxheight);
  const frame = [
    `src="${escapeXml(address)}" width="${width}" height="${height}"`,
    `title="${escapeXml(title ?? '')}" allow="fullscreen" style="border:0"`,
  ];
  return {
    ...{ version: '1.0', type: 'video', provider_name: 'Tarima' },
    ...{ title, width, height, html: `<iframe ${frame.join(' ')}></iframe>` },
  };
}

const limited = (size: number, most: string | undefined): number =>
  most && /^\d{1,5}$/u.test(most) ? Math.max(LEAST, Math.min(size, Number(most))) : size;
