import { SPEAKERS, type Speaker } from '@tarima/contract';
import { countWords } from '@tarima/text';
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { Segmented } from '#web/components/ui/segmented.tsx';
import { Textarea } from '#web/components/ui/textarea.tsx';
import { Tooltip } from '#web/components/ui/tooltip.tsx';
import { type EditedTurn, LONGEST_TURN_WORDS } from '../script-turns.ts';
import { TurnSources } from './turn-sources.tsx';

type TurnEditorProps = {
  turn: EditedTurn;
  number: number;
  names: Record<Speaker, string>;
  isFirst: boolean;
  isLast: boolean;
  onChange: (change: Partial<EditedTurn>) => void;
  onMove: (by: -1 | 1) => void;
  onAdd: () => void;
  onRemove: () => void;
};

export function TurnEditor({ turn, number, names, isFirst, isLast, ...on }: TurnEditorProps) {
  const { t } = useTranslation();
  const words = countWords(turn.text);
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-2 rounded-2xl border p-3 sm:p-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Segmented
          label={t('podcasts.script.speaker')}
          value={turn.speaker}
          options={SPEAKERS.map((value) => ({ value, label: names[value] }))}
          onValueChange={(speaker) => on.onChange({ speaker })}
        />
        <div className="flex">
          <IconButton
            label={t('podcasts.script.moveUp', { number })}
            disabled={isFirst}
            onClick={() => on.onMove(-1)}
          >
            <ArrowUp aria-hidden />
          </IconButton>
          <IconButton
            label={t('podcasts.script.moveDown', { number })}
            disabled={isLast}
            onClick={() => on.onMove(1)}
          >
            <ArrowDown aria-hidden />
          </IconButton>
          <IconButton label={t('podcasts.script.addAfter', { number })} onClick={on.onAdd}>
            <Plus aria-hidden />
          </IconButton>
          <IconButton
            label={t('podcasts.script.remove', { number })}
            disabled={isFirst && isLast}
            onClick={on.onRemove}
          >
            <Trash2 aria-hidden />
          </IconButton>
        </div>
      </div>
      <Textarea
        aria-label={t('podcasts.script.turn', { number })}
        value={turn.text}
        rows={3}
        className="field-sizing-content"
        maxLength={1_000}
        onChange={(event) => on.onChange({ text: event.target.value })}
      />
      {words > LONGEST_TURN_WORDS && (
        <p className="text-sm text-muted-foreground">{t('podcasts.script.long', { words })}</p>
      )}
      <TurnSources citations={turn.citations} />
    </li>
  );
}

type IconButtonProps = {
  label: string;
  disabled?: boolean;
  onClick: () => void;
  children: ReactNode;
};

const IconButton = ({ label, ...button }: IconButtonProps) => (
  <Tooltip content={label}>
    <Button variant="ghost" size="icon" aria-label={label} {...button} />
  </Tooltip>
);
