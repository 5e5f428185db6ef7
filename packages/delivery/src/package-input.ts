import type { PackageFormat, PlayerCourse } from '@tarima/contract';

/** The finished files of one content. */
export type ContentFiles = {
  /** MP4. */
  videoPath: string;
  /** JPEG or PNG. */
  posterPath: string;
};

export type PackageInput = {
  format: PackageFormat;
  /** Its addresses of videos and posters are replaced by names inside the package. */
  course: PlayerCourse;
  /** By content id. Each content of the course has an entry. */
  sources: ReadonlyMap<string, ContentFiles>;
  /** The built learners' player, with `index.html` at its root. */
  playerFolder: string;
  /** The course's structure to hand out; only the plain folder takes it. */
  structurePdfPath: string | null;
};

type Named = {
  /** ASCII path inside the package, with `/` between its parts. */
  name: string;
  bytes: number;
};
export type FileInMemory = Named & { content: Uint8Array };
/** One file of a package, from the disk or made in memory. */
export type PackageFile = FileInMemory | (Named & { path: string });
