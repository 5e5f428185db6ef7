import { copyFile, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { VoiceModel } from '@tarima/contract';
import { AppError } from '#server/kit/errors.ts';
import { formatBytes } from './format-bytes.ts';
import type { Shell } from './shell-studio.ts';
import { UsageError } from './usage-error.ts';
import type { VoicesOptions } from './voices-options.ts';

const LOOK_EVERY_MS = 200;

/** Fetches a model, or installs it from a file. Asks for all that its owner must decide. */
export async function fetchVoices(shell: Shell, options: VoicesOptions): Promise<string[]> {
  const { studio, actor, progress } = shell;
  const { voiceModels } = studio.services;
  const { modelId } = options;
  const model = await voiceModels.find(actor, modelId, 'en');
  if (model.isPresent) return [`${model.name} is here already.`];
  // An earlier command that was stopped has begun again by itself.
  if (model.fetch?.status !== 'waiting' && model.fetch?.status !== 'processing')
    await begin(shell, options, await isAccepted(shell, options, model));
  for (;;) {
    const { fetch, name, isPresent } = await voiceModels.find(actor, modelId, 'en');
    if (fetch?.status === 'failed') throw new Error(fetch.problem?.message);
    if (isPresent && fetch?.status === 'completed') return [`${name} is here.`];
    if (fetch?.sha256) await answerHash(shell, options, fetch.sha256);
    else progress.show(fetch?.progress ?? 0, labelOf(fetch));
    await setTimeout(LOOK_EVERY_MS);
  }
}

function labelOf(fetch: VoiceModel['fetch']): string {
  if (fetch?.stage !== 'fetching' || fetch.bytes === 0) return fetch?.stage ?? 'starting';
  const all = fetch.totalBytes === null ? '' : ` of ${formatBytes(fetch.totalBytes)}`;
  return `fetching ${formatBytes(fetch.bytes)}${all}`;
}

async function isAccepted(
  { terminal }: Shell,
  { acceptsLicence, modelId }: VoicesOptions,
  { licence, name }: VoiceModel,
): Promise<boolean> {
  if (!licence || acceptsLicence) return true;
  terminal.err(
    `\n${name} is under ${licence}. Its text: npm run tarima -- voices licence ${modelId}`,
  );
  if (isYes(await terminal.ask('Do you accept this licence? (yes/no) '))) return true;
  throw new UsageError('--accept-licence accepts it.');
}

async function begin(
  { studio, actor, workingFolder }: Shell,
  { modelId, file }: VoicesOptions,
  acceptsLicence: boolean,
): Promise<void> {
  const { services, context } = studio;
  if (!file) {
    await services.voiceModels.fetch(actor, modelId, { acceptsLicence }, 'en');
    return;
  }
  const source = resolve(workingFolder, file);
  const found = await stat(source).catch(() => null);
  if (!found?.isFile()) throw new UsageError(`There is no file ${source}`);
  const mostBytes = await services.voiceModels.beforeUpload(actor, modelId);
  if (found.size > mostBytes) throw new AppError('ARCHIVE_TOO_LARGE');
  const path = await context.blobs.temporaryPath();
  await copyFile(source, path);
  await services.voiceModels.upload(actor, modelId, { path, acceptsLicence }, 'en');
}

/** Without an answer the work is cancelled. Its archive stays for the next command. */
async function answerHash(
  { studio, actor, progress, terminal }: Shell,
  { modelId, sha256 }: VoicesOptions,
  computed: string,
): Promise<void> {
  const { voiceModels } = studio.services;
  const confirm = () => voiceModels.confirm(actor, modelId, { sha256: computed }, 'en');
  if (sha256 === computed) {
    await confirm();
    return;
  }
  progress.stop();
  terminal.err(`\nIts SHA-256, which nobody has checked yet, is\n${computed}`);
  const isRight =
    !sha256 && isYes(await terminal.ask('Is it the one that its publisher names? (yes/no) '));
  if (isRight) {
    await confirm();
    return;
  }
  if (sha256) await voiceModels.remove(actor, modelId);
  else await voiceModels.cancel(actor, modelId, 'en');
  throw sha256
    ? new AppError('ARCHIVE_WRONG_HASH')
    : new UsageError('Compare it, and go on with --sha256 and this hash.');
}

const isYes = (answer: string | null) => /^(?:y|yes)$/iu.test(answer?.trim() ?? '');
