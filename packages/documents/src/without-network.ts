import { spawnSync } from 'node:child_process';
import { Socket as DatagramSocket } from 'node:dgram';
import { Socket } from 'node:net';

type Command = [string, ...string[]];

/** A network namespace without a network. It needs no rights where users may create one. */
const ALONE: Command = ['unshare', '--user', '--net', '--'];
/** The same with processes of its own: the system ends them all with the first. */
const WITH_CHILDREN: Command = [
  'unshare',
  '--user',
  '--net',
  '--pid',
  '--fork',
  '--kill-child',
  '--',
];

const working = new Map<Command, boolean>();

/** True where the system lets its users create such a namespace. */
function works(wrapper: Command): boolean {
  const [program, ...options] = wrapper;
  const known = working.get(wrapper) ?? spawnSync(program, [...options, 'true']).status === 0;
  working.set(wrapper, known);
  return known;
}

/** True where a process can be run without network. */
export const canDropNetwork = (): boolean => works(ALONE);

/** Runs a command without network where the system supports that (mostly Linux). */
export function withoutNetwork(command: Command): Command {
  return works(ALONE) ? [...ALONE, ...command] : command;
}

/** The same for a command that starts others: none of them outlives it, even a detached one. */
export function withoutNetworkOrHeirs(command: Command): Command {
  return works(WITH_CHILDREN) ? [...WITH_CHILDREN, ...command] : withoutNetwork(command);
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
