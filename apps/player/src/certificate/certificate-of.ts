import type { PlayerCourse } from '@tarima/contract';
import type { Texts } from '#player/texts/es.ts';
import { fill } from '#player/texts/texts.ts';
import type { Memory } from '#player/tracking/memory.ts';
import { newId } from '#player/tracking/new-id.ts';
import type { CertificateFacts } from './certificate-facts.ts';

const TARIMA_ACCENT = '#00666d';

type CertificateParts = {
  course: PlayerCourse;
  texts: Texts;
  name: string;
  score: number | null;
  memory: Memory;
  now?: () => Date;
};

/** The facts of a learner's certificate. The same learner gets the same id and date again. */
export function certificateOf({
  course,
  texts,
  name,
  score,
  memory,
  now = () => new Date(),
}: CertificateParts): CertificateFacts {
  const key = `tarima-certificate-${course.id}-${name}`;
  const [knownId, knownDate] = memory.read(key)?.split(' ') ?? [];
  const id = knownId || newId();
  const date = knownDate && !Number.isNaN(Date.parse(knownDate)) ? new Date(knownDate) : now();
  memory.write(key, `${id} ${date.toISOString()}`);
  return {
    language: course.language,
    accent: course.accent ?? TARIMA_ACCENT,
    heading: texts.certificateTitle,
    awardedTo: texts.certificateFor,
    name,
    reason: texts.certificateText,
    course: course.title,
    score: score === null ? null : fill(texts.certificateScore, { score }),
    foot: [
      {
        label: texts.certificateDate,
        value: new Intl.DateTimeFormat(course.language, { dateStyle: 'long' }).format(date),
      },
      { label: texts.certificatePublisher, value: course.publisher },
      { label: texts.certificateId, value: id },
    ],
  };
}
