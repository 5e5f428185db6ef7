import { PODCAST_FILES, type PodcastFile } from './podcast-files.ts';
import { LANGUAGE_CODES } from './podcast-languages.ts';
import type { PodcastRow } from './podcasts.repo.ts';

export type Channel = {
  origin: string;
  secret: string;
  /** The company's name. */
  publisher: string;
};

const NAMESPACES = [
  'xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd"',
  'xmlns:podcast="https://podcastindex.org/namespace/1.0"',
  'xmlns:atom="http://www.w3.org/2005/Atom"',
].join(' ');
/** The voices are synthetic, and directories want to be told. */
const AI_CONTENT = '<podcast:txt purpose="ai-content">true</podcast:txt>';

export const feedAddress = (origin: string, secret: string) => `${origin}/feeds/${secret}.xml`;

/** The RSS feed of a company: iTunes and podcast namespaces, newest episode first. */
export function formatFeed(channel: Channel, podcasts: PodcastRow[]): string {
  const { origin, secret, publisher } = channel;
  const name = escapeXml(publisher);
  const image = `${origin}/feeds/${secret}/cover.png`;
  const language = podcasts[0] ? LANGUAGE_CODES[podcasts[0].brief.outputLanguage] : 'es';
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<rss version="2.0" ${NAMESPACES}>`,
    '<channel>',
    `<title>${name}</title>`,
    `<link>${escapeXml(origin)}</link>`,
    `<description>${name}</description>`,
    `<language>${language}</language>`,
    `<atom:link href="${escapeXml(feedAddress(origin, secret))}" rel="self" type="application/rss+xml"/>`,
    `<itunes:author>${name}</itunes:author>`,
    `<itunes:image href="${escapeXml(image)}"/>`,
    '<itunes:category text="Education"/>',
    '<itunes:explicit>false</itunes:explicit>',
    '<itunes:block>Yes</itunes:block>',
    '<podcast:locked>yes</podcast:locked>',
    AI_CONTENT,
    ...podcasts.flatMap((podcast) => itemOf(channel, podcast)),
    '</channel>',
    '</rss>',
  ];
  return `${lines.join('\n')}\n`;
}

function itemOf({ origin, secret }: Channel, podcast: PodcastRow): string[] {
  const { id, brief, audio, createdAt } = podcast;
  if (!audio) return [];
  const address = (file: PodcastFile) =>
    escapeXml(`${origin}/feeds/${secret}/${id}/${PODCAST_FILES[file].name}?v=${audio.revision}`);
  const language = LANGUAGE_CODES[brief.outputLanguage];
  const transcript = (file: PodcastFile, type: string) =>
    `<podcast:transcript url="${address(file)}" type="${type}" language="${language}"/>`;
  const title = escapeXml(brief.podcastName);
  return [
    '<item>',
    `<title>${title}</title>`,
    `<description>${escapeXml(brief.podcastTagline || brief.podcastName)}</description>`,
    `<guid isPermaLink="false">${id}</guid>`,
    `<pubDate>${createdAt.toUTCString()}</pubDate>`,
    `<enclosure url="${address('mp3')}" length="${audio.bytes}" type="audio/mpeg"/>`,
    `<itunes:duration>${Math.round(audio.durationSeconds)}</itunes:duration>`,
    `<itunes:image href="${address('cover')}"/>`,
    '<itunes:explicit>false</itunes:explicit>',
    transcript('vtt', 'text/vtt'),
    transcript('srt', 'application/x-subrip'),
    transcript('json', 'application/json'),
    `<podcast:chapters url="${address('chapters')}" type="application/json+chapters"/>`,
    AI_CONTENT,
    '</item>',
  ];
}

/** Text as XML may hold it: its five signs escaped, and without the characters it may not hold at all. */
function escapeXml(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&apos;');
}
