import { expect, it } from 'vitest';
import { ownFeedback } from './own-feedback.ts';
import type { Question } from './questions.ts';

const question = (feedback: string, ...quotes: string[]): Question => ({
  id: '00000000-0000-4000-8000-000000000000',
  kind: 'truth',
  prompt: '¿?',
  isTrue: true,
  feedback,
  citations: quotes.map((quote) => ({ sentenceId: 's1', file: 'a.pdf', page: 1, quote })),
  origin: 'document',
});

it('leaves out a feedback that the sources repeat', () => {
  expect(ownFeedback(question('Usa casco.', 'Usa casco.'))).toBe('');
  expect(ownFeedback(question('1. Para. 2. Avisa.', 'Para', 'Avisa'))).toBe('');
  expect(ownFeedback(question('Usa casco. Siempre.', 'Usa casco.'))).toBe('Usa casco. Siempre.');
  expect(ownFeedback(question('Usa casco.'))).toBe('Usa casco.');
  expect(ownFeedback(question('', 'Usa casco.'))).toBe('');
});
