import { MOST_QUESTIONS, QUESTION_KINDS, type QuestionKind } from '@tarima/contract';
import { CircleCheckBig, ListOrdered, type LucideIcon, Plus, Spline, ThumbsUp } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '#web/components/ui/dropdown-menu.tsx';

const ICONS: Record<QuestionKind, LucideIcon> = {
  choice: CircleCheckBig,
  truth: ThumbsUp,
  order: ListOrdered,
  match: Spline,
};

type AddQuestionProps = {
  label: string;
  count: number;
  isMain: boolean;
  onAdd: (kind: QuestionKind) => void;
};

/** Adds a question of any kind, up to the most that a content may have. */
export function AddQuestion({ label, count, isMain, onAdd }: AddQuestionProps) {
  const { t } = useTranslation();
  const hasAdded = useRef(false);
  const isFull = count >= MOST_QUESTIONS;
  return (
    <>
      <DropdownMenu modal={false}>
        <DropdownMenuTrigger asChild>
          <Button variant={isMain ? 'primary' : 'secondary'} disabled={isFull}>
            <Plus aria-hidden />
            {label}
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent
          align="start"
          onCloseAutoFocus={(event) => {
            // The new question has taken the focus.
            if (hasAdded.current) event.preventDefault();
            hasAdded.current = false;
          }}
        >
          {QUESTION_KINDS.map((kind) => {
            const Icon = ICONS[kind];
            return (
              <DropdownMenuItem
                key={kind}
                onSelect={() => {
                  hasAdded.current = true;
                  onAdd(kind);
                }}
              >
                <Icon aria-hidden />
                {t(`questions.kinds.${kind}`)}
              </DropdownMenuItem>
            );
          })}
        </DropdownMenuContent>
      </DropdownMenu>
      {isFull && (
        <span className="text-sm text-muted-foreground">
          {t('questions.full', { most: MOST_QUESTIONS })}
        </span>
      )}
    </>
  );
}
