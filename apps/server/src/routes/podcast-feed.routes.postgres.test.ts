import type { Podcast } from '@tarima/contract';
import { SaxesParser } from 'saxes';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Person, useTestStudio } from '#server/test/test-studio.ts';

const studioOf = useTestStudio({ STUDIO_PUBLIC_URL: 'https://studio.example' });
/** Every special character of XML, and one that XML cannot hold. */
const NAME = `Aire & luz <1> "dos" 'tres' ]]>\u0007 🎧`;
const TEXT = Array.from(
  { length: 6 },
  (_, index) =>
    `El viento número ${index + 1} mueve las palas de la turbina que está en la colina.`,
).join(' ');

let ada: Person;
let podcast: Podcast;
beforeAll(async () => {
  ada = await studioOf().signIn({ companies: [{ id: 'c', name: 'Compañía «A» & <B>' }] });
  podcast = await make({ podcastName: NAME, podcastTagline: 'Lo <que> & mueve' });
});

async function make(changes: object): Promise<Podcast> {
  const payload = { textInput: TEXT, companyId: ada.companyId, ...changes };
  const url = '/api/v1/podcasts/generate';
  const { data } = await studioOf().call<Podcast>(ada, { method: 'POST', url, payload });
  await studioOf().finished(data.eventId);
  return (await studioOf().call<Podcast>(ada, { url: `/api/v1/podcasts/${data.eventId}` })).data;
}

const address = async (method: 'GET' | 'POST' = 'GET') => {
  const url = `/api/v1/companies/${ada.companyId}/podcast-feed`;
  return (await studioOf().call<{ url: string }>(ada, { method, url })).data.url;
};
/** Fetches as a podcast app does, without a session. */
const fetchPublic = (url: string, headers = {}) =>
  studioOf().call(null, { url: url.replace('https://studio.example', ''), headers });

type Element = { name: string; attributes: Record<string, string>; text: string };

/** Every element, by a parser that refuses invalid XML. */
function parse(xml: string): Element[] {
  const elements: Element[] = [];
  const open: Element[] = [];
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    const values = Object.entries(attributes).map(([key, { value }]) => [key, value]);
    const element = { name, attributes: Object.fromEntries(values), text: '' };
    elements.push(element);
    open.push(element);
  });
  parser.on('text', (text) => {
    const element = open.at(-1);
    if (element) element.text += text;
  });
  parser.on('closetag', () => void open.pop());
  parser.write(xml).close();
  return elements;
}

const ONCE_IN_CHANNEL = [
  ...['title', 'link', 'description', 'language', 'lastBuildDate', 'atom:link'],
  ...['itunes:image', 'itunes:category', 'itunes:explicit', 'itunes:author', 'itunes:type'],
  ...['podcast:guid', 'podcast:medium', 'podcast:locked', 'podcast:txt'],
];
const ONCE_IN_ITEM = [
  ...['title', 'description', 'enclosure', 'guid', 'pubDate', 'itunes:duration', 'itunes:image'],
  ...['itunes:explicit', 'podcast:chapters', 'podcast:txt'],
];
const ITUNES_CATEGORIES = ['Arts', 'Business', 'Education', 'News', 'Science', 'Technology'];
const RFC_2822 =
  /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{1,2} (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} \d\d:\d\d:\d\d (?:GMT|[+-]\d{4})$/u;

/** The channel's own elements, and those of each item. */
function partsOf(elements: Element[]): { channel: Element[]; items: Element[][] } {
  const channel: Element[] = [];
  const items: Element[][] = [];
  for (const element of elements) {
    if (element.name === 'item') items.push([]);
    else (items.at(-1) ?? channel).push(element);
  }
  return { channel, items };
}

describe('a company’s feed', () => {
  it('can be read by podcast apps, whatever the names contain', async () => {
    const url = await address();
    expect(url).toMatch(/^https:\/\/studio\.example\/feeds\/[\w-]{32,}\.xml$/u);
    expect(await address()).toBe(url);
    const feed = await fetchPublic(url);
    expect(feed.headers['content-type']).toBe('application/rss+xml; charset=utf-8');
    const elements = parse(feed.text);
    const all = (name: string) => elements.filter((element) => element.name === name);
    expect(all('title').map(({ text }) => text)).toEqual(['Compañía «A» & <B>', 'Primera parte']);
    const [about, described] = all('description').map(({ text }) => text);
    expect(about).toContain('Compañía «A» & <B>');
    expect(described?.split('\n')).toEqual([
      `${NAME.replace('\u0007', '')}: Lo <que> & mueve`,
      '0:00 Primera parte',
      'Voces generadas por computadora.',
    ]);
    expect(all('dc:language')[0]?.text).toBe('es');
    expect(all('itunes:episodeType')[0]?.text).toBe('full');
    expect(all('podcast:guid')[0]?.text).toMatch(/^[\da-f]{8}-[\da-f]{4}-5[\da-f]{3}-[89ab]/u);
    expect(all('item')).toHaveLength(1);
    expect(all('guid')[0]?.text).toBe(podcast.eventId);
    expect(all('itunes:duration')[0]?.text).toBe('12');
    expect(Date.parse(all('pubDate')[0]?.text ?? '')).not.toBeNaN();
    expect(all('podcast:txt').map(({ attributes, text }) => [attributes.purpose, text])).toEqual([
      ['ai-content', 'true'],
      ['ai-content', 'true'],
    ]);
    expect(all('podcast:transcript').map(({ attributes }) => attributes.type)).toEqual([
      'text/vtt',
      'application/x-subrip',
      'application/json',
    ]);
    const enclosure = all('enclosure')[0]?.attributes ?? {};
    expect(enclosure).toMatchObject({ type: 'audio/mpeg', length: String(podcast.bytes) });

    const files = [
      enclosure.url ?? '',
      ...[...all('podcast:transcript'), ...all('podcast:chapters')].map(
        ({ attributes }) => attributes.url ?? '',
      ),
      ...all('itunes:image').map(({ attributes }) => attributes.href ?? ''),
    ];
    expect(files).toHaveLength(7);
    for (const file of files) {
      const answer = await fetchPublic(file, { range: 'bytes=0-1' });
      expect([file, answer.status]).toEqual([file, 206]);
      expect(answer.headers['access-control-allow-origin']).toBe('*');
    }
  });

  it('follows the rules of RSS 2.0, of iTunes and of the podcast namespace', async () => {
    const url = await address();
    const { channel, items } = partsOf(parse((await fetchPublic(url)).text));
    const own = (name: string) => channel.filter((element) => element.name === name);
    for (const name of ONCE_IN_CHANNEL) expect([name, own(name).length]).toEqual([name, 1]);
    expect(own('language')[0]?.text).toMatch(/^[a-z]{2}(?:-[a-z]{2})?$/u);
    expect(own('itunes:explicit')[0]?.text).toMatch(/^(?:true|false)$/u);
    expect(own('itunes:type')[0]?.text).toMatch(/^(?:episodic|serial)$/u);
    expect(ITUNES_CATEGORIES).toContain(own('itunes:category')[0]?.attributes.text);
    expect(own('atom:link')[0]?.attributes).toMatchObject({ href: url, rel: 'self' });
    expect(own('lastBuildDate')[0]?.text).toMatch(RFC_2822);
    expect(items.length).toBeGreaterThan(0);
    const guids = items.map((item) => item.find(({ name }) => name === 'guid')?.text);
    expect(new Set(guids).size).toBe(items.length);
    for (const item of items) {
      for (const name of ONCE_IN_ITEM) {
        expect([name, item.filter((each) => each.name === name).length]).toEqual([name, 1]);
      }
      const one = (name: string) => item.find((element) => element.name === name);
      expect(one('title')?.text.trim()).not.toBe('');
      expect(one('guid')?.attributes.isPermaLink).toBe('false');
      expect(one('pubDate')?.text).toMatch(RFC_2822);
      expect(one('itunes:duration')?.text).toMatch(/^[1-9]\d*$/u);
      expect(one('enclosure')?.attributes.length).toMatch(/^[1-9]\d*$/u);
      expect(one('podcast:chapters')?.attributes.type).toBe('application/json+chapters');
    }
    const links = [...channel, ...items.flat()].flatMap(({ attributes: { url, href } }) =>
      [url, href].filter((link) => link !== undefined),
    );
    expect(links.length).toBeGreaterThan(5);
    for (const link of [...links, own('link')[0]?.text]) {
      expect(link).toMatch(/^https:\/\/studio\.example(?:\/|$)/u);
    }
  });

  it('holds only finished podcasts', async () => {
    await make({ scriptOnly: true });
    const feed = await fetchPublic(await address());
    expect(feed.text.match(/<item>/gu)).toHaveLength(1);
  });

  it('names the speakers as the instructions do, and nobody where they name nobody', async () => {
    const named = await make({
      userInstructions: 'La anfitriona se llama Ana. El invitado se llama Bruno Díaz.',
    });
    const { items } = partsOf(parse((await fetchPublic(await address())).text));
    const personsOf = (id: string) =>
      items
        .find((item) => item.some(({ name, text }) => name === 'guid' && text === id))
        ?.filter(({ name }) => name === 'podcast:person')
        .map(({ attributes, text }) => [attributes.role, text]);
    expect(personsOf(named.eventId)).toEqual([
      ['host', 'Ana'],
      ['guest', 'Bruno Díaz'],
    ]);
    expect(personsOf(podcast.eventId)).toEqual([]);
  });

  it('ends when its address is renewed', async () => {
    const before = await address();
    const fresh = await address('POST');
    expect(fresh).not.toBe(before);
    expect((await fetchPublic(before)).status).toBe(404);
    expect((await fetchPublic(fresh)).status).toBe(200);
    const secret = /feeds\/([\w-]+)\.xml/u.exec(before)?.[1];
    expect((await fetchPublic(`/feeds/${secret}/${podcast.eventId}/audio.mp3`)).status).toBe(404);
  });

  it('gives nothing of another company, and no file that it does not name', async () => {
    const stranger = await studioOf().signIn();
    const url = `/api/v1/companies/${stranger.companyId}/podcast-feed`;
    const theirs = (await studioOf().call<{ url: string }>(stranger, { url })).data.url;
    const secret = /feeds\/([\w-]+)\.xml/u.exec(theirs)?.[1];
    expect((await fetchPublic(theirs)).text).not.toContain('<item>');
    for (const path of [
      `${secret}/${podcast.eventId}/audio.mp3`,
      `${secret}/x/audio.mp3`,
      `${secret}/${podcast.eventId}/..%2f..%2fsecret`,
      'x.xml',
      'x',
    ]) {
      expect([path, (await fetchPublic(`/feeds/${path}`)).status]).toEqual([path, 404]);
    }
  });
});
