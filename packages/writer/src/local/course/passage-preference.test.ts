import { describe, expect, it } from 'vitest';
import { es } from '../../wording/course/es.ts';
import type { Passage } from '../outline.ts';
import { type CourseAim, passagePreference } from './passage-preference.ts';

const SENTENCES = {
  definition: 'La válvula es una pieza que regula el paso del agua hacia la caldera de la planta.',
  example:
    'Una junta gastada, por ejemplo la del grifo, deja caer muchas gotas durante toda la noche.',
  step: 'Para vaciar el tanque hay que abrir la llave inferior y esperar a que salga el agua.',
  benefit: 'Con aceite nuevo la bomba facilita la tarea diaria y ahorra electricidad en invierno.',
  decision: 'La reparación tiene un coste alto y el plazo es una prioridad del presupuesto anual.',
  exception:
    'La caldera trabaja todo el año, salvo en la parada que fija el fabricante cada verano.',
  technical: 'El protocolo MQTT y la norma IEC-61131 describen el panel del PLC de la planta alta.',
} as const;
const passage = (text: string): Passage => ({
  text,
  alone: text,
  fragments: [],
  order: 1,
  paragraph: 1,
  words: text.split(' ').length,
  depth: 1,
  place: 3,
  isNote: false,
  title: '',
  citations: [],
});
const MILD: CourseAim = { audience: 'lideres', depth: 'intermedio', objective: 'inspirar' };

/** By how much more one aim wants a kind of sentence than another does. */
const gain = (kind: keyof typeof SENTENCES, aim: Partial<CourseAim>, other: Partial<CourseAim>) => {
  const worth = (one: Partial<CourseAim>) =>
    passagePreference({ ...MILD, ...one }, es.cues)(passage(SENTENCES[kind]));
  return worth(aim) - worth(other);
};

/** As much as the place of a sentence counts. */
const VISIBLE = 0.1;

describe('which sentences are preferred', () => {
  it('depends on the audience', () => {
    const visible = (kind: keyof typeof SENTENCES, one: CourseAim['audience']) =>
      gain(kind, { audience: one }, { audience: one === 'clientes' ? 'tecnicos' : 'clientes' });
    expect(visible('example', 'estudiantes')).toBeGreaterThan(VISIBLE);
    expect(visible('technical', 'tecnicos')).toBeGreaterThan(VISIBLE);
    expect(visible('step', 'tecnicos')).toBeGreaterThan(VISIBLE);
    expect(visible('decision', 'lideres')).toBeGreaterThan(VISIBLE);
    expect(visible('benefit', 'clientes')).toBeGreaterThan(VISIBLE);
    expect(visible('decision', 'ejecutivos')).toBeGreaterThan(VISIBLE);
  });

  it('depends on the depth', () => {
    const [basic, expert] = [{ depth: 'basico' }, { depth: 'experto' }] as const;
    expect(gain('definition', basic, expert)).toBeGreaterThan(VISIBLE);
    expect(gain('exception', expert, basic)).toBeGreaterThan(VISIBLE);
    expect(gain('technical', expert, basic)).toBeGreaterThan(VISIBLE);
  });

  it('depends on the objective', () => {
    expect(gain('step', { objective: 'proceso' }, { objective: 'concepto' })).toBeGreaterThan(
      VISIBLE,
    );
    expect(gain('step', { objective: 'habilidad' }, { objective: 'inspirar' })).toBeGreaterThan(
      VISIBLE,
    );
    expect(gain('definition', { objective: 'concepto' }, { objective: 'proceso' })).toBeGreaterThan(
      VISIBLE,
    );
    expect(gain('benefit', { objective: 'inspirar' }, { objective: 'proceso' })).toBeGreaterThan(
      VISIBLE,
    );
  });
});
