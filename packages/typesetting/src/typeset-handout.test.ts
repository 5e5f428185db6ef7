import * as mupdf from 'mupdf';
import { expect, it } from 'vitest';
import type { Handout } from './handout.ts';
import { typesetHandout } from './typeset-handout.ts';

const HANDOUT: Handout = {
  language: 'es',
  title: 'Montar una tarima',
  subtitle: 'Guía breve',
  note: 'Documento de prueba',
  blocks: [
    { kind: 'heading', text: 'Antes' },
    { kind: 'paragraph', text: 'Nivela #emph[el suelo] & mide.' },
    { kind: 'steps', items: ['Mide.', 'Nivela.'] },
    { kind: 'points', items: ['Usa guantes.'] },
    { kind: 'warning', label: 'Advertencia', text: 'Nunca subas solo.' },
    { kind: 'question', question: '¿Cuánto pesa?', answer: 'Doce kilos.' },
    {
      kind: 'table',
      caption: 'Tabla 1. Límites.',
      rows: [
        ['Pieza', 'Carga'],
        ['Pata', '80 kg'],
      ],
    },
    {
      kind: 'figure',
      svg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20" width="40" height="20"><rect width="40" height="20" fill="#006b74"/></svg>',
      alt: 'Un rectángulo',
      caption: 'Figura 1. La pieza.',
    },
  ],
};

it('sets a handout as a tagged PDF, and reads none of its words as markup', async () => {
  const bytes = await typesetHandout(HANDOUT);
  const pdf = mupdf.Document.openDocument(bytes, 'application/pdf');
  const text = pdf.loadPage(0).toStructuredText('').asText().replace(/\s+/gu, ' ');
  for (const part of [
    'Montar una tarima Guía breve',
    'Nivela #emph[el suelo] & mide.',
    '1. Mide. 2. Nivela.',
    'Usa guantes.',
    'Advertencia: Nunca subas solo.',
    '¿Cuánto pesa? Doce kilos.',
    'Pieza Carga Pata 80 kg',
    'Tabla 1. Límites.',
    'Figura 1. La pieza.',
    'Documento de prueba 1 / 1',
  ]) {
    expect(text).toContain(part);
  }
  expect((pdf.loadOutline() ?? []).map(({ title }) => title)).toEqual(['Antes']);
  expect(Buffer.from(bytes).toString('latin1')).toContain('/MarkInfo');
});
