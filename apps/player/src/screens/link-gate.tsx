import { tidyName } from '@tarima/contract';
import { type FormEvent, useState } from 'react';
import { fill, useTexts } from '#player/texts/texts.ts';
import { type LinkFacts, LinkRefusal } from '#player/tracking/link.ts';
import { Button } from './button.tsx';
import { TextField } from './text-field.tsx';

type Given = { name: string | null; password: string | null };
type LinkGateProps = { facts: LinkFacts; onEnter: (given: Given) => Promise<void> };

/** The door of a link: what it asks for, and what it keeps about the learner. */
export function LinkGate({ facts, onEnter }: LinkGateProps) {
  const texts = useTexts();
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const [isEntering, setIsEntering] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [nameProblem, setNameProblem] = useState<string | null>(null);

  const enter = async (event: FormEvent) => {
    event.preventDefault();
    setProblem(null);
    const isMissing = facts.asksName && tidyName(name) === '';
    setNameProblem(isMissing ? texts.nameMissing : null);
    if (isMissing || isEntering) return;
    setIsEntering(true);
    try {
      await onEnter({
        name: facts.asksName ? tidyName(name) : null,
        password: facts.hasPassword ? password : null,
      });
    } catch (error) {
      setProblem(error instanceof LinkRefusal ? error.message : texts.connectionFailed);
      setIsEntering(false);
    }
  };
  return (
    <main className="grid min-h-dvh place-items-center p-4">
      <form
        noValidate
        onSubmit={(event) => void enter(event)}
        className="w-full max-w-md space-y-4 rounded-2xl border bg-card p-6"
      >
        <div>
          <p className="text-muted-foreground text-sm">
            {fill(texts.gateIntro, { publisher: facts.publisher })}
          </p>
          <h1 className="font-semibold text-2xl tracking-tight">{facts.title}</h1>
        </div>
        {facts.asksName && (
          <TextField
            label={texts.yourName}
            problem={nameProblem}
            autoComplete="name"
            maxLength={100}
            value={name}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
          />
        )}
        {facts.hasPassword && (
          <TextField
            label={texts.password}
            problem={null}
            type="password"
            autoComplete="off"
            maxLength={200}
            value={password}
            onChange={({ currentTarget }) => setPassword(currentTarget.value)}
          />
        )}
        <p role="alert" className="text-destructive-soft-foreground text-sm empty:hidden">
          {problem}
        </p>
        <Button type="submit" look="primary" className="w-full" aria-disabled={isEntering}>
          {isEntering ? texts.starting : texts.start}
        </Button>
        <p className="text-muted-foreground text-sm">
          {facts.asksName ? texts.recordedWithName : texts.recorded}{' '}
          {facts.keptDays === null
            ? texts.keptUntilDeleted
            : fill(texts.keptForDays, { days: facts.keptDays })}{' '}
          {texts.remembered}
        </p>
      </form>
    </main>
  );
}
