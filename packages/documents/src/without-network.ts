import { spawnSync } from 'node:child_process';
import { Socket as DatagramSocket } from 'node:dgram';
import { Socket } from 'node:net';

/** A network namespace without a network. It needs no rights where users may create one. */
const UNSHARE = ['unshare', '--user', '--net', '--'];

let unshareWorks: boolean | undefined;

/** Runs a command without network where the system supports that (mostly Linux). */
export function withoutNetwork(command: [string, ...string[]]): [string, ...string[]] {
  const [program = '', ...options] = UNSHARE;
  unshareWorks ??= spawnSync(program, [...options, 'true']).status === 0;
  return unshareWorks ? [program, ...options, ...command] : command;
}

/** Blocks connections in this process, on systems that cannot remove its network. */
export function forbidNetwork(): void {
  const refuse = () => {
    throw new Error('a document is read without network');
  };
  Socket.prototype.connect = refuse;
  DatagramSocket.prototype.connect = refuse;
  DatagramSocket.prototype.send = refuse;
}
