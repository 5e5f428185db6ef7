import { basename, dirname } from 'node:path';
import type { FastifyReply } from 'fastify';
import type { FileAnswer, StreamAnswer } from '#server/kit/file-answer.ts';

export function sendStream(reply: FastifyReply, answer: StreamAnswer): FastifyReply {
  return reply
    .type(answer.mediaType)
    .header('content-disposition', attachment(answer.attachmentName))
    .header('cache-control', 'private, no-store')
    .send(answer.stream);
}

/** Sends a file with range requests and an entity tag. Only the browser may cache it, no proxy. */
export function sendFile(reply: FastifyReply, file: FileAnswer): FastifyReply {
  if (file.attachmentName) {
    reply.header('content-disposition', attachment(file.attachmentName));
  }
  return reply
    .type(file.mediaType)
    .header('cache-control', file.isImmutable ? 'private, max-age=86400' : 'private, no-cache')
    .sendFile(basename(file.path), dirname(file.path), {
      cacheControl: false,
      contentType: false,
      dotfiles: 'allow',
    });
}

/** Names with accents use the second form. The first is for older clients. */
function attachment(name: string): string {
  const plain = name.normalize('NFD').replace(/[^\w .()-]/gu, '');
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`;
}
