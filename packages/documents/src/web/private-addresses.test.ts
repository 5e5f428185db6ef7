import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { networkWith, startPageServer } from '../testing/page-server.ts';
import { PUBLIC_NETWORK } from './network.ts';
import { createAddressReader } from './read-address.ts';

let secret: Awaited<ReturnType<typeof startPageServer>>;
let pages: Awaited<ReturnType<typeof startPageServer>>;

beforeAll(async () => {
  secret = await startPageServer((_, response) => response.end('<p>secreto</p>'));
  // Redirects to the address after its question mark.
  pages = await startPageServer((request, response) => {
    const location = decodeURIComponent(request.url?.split('?')[1] ?? '');
    response.writeHead(302, { location: Buffer.from(location).toString('latin1') }).end();
  });
});

afterAll(async () => {
  await secret.stop();
  await pages.stop();
});

/** Ways to write a place that is not public. PORT is the secret server's. */
const PRIVATE_PLACES = [
  'http://127.0.0.1:PORT/',
  'http://127.1:PORT/',
  'http://2130706433:PORT/',
  'http://0x7f000001:PORT/',
  'http://0x7f.0.0.1:PORT/',
  'http://0177.0.0.1:PORT/',
  'http://017700000001:PORT/',
  'http://127.0.0.1.:PORT/',
  'http://127。0。0。1:PORT/',
  'http://１２７.0.0.1:PORT/',
  'http://0.0.0.0:PORT/',
  'http://0:PORT/',
  'http://[::1]:PORT/',
  'http://[::]:PORT/',
  'http://[0:0:0:0:0:0:0:1]:PORT/',
  'http://[::ffff:127.0.0.1]:PORT/',
  'http://[::ffff:7f00:1]:PORT/',
  'http://[::127.0.0.1]:PORT/',
  'http://[64:ff9b::7f00:1]:PORT/',
  'http://[2002:7f00:1::]:PORT/',
  'http://localhost:PORT/',
  'http://10.0.0.1:PORT/',
  'http://172.16.0.1:PORT/',
  'http://192.168.1.1:PORT/',
  'http://100.64.0.1:PORT/',
  'http://169.254.169.254/latest/meta-data/',
  'http://[fd00:ec2::254]/latest/meta-data/',
  'http://[fe80::1]:PORT/',
  'http://224.0.0.1:PORT/',
  'http://255.255.255.255:PORT/',
  'http://0x7f.1:PORT/',
  'http://127.0.1:PORT/',
  'http://0177.0x0.0.1:PORT/',
  'http://①②⑦.⓪.⓪.①:PORT/',
  'http:\\\\127.0.0.1:PORT\\',
  'http://127.0.0.1:PORT\\@empresa.com/',
  'http://2852039166/latest/meta-data/',
  'http://[::ffff:169.254.169.254]/latest/meta-data/',
  'http://[::ffff:0:127.0.0.1]:PORT/',
  'http://[64:ff9b:1::7f00:1]:PORT/',
  'http://[2001:0:7f00:1::1]:PORT/',
  'http://[2002:a9fe:a9fe::]:PORT/',
  'http://[fec0::1]:PORT/',
  'http://[ff02::1]:PORT/',
  'http://[100::1]:PORT/',
  'http://[2001:db8::1]:PORT/',
  'http://[3fff::1]:PORT/',
  'http://[5f00::1]:PORT/',
  'http://localhost.:PORT/',
  'http://LOCALHOST:PORT/',
  'http://algo.localhost:PORT/',
  'http://192.0.0.192:PORT/',
  'http://192.0.2.1:PORT/',
  'http://198.18.0.1:PORT/',
  'http://100.100.100.200/latest/meta-data/',
  'http://168.63.129.16/metadata/',
  'http://240.0.0.1:PORT/',
];

describe('an address that is not public', () => {
  const place = (text: string) => text.replace('PORT', String(secret.port));
  const reader = (names: Record<string, () => string[]> = {}) =>
    createAddressReader({
      network: networkWith({ port: pages.port, secretPort: secret.port, names }),
    });

  it.for(PRIVATE_PLACES)('%s is refused', async (text) => {
    const url = place(text);
    await expect(reader().readAddress({ url })).rejects.toMatchObject({
      name: 'DocumentError',
      code: 'ADDRESS_PRIVATE',
      fileName: url,
    });
    expect(secret.connections()).toBe(0);
  });

  it.for(PRIVATE_PLACES)('a redirect to %s is refused', async (text) => {
    const url = `${pages.address}/?${encodeURIComponent(place(text))}`;
    const before = pages.hits();
    await expect(reader().readAddress({ url })).rejects.toMatchObject({ code: 'ADDRESS_PRIVATE' });
    expect(pages.hits()).toBe(before + 1);
    expect(secret.connections()).toBe(0);
  });

  it.for([
    ['one private answer', () => ['127.0.0.1']],
    ['a public and a private answer', () => ['93.184.215.14', '127.0.0.1']],
    ['a private answer in IPv6', () => ['::ffff:127.0.0.1']],
    ['no answer that is an address', () => ['mentira']],
  ] as const)('a name with %s is refused', async ([, answers]) => {
    const url = place('http://empresa.test:PORT/');
    const reading = reader({ 'empresa.test': () => [...answers()] }).readAddress({ url });
    await expect(reading).rejects.toMatchObject({ code: 'ADDRESS_PRIVATE' });
    expect(secret.connections()).toBe(0);
  });

  it('a name with a different second answer is refused', async () => {
    let asked = 0;
    const names = {
      'empresa.test': () => {
        asked += 1;
        return [asked === 1 ? '127.0.0.1' : '127.0.0.2'];
      },
    };
    // The first answer leads to the test's server, which redirects back to the same name.
    const again = `http://empresa.test:${secret.port}/`;
    const url = `http://empresa.test:${pages.port}/?${encodeURIComponent(again)}`;
    const reading = reader(names).readAddress({ url });
    await expect(reading).rejects.toMatchObject({ code: 'ADDRESS_PRIVATE' });
    expect(asked).toBe(2);
    expect(secret.connections()).toBe(0);
  });

  it.for([
    'file:///etc/passwd',
    'ftp://127.0.0.1/',
    'gopher://127.0.0.1:70/',
    'data:text/html,<p>hola</p>',
    'javascript:alert(1)',
    'http://usuario:clave@empresa.com/',
    'http://empresa.com@127.0.0.1/',
    'http://[fe80::1%25eth0]/',
    'http://[fe80::1%eth0]/',
    'http://127.0.0.1:99999/',
    'http://127.0.0.1%00.empresa.com/',
    'http://256.256.256.256/',
    'http://',
    'hola',
    '',
    `https://empresa.com/${'a'.repeat(3_000)}`,
  ])('%s is no address of a page', async (url) => {
    const reading = reader().readAddress({ url });
    await expect(reading).rejects.toMatchObject({ code: 'ADDRESS_INVALID' });
    const redirect = `${pages.address}/?${encodeURIComponent(url.slice(0, 50))}`;
    // The shortened address is a valid one, which must not lead to a real server.
    const names = { 'empresa.com': () => ['127.0.0.2'] };
    await expect(reader(names).readAddress({ url: redirect })).rejects.toMatchObject({
      name: 'DocumentError',
    });
    expect(secret.connections()).toBe(0);
  });

  it('with the character 0 is no address of a page', async () => {
    const reading = reader().readAddress({ url: `${pages.address}/\0` });
    await expect(reading).rejects.toMatchObject({ code: 'ADDRESS_INVALID' });
  });

  it('is not reached through a proxy of the environment', async () => {
    const proxy = place('http://127.0.0.1:PORT');
    for (const name of ['HTTP_PROXY', 'http_proxy', 'HTTPS_PROXY', 'ALL_PROXY']) {
      vi.stubEnv(name, proxy);
    }
    vi.stubEnv('NODE_USE_ENV_PROXY', '1');
    const reading = reader({ 'empresa.test': () => ['127.0.0.2'] }).readAddress({
      url: place('http://empresa.test:PORT/'),
    });
    await expect(reading).rejects.toMatchObject({ code: 'ADDRESS_PRIVATE' });
    expect(secret.connections()).toBe(0);
    vi.unstubAllEnvs();
  });

  it('is not reached by a page that forwards there', async () => {
    const target = place('http://127.0.0.1:PORT/');
    const sender = await startPageServer((_, response) =>
      response
        .setHeader('content-type', 'text/html')
        .end(`<meta http-equiv="refresh" content="0; url=${target}">`),
    );
    const network = networkWith({ port: sender.port, secretPort: secret.port });
    const reading = createAddressReader({ network }).readAddress({ url: sender.address });
    await expect(reading).rejects.toMatchObject({ code: 'ADDRESS_PRIVATE' });
    expect(secret.connections()).toBe(0);
    await sender.stop();
  });

  it('is only reached on the ports of the web', () => {
    expect([80, 443, 8080, 8443].every((port) => PUBLIC_NETWORK.allows('8.8.8.8', port))).toBe(
      true,
    );
    expect([22, 25, 6379, 9200].some((port) => PUBLIC_NETWORK.allows('8.8.8.8', port))).toBe(false);
    expect(PUBLIC_NETWORK.allows('2606:4700::1111', 443)).toBe(true);
  });

  it('is refused by the reader in use too', async () => {
    const reading = createAddressReader().readAddress({ url: `${secret.address}/` });
    await expect(reading).rejects.toMatchObject({ code: 'ADDRESS_PRIVATE' });
    expect(secret.connections()).toBe(0);
  });
});
