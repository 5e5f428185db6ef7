import type { LedgerUnit } from '@tarima/contract';
import { describe, expect, it } from 'vitest';
import { citingScenes, liveLedger } from './live-ledger.ts';
import { putUnit } from './put-unit.ts';
import { readSpoken } from './read-spoken.ts';

const unit = (number: number, section: string, text: string, file = 'guía.pdf'): LedgerUnit => ({
  id: `${file} u${number}`,
  kind: 'statement',
  mustSay: [],
  section: { id: `${file} ${section}`, path: section ? ['Guía', section] : [] },
  text,
  citations: [{ sentenceId: `s${number}`, file, page: 1, quote: text }],
  fate: 'left',
  reason: null,
});
const LEDGER = [
  unit(1, 'Casco', 'El casco es azul.'),
  unit(2, 'Casco', 'Nunca te lo quites.'),
  unit(3, 'Casco', 'El casco dura un año.'),
  unit(4, 'Botas', 'Las botas pesan.'),
  unit(5, 'Guantes', 'Los guantes son rojos.'),
  unit(1, 'Grúa', 'La grúa gira.', 'grúa.pdf'),
];
const at = (place: number): LedgerUnit => {
  const found = LEDGER[place];
  if (!found) throw new Error(`no unit ${place}`);
  return found;
};

/** Inserts a unit into a text of the writer that tells these units. Returns the text. */
function put(place: number, content: string, told: number[]) {
  const provenance = told.map((number) => ({
    sentence: at(number).text,
    kind: 'source' as const,
    citations: at(number).citations,
  }));
  const text = { content, language: 'es' as const, provenance };
  const { content: after, added } = putUnit(LEDGER, at(place), text);
  const live = liveLedger(
    LEDGER,
    citingScenes(readSpoken(after, 'es').scenes, [...provenance, ...added]),
  );
  return { after, added, scene: live[place]?.place, isSaid: live[place]?.fate === 'said' };
}

const OPENING = '## Hola\n\nBienvenida.\n\n';
const CLOSE = '## Adiós\n\n[Voz: pausa]\n\nEl casco es azul. Gracias.\n';
const HELMET =
  '## El casco\n\n- Azul\n\nEl casco es azul. El casco dura un año. ¿No es **raro**?\n\n';

describe('a unit is inserted into a text', () => {
  it('after the earlier units of its section, although the close repeats one', () => {
    const { after, scene, isSaid } = put(1, OPENING + HELMET + CLOSE, [0, 2]);
    expect(after).toBe(
      `${OPENING}## El casco\n\n- Azul\n\nEl casco es azul.\n\nNunca te lo quites.\n\nEl casco dura un año. ¿No es **raro**?\n\n${CLOSE}`,
    );
    expect([scene, isSaid]).toEqual([{ index: 1, title: 'El casco' }, true]);
  });

  it('before the later units of its section', () => {
    const { after } = put(0, `${OPENING}## El casco\n\nEl casco dura un año.\n\n${CLOSE}`, [2]);
    expect(after).toContain(
      '## El casco\n\nEl casco es azul.\n\nEl casco dura un año.\n\n## Adiós',
    );
  });

  it('in a new scene with its layout, named after its section, in the document’s order', () => {
    const gloves = '## Los guantes\n\nLos guantes son rojos.\n\n';
    const { after, scene } = put(3, OPENING + HELMET + gloves + CLOSE, [0, 2, 4]);
    expect(after).toBe(
      `${OPENING}${HELMET}## Botas\n\n[Escena: idea]\n\n- Las botas pesan\n\nLas botas pesan.\n\n${gloves}${CLOSE}`,
    );
    expect(scene).toEqual({ index: 2, title: 'Botas' });
  });

  it('in a scene before the close, where nothing of its document is told', () => {
    const { after } = put(5, OPENING + HELMET + CLOSE, [0, 2]);
    expect(after).toBe(
      `${OPENING}${HELMET}## Grúa\n\n[Escena: idea]\n\n- La grúa gira\n\nLa grúa gira.\n\n${CLOSE}`,
    );
  });

  it('that is empty, or has no scene', () => {
    expect(put(3, '', []).after).toBe(
      '## Botas\n\n[Escena: idea]\n\n- Las botas pesan\n\nLas botas pesan.\n',
    );
    expect(put(3, 'Hola.', []).after).toBe(
      'Hola.\n\n## Botas\n\n[Escena: idea]\n\n- Las botas pesan\n\nLas botas pesan.\n',
    );
  });

  it('once, and not where the text already tells it', () => {
    const text = OPENING + HELMET + CLOSE;
    expect(put(0, text, [0, 2])).toMatchObject({ after: text, added: [] });
  });

  it('whole after a paragraph with marks inside', () => {
    const marked = '## El casco\n\nEl **casco** es azul. Sigue.\n';
    expect(put(1, marked, [0]).after).toBe(`${marked}\nNunca te lo quites.\n`);
  });

  it('as speech, even where its words look like a point or a title', () => {
    const steps = { ...unit(9, 'Pasos', '1. Pulsa el botón. Espera.'), id: 'steps' };
    const text = { content: 'Hola.\n', language: 'es' as const, provenance: [] };
    const { content, added } = putUnit([steps], steps, text);
    expect(content).toBe(
      'Hola.\n\n## Pasos\n\n[Escena: idea]\n\n- Pulsa el botón\n\nPulsa el botón. Espera.\n',
    );
    expect(added.map(({ sentence }) => sentence)).toEqual(['Pulsa el botón.', 'Espera.']);
  });

  it('with the earlier citations of the same words in another unit', () => {
    const again = { ...at(0), id: 'again', citations: [{ ...at(4).citations[0] }] } as LedgerUnit;
    const known = { sentence: again.text, kind: 'source' as const, citations: at(0).citations };
    const text = { content: 'Hola.\n', language: 'es' as const, provenance: [known] };
    const { added } = putUnit([at(0), again], again, text);
    expect(added[0]?.citations).toEqual([...at(0).citations, ...again.citations]);
  });
});

it('a unit that the author removed is left out, and an unspeakable one stays so', () => {
  const code = { ...at(4), fate: 'unspeakable' as const, reason: 'code' as const };
  const said = { ...at(0), fate: 'said' as const };
  const provenance = [
    { sentence: at(0).text, kind: 'source' as const, citations: at(0).citations },
  ];
  const live = (content: string) =>
    liveLedger([said, code], citingScenes(readSpoken(content, 'es').scenes, provenance)).map(
      ({ fate }) => fate,
    );
  expect(live('El   casco es azul.')).toEqual(['said', 'unspeakable']);
  expect(live('El casco es verde.')).toEqual(['left', 'unspeakable']);
  expect(live('- El casco es azul.')).toEqual(['left', 'unspeakable']);
});
