import type { PlayerContent, PlayerCourse } from '@tarima/contract';
import { seenShare } from '@tarima/contract';
import { CertificateForm } from '#player/certificate/certificate-form.tsx';
import type { Snapshot } from '#player/learning/session.ts';
import type { Texts } from '#player/texts/es.ts';
import { fill, useTexts } from '#player/texts/texts.ts';
import { Button } from './button.tsx';
import { contentsOf, type Place } from './places.ts';

type SummaryViewProps = {
  course: PlayerCourse;
  snapshot: Snapshot;
  learnerName: string | null;
  onGo: (place: Place) => void;
};

/** The learner's result, the rule behind it, and everything that is still to do. */
export function SummaryView({ course, snapshot, learnerName, onGo }: SummaryViewProps) {
  const texts = useTexts();
  const { standing, result, state } = snapshot;
  const open = contentsOf(course).filter((content) => isOpen(course, content, state));
  return (
    <div className="max-w-2xl space-y-6">
      <div
        className={`rounded-2xl p-5 ${standing.isCompleted ? 'bg-success-soft text-success-soft-foreground' : 'bg-muted'}`}
      >
        <p className="font-semibold text-lg">
          {standing.isCompleted ? texts.completed : texts.notCompleted}
          {standing.isPassed && ` · ${texts.passed}`}
        </p>
        {standing.isPassed === false && <p className="mt-1">{texts.notPassed}</p>}
        <p className="mt-1">{ruleOf(course, texts)}</p>
      </div>
      <dl className="grid gap-3 sm:grid-cols-2">
        <Figure label={texts.videosSeen} value={`${Math.floor(result.share * 100)} %`} />
        {result.score !== null && (
          <Figure label={texts.rightAnswers} value={`${standing.score ?? result.score} %`} />
        )}
      </dl>
      {course.hasCertificate && standing.isCompleted && (
        <CertificateForm course={course} score={standing.score} learnerName={learnerName} />
      )}
      {!standing.isCompleted && open.length > 0 && (
        <section>
          <h3 className="mb-2 font-semibold">{texts.stillOpen}</h3>
          <ul className="space-y-2">
            {open.map(({ id, title }) => (
              <li
                key={id}
                className="flex items-center justify-between gap-3 rounded-xl border bg-card p-3"
              >
                <span className="min-w-0">{title}</span>
                <Button aria-label={`${texts.openContent}: ${title}`} onClick={() => onGo(id)}>
                  {texts.openContent}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <div className="rounded-2xl border bg-card p-4">
      <dt className="text-muted-foreground text-sm">{label}</dt>
      <dd className="font-semibold text-2xl tabular-nums">{value}</dd>
    </div>
  );
}

/** True while a content lacks playing or answers that the rule asks for. */
const isOpen = (
  { completion }: PlayerCourse,
  { id, questions }: PlayerContent,
  { seen, answers }: Snapshot['state'],
): boolean =>
  100 * seenShare(seen[id]) < completion.share ||
  (completion.mark !== null && questions.some((question) => !answers[question.id]));

function ruleOf(course: PlayerCourse, texts: Texts): string {
  const { share, mark } = course.completion;
  const contents = contentsOf(course);
  const hasQuestions = contents.some(({ questions }) => questions.length > 0);
  const parts = [
    ...(share > 0
      ? [fill(contents.length === 1 ? texts.ruleShareOfOne : texts.ruleShare, { share })]
      : []),
    ...(mark !== null && hasQuestions ? [fill(texts.ruleMark, { mark })] : []),
  ];
  if (parts.length === 0) return texts.ruleNothing;
  return fill(texts.rule, { parts: parts.join(texts.ruleAnd) });
}
