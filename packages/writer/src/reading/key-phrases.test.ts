import { WRITING_LANGUAGES } from '@tarima/languages';
import { describe, expect, it } from 'vitest';
import { keyPhrases, learnPhrases } from './key-phrases.ts';
import { createTerms } from './terms.ts';

const es = WRITING_LANGUAGES.es.cues;
const en = WRITING_LANGUAGES.en.cues;
const pt = WRITING_LANGUAGES.pt.cues;

const phrasesIn = (cues: typeof es, sentence: string) =>
  keyPhrases(sentence, cues, createTerms(cues), learnPhrases([sentence]))
    .filter(({ isPoor }) => !isPoor)
    .map(({ text }) => text);

describe('keyPhrases', () => {
  it('finds noun phrases and stops before verbs', () => {
    expect(
      phrasesIn(es, 'La red privada virtual crea un canal cifrado entre el equipo y la empresa.'),
    ).toEqual(['red privada virtual', 'canal cifrado']);
    expect(phrasesIn(es, 'El sistema muestra una copia de la base de datos.')).toEqual([
      'copia de la base de datos',
    ]);
    expect(phrasesIn(pt, 'O tempo de resposta melhora a satisfação do cliente.')).toEqual([
      'tempo de resposta',
      'satisfação do cliente',
    ]);
    expect(phrasesIn(en, 'A shallow dish of water keeps the solitary species alive.')).toContain(
      'shallow dish of water',
    );
  });

  it('never ends in the middle of a phrase', () => {
    expect(phrasesIn(es, 'Ofrece una consola basada en menús.')).toEqual([]);
    expect(phrasesIn(en, 'Thyme and sage feeds hundreds of insects.')).not.toContain('sage feeds');
    expect(phrasesIn(pt, 'O cliente que se sente ouvido volta a comprar.')).toEqual([]);
    expect(phrasesIn(pt, 'Se ele não responder, o pedido é considerado aprovado.')).toEqual([]);
  });

  it('leaves a complement to its verb', () => {
    const gloves = 'Los guantes protegen las manos de cortes durante el transporte de cajas.';
    expect(phrasesIn(es, gloves)).toEqual(['transporte de cajas']);
    expect(phrasesIn(pt, 'As luvas protegem as mãos dos cortes da lâmina.')).toEqual([
      'cortes da lâmina',
    ]);
    expect(phrasesIn(es, 'La ley protege a los trabajadores de la empresa.')).toEqual([
      'trabajadores de la empresa',
    ]);
  });

  it('does not mistake a Portuguese verb with pronoun for a noun', () => {
    expect(phrasesIn(pt, 'Ser-lhe-á pedido para introduzir o intervalo de recursos.')).toEqual([
      'intervalo de recursos',
    ]);
  });
});
