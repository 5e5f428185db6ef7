import { basename, dirname } from 'node:path';
import type { FastifyReply } from 'fastify';
import { type BlobStore, ifThere, type OpenBlob } from '#server/blobs/blob-store.ts';
import { AppError } from '#server/kit/errors.ts';
import type { FileAnswer, StreamAnswer } from '#server/kit/file-answer.ts';
import { sendRemote } from './send-remote.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Blobs are sent from here. */
    blobs: BlobStore;
  }
}

export function sendStream(reply: FastifyReply, answer: StreamAnswer): FastifyReply {
  return reply
    .type(answer.mediaType)
    .header('content-disposition', attachment(answer.attachmentName))
    .header('cache-control', 'private, no-store')
    .send(answer.stream);
}

/** Sends a file with range requests and an entity tag. Only the browser may cache it, no proxy. */
export async function sendFile(reply: FastifyReply, file: FileAnswer): Promise<FastifyReply> {
  const opened = 'path' in file ? file : await openToSend(reply.server.blobs, file.blob);
  if (file.attachmentName) {
    reply.header('content-disposition', attachment(file.attachmentName));
  }
  reply
    .type(file.mediaType)
    .header('cache-control', file.isImmutable ? 'private, max-age=86400' : 'private, no-cache');
  if (!('path' in opened)) return sendRemote(reply, opened);
  return reply.sendFile(basename(opened.path), dirname(opened.path), {
    cacheControl: false,
    contentType: false,
    dotfiles: 'allow',
  });
}

async function openToSend(blobs: BlobStore, key: string): Promise<OpenBlob> {
  const blob = await ifThere(blobs.open(key));
  if (!blob) throw new AppError('NOT_FOUND');
  return blob;
}

/** Names with accents use the second form. The first is for older clients. */
function attachment(name: string): string {
  const plain = name.normalize('NFD').replace(/[^\w .()-]/gu, '');
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`;
}
