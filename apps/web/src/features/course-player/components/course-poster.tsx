import type { Project, Video } from '@tarima/contract';

type CoursePosterProps = { project: Project; videos: readonly Video[]; title: string };

/** A picture of the course: of a finished video, of a document, else its title on a card. */
export function CoursePoster({ project, videos, title }: CoursePosterProps) {
  const address = videos.find(({ posterUrl }) => posterUrl !== null)?.posterUrl ?? project.posterUrl;
  if (address) {
    return (
      <img
        src={address}
        alt=""
        className="aspect-video w-full rounded-xl border bg-muted object-cover object-top"
      />
    );
  }
  return (
    <div
      aria-hidden
      className="flex aspect-video w-full items-end rounded-xl bg-linear-to-br from-primary to-primary-hover p-4 text-primary-foreground"
    >
      <span className="line-clamp-3 text-lg leading-snug font-extrabold tracking-tight text-balance">
        {title}
      </span>
    </div>
  );
}
