import { expect, it } from 'vitest';
import { draftVideoScript } from '../draft-video.ts';
import { documentOf } from '../testing/document-of.ts';

const draft = draftVideoScript({
  documents: [
    documentOf(
      `# Guía de acogida
## La primera semana
La acogida dura una semana y la lleva una persona del equipo.

Lleva siempre la tarjeta.
## Datos
Editorial Montes del Norte

Universidad de Oviedo, Facultad de Comercio

ISBN 978-84-1234-567-8

Emergencias: 112

Portería, 985 21 07 30

No abras la puerta a nadie sin tarjeta.`,
      { language: 'es', title: 'Guía de acogida' },
    ),
  ],
  projectName: 'Guía de acogida',
  language: 'es',
  tone: 'formal',
  objective: 'explicar',
  audience: '',
});
const fateOf = (text: string) => draft.ledger.find((unit) => unit.text.includes(text))?.fate;

it.for(['Editorial Montes', 'Universidad de Oviedo', 'ISBN 978'])(
  'the ledger holds a line of an imprint, which nobody says: %s',
  (line) => {
    expect(draft.content).not.toContain(line);
    expect(fateOf(line)).toBe('unspeakable');
  },
);

it.for(['112', '985 21 07 30', 'No abras la puerta'])(
  'a number to call and a rule beside an imprint are said: %s',
  (line) => {
    expect(draft.content).toContain(line);
    expect(fateOf(line)).toBe('said');
  },
);
