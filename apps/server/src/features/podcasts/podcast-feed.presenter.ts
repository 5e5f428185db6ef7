import { createHash } from 'node:crypto';
import { OUTPUT_LANGUAGE_CODES, SPEAKERS } from '@tarima/contract';
import type { SourceLanguage } from '@tarima/languages';
import { VOICES_NOTE } from '@tarima/podcasts';
import { escapeXml } from '@tarima/text';
import { namesInInstructions } from '@tarima/writer';
import { PODCAST_FILES, type PodcastFile } from './podcast-files.ts';
import { topicOf } from './podcast-topic.ts';
import type { WholePodcast } from './podcasts.repo.ts';

export type Channel = {
  origin: string;
  secret: string;
  companyId: string;
  /** The company's name. */
  publisher: string;
};

const NAMESPACES = [
  'xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd"',
  'xmlns:podcast="https://podcastindex.org/namespace/1.0"',
  'xmlns:atom="http://www.w3.org/2005/Atom"',
  // RSS itself has a language only for the channel.
  'xmlns:dc="http://purl.org/dc/elements/1.1/"',
].join(' ');
/** The voices are synthetic, and directories require a mark of that. */
const AI_CONTENT = '<podcast:txt purpose="ai-content">true</podcast:txt>';
/** The UUID namespace of feed ids, from the podcast specification. */
const PODCAST_NAMESPACE = 'ead4c236-bf58-58c6-a2c6-a6b28d128cb6';

const ABOUT: Record<SourceLanguage, (publisher: string) => string> = {
  es: (publisher) => `Conversaciones de ${publisher}.`,
  en: (publisher) => `Conversations by ${publisher}.`,
  pt: (publisher) => `Conversas de ${publisher}.`,
  fr: (publisher) => `Conversations proposées par ${publisher}.`,
  de: (publisher) => `Gespräche von ${publisher}.`,
  it: (publisher) => `Conversazioni di ${publisher}.`,
};

export const feedAddress = (origin: string, secret: string) => `${origin}/feeds/${secret}.xml`;

/** The RSS feed of a company: iTunes and podcast namespaces, newest episode first. */
export function formatFeed(channel: Channel, podcasts: WholePodcast[]): string {
  const { origin, secret, companyId, publisher } = channel;
  const [newest] = podcasts;
  const language = newest ? languageOf(newest) : 'es';
  const about = `${ABOUT[language](publisher)} ${VOICES_NOTE[language]}.`;
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<rss version="2.0" ${NAMESPACES}>`,
    '<channel>',
    element('title', publisher),
    element('link', origin),
    element('description', about),
    element('language', language),
    element('generator', 'Tarima'),
    ...(newest ? [element('lastBuildDate', newest.createdAt.toUTCString())] : []),
    `<atom:link href="${escapeXml(feedAddress(origin, secret))}" rel="self" type="application/rss+xml"/>`,
    element('itunes:author', publisher),
    element('itunes:type', 'episodic'),
    `<itunes:image href="${escapeXml(`${origin}/feeds/${secret}/cover.jpg`)}"/>`,
    '<itunes:category text="Education"/>',
    '<itunes:explicit>false</itunes:explicit>',
    '<itunes:block>Yes</itunes:block>',
    // Made from the company's id, since the feed's address may change.
    element('podcast:guid', nameBasedUuid(companyId)),
    element('podcast:medium', 'podcast'),
    '<podcast:locked>yes</podcast:locked>',
    AI_CONTENT,
    ...podcasts.flatMap((podcast) => itemOf(channel, podcast)),
    '</channel>',
    '</rss>',
  ];
  return `${lines.join('\n')}\n`;
}

function itemOf({ origin, secret, publisher }: Channel, podcast: WholePodcast): string[] {
  const { id, brief, audio, createdAt } = podcast;
  if (!audio) return [];
  const address = (file: PodcastFile) =>
    escapeXml(`${origin}/feeds/${secret}/${id}/${PODCAST_FILES[file].name}?v=${audio.jobId}`);
  const language = languageOf(podcast);
  const transcript = (file: PodcastFile, type: string) =>
    `<podcast:transcript url="${address(file)}" type="${type}" language="${language}"/>`;
  const title = topicOf(podcast) || brief.podcastName;
  return [
    '<item>',
    element('title', title),
    element('itunes:title', title),
    element('description', descriptionOf(podcast)),
    element('dc:language', language),
    `<guid isPermaLink="false">${id}</guid>`,
    element('pubDate', createdAt.toUTCString()),
    `<enclosure url="${address('mp3')}" length="${audio.bytes}" type="audio/mpeg"/>`,
    element('itunes:author', publisher),
    element('itunes:duration', String(Math.round(audio.durationSeconds))),
    element('itunes:episodeType', 'full'),
    `<itunes:image href="${address('cover')}"/>`,
    '<itunes:explicit>false</itunes:explicit>',
    transcript('vtt', 'text/vtt'),
    transcript('srt', 'application/x-subrip'),
    transcript('json', 'application/json'),
    `<podcast:chapters url="${address('chapters')}" type="application/json+chapters"/>`,
    ...personsOf(podcast),
    AI_CONTENT,
    '</item>',
  ];
}

const languageOf = ({ brief }: WholePodcast) => OUTPUT_LANGUAGE_CODES[brief.outputLanguage];

/** The speakers whose names the author gave. "host" alone names nobody. */
function personsOf({ brief }: WholePodcast): string[] {
  const names = namesInInstructions(brief.userInstructions);
  return SPEAKERS.filter((speaker) => names[speaker] !== '').map(
    (speaker) => `<podcast:person role="${speaker}">${escapeXml(names[speaker])}</podcast:person>`,
  );
}

/** The show, the chapters with their times, and a note on synthetic voices. */
function descriptionOf(podcast: WholePodcast): string {
  const { podcastName, podcastTagline } = podcast.brief;
  const show = podcastTagline ? `${podcastName}: ${podcastTagline}` : podcastName;
  const chapters = podcast.audio?.chapters ?? [];
  const times = chapters.map(({ title, start }) => `${clockTime(start)} ${title}`);
  return [show, ...times, `${VOICES_NOTE[languageOf(podcast)]}.`].join('\n');
}

function clockTime(seconds: number): string {
  const whole = Math.floor(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/**
 * A UUID of version 5, as the podcast specification requires. The same name gives the same UUID.
 */
function nameBasedUuid(name: string): string {
  const bytes = createHash('sha1')
    .update(Buffer.from(PODCAST_NAMESPACE.replaceAll('-', ''), 'hex'))
    .update(name)
    .digest()
    .subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/u, '$1-$2-$3-$4-');
}

const element = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`;
