import {
  ERROR_CODES,
  type ErrorCode,
  errorMessage,
  type Language,
  type Video,
  videoEndpoints,
} from '@tarima/contract';
import type { FinishedAsset } from '#server/db/tables/host-message.ts';
import { portraitAddress } from '#server/features/portraits/portrait-files.ts';
import type { Catalogue } from './video-catalogue.ts';
import type { OwnedVideo, VideoRow } from './videos.repo.ts';

export function presentVideo(
  video: OwnedVideo,
  { avatars, voices }: Catalogue,
  language: Language,
): Video {
  const { settings, title } = video.recipe;
  const avatar = avatars.find(({ avatar_id }) => avatar_id === settings.presenterId);
  const voice = voices.find(({ voice_id }) => voice_id === settings.voiceId);
  const isReady = video.status === 'completed';
  const address = (name: 'file' | 'poster' | 'captions' | 'download' | 'downloadCaptions') =>
    isReady ? videoEndpoints[name].path.replace('{id}', video.id) : null;
  return {
    id: video.id,
    projectId: video.projectId,
    companyId: video.companyId,
    scriptId: video.scriptId,
    title,
    owner: video.owner,
    status: video.status,
    stage: video.stage,
    progress: video.progress,
    startedAt: video.startedAt.toISOString(),
    generatedDate: isReady ? (video.finishedAt?.toISOString() ?? null) : null,
    url: address('file'),
    videoUrl: address('file'),
    posterUrl: address('poster'),
    captionsUrl: address('captions'),
    downloadUrl: address('download'),
    captionsDownloadUrl: address('downloadCaptions'),
    error: video.status === 'failed' ? errorMessage(codeOf(video), language) : null,
    isOutdated: isReady && video.isOutdated,
    isCancelled: video.status === 'failed' && video.errorCode === ('CANCELLED' satisfies ErrorCode),
    presenter: avatar?.avatar_name ?? settings.portrait?.name ?? settings.presenterId ?? '',
    presenterImage: avatar?.preview_image_url ?? stillOf(video),
    voice: voice?.voice_name ?? settings.voiceId,
    format: settings.format,
    mode: settings.mode,
    accent: settings.locale ?? voice?.locale ?? '',
    template: settings.templateId,
    retryCount: video.retryCount,
    module: video.module,
    queuePosition: video.queuePosition,
    durationSeconds: video.durationSeconds,
    bytes: video.bytes,
    cost: video.cost,
  };
}

/** The photo of a company's own person. Empty for other presenters. */
const stillOf = ({ companyId, recipe }: VideoRow): string =>
  recipe.settings.portrait ? portraitAddress(companyId, recipe.settings.portrait.picture) : '';

/** The video for the library and the host platform. */
export function finishedVideo(
  video: Pick<VideoRow, 'id' | 'projectId' | 'scriptId' | 'durationSeconds' | 'recipe'>,
): FinishedAsset {
  const { id, projectId, scriptId, durationSeconds, recipe } = video;
  const { title } = recipe;
  return { type: 'video', id, title, durationSeconds, projectId, scriptId, scriptContent: null };
}

const codeOf = ({ errorCode }: VideoRow): ErrorCode =>
  ERROR_CODES.find((known) => known === errorCode) ?? 'VIDEO_FAILED';
