import { runProgram } from './run-program.ts';

export type ProbedFile = {
  durationSeconds: number;
  bytes: number;
  title: string | null;
  streams: {
    kind: string;
    codec: string;
    durationSeconds: number;
    language: string | null;
    width: number | null;
    height: number | null;
    frames: number | null;
    frameRate: string | null;
    /** True if a player shows or plays it unasked. */
    isDefault: boolean;
  }[];
  chapters: { title: string; start: number; end: number }[];
};

/** The parts of ffprobe's JSON that this file reads. ffprobe writes all of it, so it is trusted. */
type ProbeJson = {
  format: { duration?: string; size?: string; tags?: Record<string, string> };
  streams: {
    codec_type: string;
    codec_name?: string;
    duration?: string;
    width?: number;
    height?: number;
    nb_frames?: string;
    avg_frame_rate?: string;
    disposition?: { default?: number };
    tags?: Record<string, string>;
  }[];
  chapters: { start_time: string; end_time: string; tags?: Record<string, string> }[];
};

/** The properties of a media file, by ffprobe. Fails with a MediaError for any other file. */
export async function probeFile(path: string, signal?: AbortSignal): Promise<ProbedFile> {
  const { output } = await runProgram(
    'ffprobe',
    ['-v', 'error', '-of', 'json', '-show_format', '-show_streams', '-show_chapters', path],
    { signal },
  );
  const json: ProbeJson = JSON.parse(output.toString());
  return {
    durationSeconds: Number(json.format.duration ?? 0),
    bytes: Number(json.format.size ?? 0),
    title: json.format.tags?.title ?? null,
    streams: json.streams.map((stream) => ({
      kind: stream.codec_type,
      codec: stream.codec_name ?? 'unknown',
      durationSeconds: Number(stream.duration ?? 0),
      language: stream.tags?.language ?? null,
      width: stream.width ?? null,
      height: stream.height ?? null,
      frames: stream.nb_frames === undefined ? null : Number(stream.nb_frames),
      frameRate: stream.avg_frame_rate ?? null,
      isDefault: stream.disposition?.default === 1,
    })),
    chapters: json.chapters.map((chapter) => ({
      title: chapter.tags?.title ?? '',
      start: Number(chapter.start_time),
      end: Number(chapter.end_time),
    })),
  };
}
