import { type PlayerCourse, tidyName } from '@tarima/contract';
import { type FormEvent, useState } from 'react';
import { Button } from '#player/screens/button.tsx';
import { TextField } from '#player/screens/text-field.tsx';
import { useTexts } from '#player/texts/texts.ts';
import { openMemory } from '#player/tracking/memory.ts';
import { certificateOf } from './certificate-of.ts';
import { loadCertificate } from './load-certificate.ts';
import { saveFile } from './save-file.ts';

type CertificateFormProps = {
  course: PlayerCourse;
  score: number | null;
  learnerName: string | null;
};

/** Asks for the name, which the platform may know, and saves the certificate. */
export function CertificateForm({ course, score, learnerName }: CertificateFormProps) {
  const texts = useTexts();
  const [name, setName] = useState(learnerName ?? '');
  const [state, setState] = useState<'ready' | 'making' | 'failed' | 'nameless'>('ready');

  const make = async (event: FormEvent) => {
    event.preventDefault();
    const written = tidyName(name);
    if (written === '' || state === 'making') return setState(written ? 'making' : 'nameless');
    setState('making');
    try {
      const makeCertificate = await loadCertificate();
      const memory = openMemory();
      const facts = certificateOf({ course, texts, name: written, score, memory });
      saveFile(makeCertificate(facts), `${texts.certificateTitle}.pdf`);
      setState('ready');
    } catch {
      setState('failed');
    }
  };
  return (
    <form
      noValidate
      onSubmit={(event) => void make(event)}
      className="space-y-3 rounded-2xl border bg-card p-5"
    >
      <TextField
        label={texts.certificateName}
        problem={state === 'nameless' ? texts.nameMissing : null}
        autoComplete="name"
        maxLength={100}
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <Button type="submit" look="primary" aria-disabled={state === 'making'}>
        {state === 'making' ? texts.certificateMaking : texts.certificate}
      </Button>
      <p role="alert" className="text-destructive-soft-foreground text-sm empty:hidden">
        {state === 'failed' ? texts.certificateFailed : null}
      </p>
    </form>
  );
}
