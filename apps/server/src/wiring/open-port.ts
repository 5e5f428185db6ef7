import type { FastifyInstance } from 'fastify';

/** Begins to answer. Returns the address. */
export async function openPort(
  app: FastifyInstance,
  { host, port, setting }: { host: string; port: number; setting: string },
): Promise<string> {
  try {
    return await app.listen({ port, host });
  } catch (cause) {
    if (!(cause instanceof Error && 'code' in cause && cause.code === 'EADDRINUSE')) throw cause;
    throw new Error(
      `Port ${port} is taken, probably by another Tarima: stop that one, or start this one on ` +
        `another port with ${setting} (0 takes any free one).`,
      { cause },
    );
  }
}
