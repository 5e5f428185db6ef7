import { LANGUAGES } from '@tarima/contract';
import { parseScript, splitSentences, spokenParagraphs } from '@tarima/text';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lowerWords } from '../terms.ts';
import { enhanceScript } from './enhance-script.ts';

const spoken = (content: string, language: 'es' | 'en' | 'pt' = 'es') =>
  spokenParagraphs(enhanceScript({ content, language }).content).join('\n');

describe('sentences', () => {
  it.each([
    [
      'es',
      'Los pasillos se mantienen libres de cajas y de cables durante todo el día, ya que las salidas de emergencia nunca se bloquean en Acme.',
      [
        'Los pasillos se mantienen libres de cajas y de cables durante todo el día.',
        'La razón es que las salidas de emergencia nunca se bloquean en Acme.',
      ],
    ],
    [
      'es',
      'El sistema guarda una copia de todos los archivos cada noche, por lo que el equipo puede recuperar el trabajo de un día entero.',
      [
        'El sistema guarda una copia de todos los archivos cada noche.',
        'Por eso, el equipo puede recuperar el trabajo de un día entero.',
      ],
    ],
    [
      'en',
      'The system keeps a copy of every file each night in another building, but nobody has tried to restore one of them yet.',
      [
        'The system keeps a copy of every file each night in another building.',
        'But nobody has tried to restore one of them yet.',
      ],
    ],
    [
      'pt',
      'O sistema guarda uma cópia de todos os arquivos toda noite em outro prédio, mas ninguém tentou recuperar nenhum deles até agora.',
      [
        'O sistema guarda uma cópia de todos os arquivos toda noite em outro prédio.',
        'Mas ninguém tentou recuperar nenhum deles até agora.',
      ],
    ],
  ] as const)('are cut where both halves stand (%s)', (language, sentence, halves) => {
    expect(splitSentences(spoken(sentence, language), language)).toEqual(halves);
  });

  it.each([
    'Si el equipo no revisa las salidas de emergencia al comienzo de cada semana de trabajo, pero las usa, nadie sabrá por dónde salir.',
    'El equipo, que revisa las salidas de emergencia cada semana del año sin falta, pero con prisa, pide una persona más para eso.',
    'El casco no solo es obligatorio en todas las zonas de carga de la empresa, sino que también protege de los golpes de cada día.',
    '«El casco es obligatorio en todas las zonas, pero nadie lo lleva puesto en verano», dijo la encargada del almacén central de Lima.',
    'El almacén tiene cascos para todas las personas, guantes para las manos, botas para los pies, y la ropa que cada una necesita.',
    '¿Qué pasa si el equipo no revisa las salidas de emergencia de cada planta del edificio, pero dice que sí lo hizo la semana pasada?',
  ])('stay whole where a half would not stand: %s', (sentence) => {
    expect(spoken(sentence)).toBe(sentence);
  });

  it('say abbreviations, signs and ranges, and no phrase that says nothing', () => {
    expect(
      spoken('Cabe destacar que el Dr. Pérez revisa 3-5 pasillos con el fin de ver un 40 % más.'),
    ).toBe('El doctor Pérez revisa 3 a 5 pasillos para ver un 40 por ciento más.');
    expect(spoken('Furthermore, it takes 2-3 h, e.g. on the the road.', 'en')).toBe(
      'Also, it takes 2 to 3 hours, for example on the road.',
    );
    expect(spoken('Portanto, são 1 km e 25 kg, p. ex. na rua.', 'pt')).toBe(
      'Por isso, são 1 quilômetro e 25 quilogramas, por exemplo na rua.',
    );
  });

  it('leave dates, phones, codes and versions as they are', () => {
    const text = 'Llama al 555-0134 el 2026-11-21 por la norma ISO 9001-2015 y la versión 2.0-3.';
    expect(spoken(text)).toBe(text);
  });

  it('are said once', () => {
    const sentence = 'La espalda permanece recta durante todo el trabajo.';
    expect(spoken(`${sentence}\n\n## Otra vez\n\n${sentence} Así de fácil.`)).toBe(
      `${sentence}\nAsí de fácil.`,
    );
  });
});

describe('directions', () => {
  it('are added to scenes without any, and stay where an author wrote them', () => {
    const content =
      '## Uno\n\n[Escena: una playa]\n\nHola a todo el mundo.\n\nEmpezamos ya.\n\n## Dos\n\n- Punto\n\nSon 3 de 5 en 2024.\n';
    const scenes = parseScript(enhanceScript({ content, language: 'es' }).content);
    expect(scenes[0]?.blocks.map(({ kind, text }) => `${kind} ${text}`)).toEqual([
      'scene una playa',
      'speech Hola a todo el mundo.',
      'voice pausa',
      'speech Empezamos ya.',
    ]);
    expect(scenes[1]?.blocks.map(({ kind, text }) => `${kind} ${text}`)).toEqual([
      'scene quien presenta, junto al título y los puntos clave',
      'point Punto',
      'voice más despacio',
      'speech Son 3 de 5 en 2024.',
    ]);
  });

  it('do not touch Markdown', () => {
    const marked =
      'El **casco**, p. ej., es [obligatorio](https://example.org) en un 40 % de casos.';
    expect(enhanceScript({ content: marked, language: 'es' }).content).toContain(marked);
  });

  it('do not come to a language that is not known here', () => {
    const content =
      'Das Lager ist für alle da, und die Leute, die dort arbeiten, tragen einen Helm, weil er sie vor den Dingen schützt, die von oben kommen.\n';
    expect(enhanceScript({ content, language: 'es' }).content).toBe(content);
  });
});

describe('whatever is written', () => {
  const CLAUSES = {
    es: [
      'el equipo revisa 12 pasillos',
      'Marta Gil tiene la llave',
      'nadie sabe qué pasó en 2019',
      'la copia se guarda en Lima',
      'cuesta 30 € y dura 2-3 h',
    ],
    en: [
      'the team has 12 rooms',
      'Mary Gill has the key',
      'nobody knows what happened in 2019',
      'the copy is kept in Lima',
      'it costs 30 € and takes 2-3 h',
    ],
    pt: [
      'a equipe tem 12 salas',
      'Marta Gil tem a chave',
      'ninguém sabe o que houve em 2019',
      'a cópia fica em Lima',
      'custa 30 € e dura 2-3 h',
    ],
  };
  const JOINTS = {
    es: [', pero ', ', y ', '; ', ', ya que ', ', por lo que ', ', mientras que ', ', que ', '. '],
    en: [', but ', ', and ', '; ', ', because ', ', so ', ', whereas ', ', which ', '. '],
    pt: [', mas ', ', e ', '; ', ', já que ', ', por isso ', ', enquanto que ', ', que ', '. '],
  };
  const script = fc.constantFrom(...LANGUAGES).chain((language) =>
    fc
      .array(
        fc.tuple(
          fc.constantFrom('', '', '## Título\n\n', '- Punto uno\n\n', '[Voz: cálida]\n\n'),
          fc.constantFrom(...CLAUSES[language]),
          fc.array(
            fc.tuple(fc.constantFrom(...JOINTS[language]), fc.constantFrom(...CLAUSES[language])),
            { maxLength: 4 },
          ),
        ),
        { minLength: 1, maxLength: 6 },
      )
      .map((parts) => ({
        language,
        content: parts
          .map(([block, first, rest]) => {
            const text = first + rest.map(([joint, clause]) => joint + clause).join('');
            return `${block}${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
          })
          .join('\n\n'),
      })),
  );
  const wordsOf = (content: string) =>
    new Set(spokenParagraphs(content).flatMap((paragraph) => lowerWords(paragraph)));

  it('no number, no name, no block and no title is lost, and twice is no more than once', () => {
    fc.assert(
      fc.property(script, ({ content, language }) => {
        const once = enhanceScript({ content, language });
        const [before, after] = [wordsOf(content), wordsOf(once.content)];
        for (const word of before) {
          if (/\p{N}/u.test(word)) {
            for (const figure of word.match(/\p{N}+/gu) ?? [])
              expect(once.content).toContain(figure);
          }
        }
        for (const name of ['marta', 'mary', 'gil', 'gill', 'lima']) {
          if (before.has(name)) expect(after.has(name)).toBe(true);
        }
        const blocks = (text: string, kind: string) =>
          parseScript(text).flatMap((scene) =>
            scene.blocks.filter((block) => block.kind === kind).map((block) => block.text),
          );
        expect(blocks(once.content, 'point')).toEqual(blocks(content, 'point'));
        const voices = blocks(once.content, 'voice');
        expect(blocks(content, 'voice').every((voice) => voices.includes(voice))).toBe(true);
        const titles = (text: string) =>
          parseScript(text)
            .map(({ title }) => title)
            .filter(Boolean);
        expect(titles(once.content)).toEqual(titles(content));
        expect(enhanceScript({ content: once.content, language }).content).toBe(once.content);
      }),
      { numRuns: 200 },
    );
  });

  it('every new sentence says from which it comes', () => {
    fc.assert(
      fc.property(script, ({ content, language }) => {
        const sentences = (text: string) =>
          spokenParagraphs(text).flatMap((paragraph) => splitSentences(paragraph, language));
        const old = sentences(content);
        const { content: made, derived } = enhanceScript({ content, language });
        for (const sentence of sentences(made)) {
          const origin = derived.find((entry) => entry.sentence === sentence)?.from ?? sentence;
          expect(old).toContain(origin);
        }
      }),
      { numRuns: 100 },
    );
  });

  it('never throws, and stays readable', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (content) => {
        const once = enhanceScript({ content, language: 'es' }).content;
        expect(enhanceScript({ content: once, language: 'es' }).content).toBe(once);
      }),
      { numRuns: 200 },
    );
  });
});
