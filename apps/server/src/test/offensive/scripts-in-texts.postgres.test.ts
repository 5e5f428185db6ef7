import type { PodcastStatus, Project } from '@tarima/contract';
import { SaxesParser } from 'saxes';
import { beforeAll, describe, expect, it } from 'vitest';
import { attachmentNameOf } from '#server/kit/attachment-name.ts';
import { type Person, pdf, useTestStudio, videoProject } from '#server/test/test-studio.ts';

/** Texts that end a tag, an attribute, a script, a comment, CDATA or a template. One starts a formula. */
const HOSTILE = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "';alert(1)//",
  '</title><svg onload=alert(1)>',
  ']]><x/><![CDATA[',
  '&lt;script&gt;<!--',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the text of an attack
  '${7*7}{{7*7}}',
  'javascript:alert(1)',
  '=HYPERLINK("http://evil.example","x")',
  'a\r\nSet-Cookie: owned=1\r\n\r\n<html>',
];

const studioOf = useTestStudio();
let ada: Person;
beforeAll(async () => {
  ada = await studioOf().signIn();
});

describe.each(HOSTILE)('the text %j', (text) => {
  it('is returned as JSON that no browser takes for a page', async () => {
    const parts = videoProject(
      ada,
      [pdf(`${text.replace(/[\\/"\r\n]/gu, '')}.pdf`, `Uno. ${text}`)],
      {
        name: text,
        targetAudience: text,
      },
    );
    const { data } = await studioOf().upload<Project>(ada, parts);
    await studioOf().finished(data.id);
    for (const url of ['/api/v1/projects', `/api/v1/scripts/${data.id}`]) {
      const { headers } = await studioOf().call(ada, { url });
      expect(headers['content-type']).toMatch(/^application\/json/u);
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['set-cookie']).toBeUndefined();
    }
  });

  it('appears in a feed as text', async () => {
    const talk = 'El viento mueve las palas de la turbina que está en la colina de enfrente. ';
    const { data } = await studioOf().call<PodcastStatus>(ada, {
      method: 'POST',
      url: '/api/v1/podcasts/generate',
      payload: {
        textInput: talk.repeat(5),
        podcastName: text.slice(0, 100),
        podcastTagline: text,
        companyId: ada.companyId,
      },
    });
    await studioOf().finished(data.eventId);
    const feed = `/api/v1/companies/${ada.companyId}/podcast-feed`;
    const { url } = (await studioOf().call<{ url: string }>(ada, { url: feed })).data;
    const answer = await studioOf().call(null, { url: new URL(url).pathname });
    expect(answer.headers['content-type']).toMatch(/^application\/rss\+xml/u);
    const tags = new Set<string>();
    const parser = new SaxesParser();
    parser.on('opentag', ({ name }) => tags.add(name));
    parser.on('error', (error) => expect.fail(error.message));
    parser.write(answer.text).close();
    expect([...tags].filter((tag) => /^(script|img|svg|x|html)$/u.test(tag))).toEqual([]);

    const download = await studioOf().call(ada, {
      url: `/api/v1/podcasts/${data.eventId}/download`,
    });
    expect(download.headers['content-disposition']).toMatch(
      /^attachment; filename="[\w .()-]*"; filename\*=UTF-8''[\w.%!'()*~-]+$/u,
    );
    expect(download.headers['set-cookie']).toBeUndefined();
  });
});

describe('the name of a download', () => {
  it.each([
    ['factura\u202Efdp.exe', 'facturafdp.exe.mp4'],
    ['../../etc/passwd', 'etc passwd.mp4'],
    ['.htaccess', 'htaccess.mp4'],
    ['CON', 'video.mp4'],
    ['a\r\nb: c', 'a b c.mp4'],
    ['\ud800', '\ufffd.mp4'],
    ['x'.repeat(500), `${'x'.repeat(120)}.mp4`],
    ['  ', 'video.mp4'],
  ])('%j is safe on any system', (title, name) => {
    expect(attachmentNameOf(title, 'video.mp4')).toBe(name);
  });
});
