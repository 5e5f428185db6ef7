import type { Avatar, GenerateVideo, Voice } from '@tarima/contract';
import type { ServerClient } from '#server/test/server-client.ts';

/** The request for a project's video, by a presenter and a voice of this machine. */
export async function localVideo(web: ServerClient, projectId: string): Promise<GenerateVideo> {
  const [presenter] = await web.get<Avatar[]>('/api/v1/providers/local/avatars');
  const voices = await web.get<Voice[]>('/api/v1/voices');
  const isOurs = ({ voice_id, language_code }: Voice) =>
    language_code === 'es' && voice_id.startsWith('local-');
  return {
    projectId,
    videoMode: 'avatar',
    avatarId: presenter?.avatar_id,
    voiceId: voices.find(isOurs)?.voice_id ?? '',
  };
}
