import { useTexts } from '#player/texts/texts.ts';
import { Button } from './button.tsx';

type NoticesProps = {
  isUnsaved: boolean;
  refusal: string | null;
  isPlatformMissing: boolean;
  isJustCompleted: boolean;
  onResult: () => void;
};

const LINE =
  'mx-auto mt-3 flex w-[calc(100%-2rem)] max-w-[77rem] flex-wrap items-center justify-between gap-3 rounded-xl px-4 py-2 text-sm';
const WARNING = `${LINE} bg-warning-soft text-warning-soft-foreground`;

/** Quiet lines below the header. The region is always there, so that screen readers hear it. */
export function Notices(props: NoticesProps) {
  const texts = useTexts();
  return (
    <div role="status">
      {props.isPlatformMissing && <p className={WARNING}>{texts.untracked}</p>}
      {props.isUnsaved && (
        <p className={WARNING}>
          {props.refusal ? `${props.refusal} ${texts.savingOver}` : texts.notSaved}
        </p>
      )}
      {props.isJustCompleted && (
        <div className={`${LINE} bg-success-soft text-success-soft-foreground`}>
          {texts.justCompleted}
          <Button onClick={props.onResult}>{texts.yourResult}</Button>
        </div>
      )}
    </div>
  );
}
