import { createServer, request } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';

/**
 * A real proxy that wants a name and a password. It knows no names of the web: every call goes to one port of this
 * machine.
 */
export async function startProxyServer(port: number) {
  const calls: string[] = [];
  const open = new Set<Socket>();
  const password = `Basic ${Buffer.from('ada:secret').toString('base64')}`;
  const target = { host: '127.0.0.1', port };

  const server = createServer(({ method, url = '', headers }, response) => {
    calls.push(`${method} ${url}`);
    if (headers['proxy-authorization'] !== password) {
      response.writeHead(407).end();
      return;
    }
    const { pathname } = new URL(url);
    const onwards = request({ ...target, path: pathname, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.on('error', () => response.destroy());
      answer.pipe(response);
    });
    onwards.on('error', () => response.destroy());
    onwards.end();
  });
  server.on('connect', ({ url, headers }, near: Socket) => {
    calls.push(`CONNECT ${url}`);
    if (headers['proxy-authorization'] !== password) {
      near.end('HTTP/1.1 407 Proxy Authentication Required\r\n\r\n');
      return;
    }
    const far = connect(target, () => {
      near.write('HTTP/1.1 200 Connection Established\r\n\r\n');
      far.pipe(near).pipe(far);
    });
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(socket);
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        open.delete(socket);
        other.end();
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // It listens on a port, so its address is not a pipe's name.
  const { port: own } = server.address() as AddressInfo;
  return {
    /** With the name and the password. */
    address: `http://ada:secret@127.0.0.1:${own}`,
    addressWithoutPassword: `http://127.0.0.1:${own}`,
    /** Every call, such as `CONNECT voices.example:443`. */
    calls,
    async close(): Promise<void> {
      for (const socket of open) socket.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
