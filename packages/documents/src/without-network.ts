import { spawnSync } from 'node:child_process';
import { Socket as DatagramSocket } from 'node:dgram';
import { Socket } from 'node:net';

/** A name space of its own, which has no network: no rights are needed for it where users may have one. */
const UNSHARE = ['unshare', '--user', '--net', '--'];

let unshareWorks: boolean | undefined;

/** A command that runs without any network where the system can do that (Linux, mostly). */
export function withoutNetwork(command: [string, ...string[]]): [string, ...string[]] {
  const [program = '', ...options] = UNSHARE;
  unshareWorks ??= spawnSync(program, [...options, 'true']).status === 0;
  return unshareWorks ? [program, ...options, ...command] : command;
}

/** Makes this process unable to open a connection, for systems that cannot take its network away. */
export function forbidNetwork(): void {
  const refuse = () => {
    throw new Error('a document is read without network');
  };
  Socket.prototype.connect = refuse;
  DatagramSocket.prototype.connect = refuse;
  DatagramSocket.prototype.send = refuse;
}
