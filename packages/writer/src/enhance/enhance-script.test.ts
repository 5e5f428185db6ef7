import { LANGUAGES } from '@tarima/contract';
import { parseScript, splitSentences, spokenParagraphs } from '@tarima/text';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lowerWords } from '../reading/terms.ts';
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

  it.each([
    [
      'es',
      'El almacén central guarda las piezas de todos los talleres del país durante el año y el equipo de logística recibe los pedidos cada mañana.',
      [
        'El almacén central guarda las piezas de todos los talleres del país durante el año.',
        'El equipo de logística recibe los pedidos cada mañana.',
      ],
    ],
    [
      'es',
      'La persona encargada revisa todos los pedidos del taller con la lista, que se guarda en la oficina de la entrada principal.',
      [
        'La persona encargada revisa todos los pedidos del taller con la lista.',
        'La lista se guarda en la oficina de la entrada principal.',
      ],
    ],
    [
      'es',
      'Las cajas se apilan en filas de tres como máximo en toda la nave, lo que permite ver los pasillos desde cualquier puesto.',
      [
        'Las cajas se apilan en filas de tres como máximo en toda la nave.',
        'Eso permite ver los pasillos desde cualquier puesto.',
      ],
    ],
    [
      'en',
      'The person in charge checks the orders against the list, which is kept in the office beside the main entrance of the building.',
      [
        'The person in charge checks the orders against the list.',
        'The list is kept in the office beside the main entrance of the building.',
      ],
    ],
    [
      'en',
      'The central warehouse keeps the spare parts of every workshop throughout the year and the logistics team receives the orders early each morning.',
      [
        'The central warehouse keeps the spare parts of every workshop throughout the year.',
        'The logistics team receives the orders early each morning.',
      ],
    ],
    [
      'pt',
      'As caixas ficam em pilhas de três no máximo em todo o galpão, o que permite ver os corredores de qualquer posto de trabalho.',
      [
        'As caixas ficam em pilhas de três no máximo em todo o galpão.',
        'Isso permite ver os corredores de qualquer posto de trabalho.',
      ],
    ],
    [
      'pt',
      'A pessoa responsável confere todos os pedidos da oficina com a lista, que está guardada no escritório da entrada principal do prédio.',
      [
        'A pessoa responsável confere todos os pedidos da oficina com a lista.',
        'A lista está guardada no escritório da entrada principal do prédio.',
      ],
    ],
  ] as const)(
    'are cut between two clauses that each have a subject (%s): %s',
    (language, sentence, halves) => {
      expect(splitSentences(spoken(sentence, language), language)).toEqual(halves);
    },
  );

  it.each([
    [
      'es',
      'El operario revisa el casco y los guantes de la zona de carga antes de que empiece el turno de la mañana en la nave dos.',
    ],
    [
      'es',
      'La norma dice que el casco se usa en toda la nave y los guantes se usan en la zona de carga de los camiones grandes.',
    ],
    [
      'es',
      'La persona encargada revisa cada mañana los pedidos con la lista, que el equipo de la oficina guarda en la entrada principal.',
    ],
    [
      'es',
      'El equipo recibe cada mañana las cajas de la nave, que se abren, y los pedidos de los talleres que están en la ciudad.',
    ],
    [
      'en',
      'The team checks the helmets and the gloves of the loading area before the morning shift starts work in the second hall.',
    ],
    [
      'pt',
      'A equipe confere os capacetes e as luvas da área de carga antes que comece o turno da manhã no segundo galpão da empresa.',
    ],
  ] as const)('stay whole where only a word is joined (%s): %s', (language, sentence) => {
    expect(spoken(sentence, language)).toBe(sentence);
  });

  it('turn parentheses into commas, except around an acronym', () => {
    expect(
      spoken('La luz de aviso (de color naranja) se revisa cada lunes en la ONU (NU) y aquí.'),
    ).toBe('La luz de aviso, de color naranja, se revisa cada lunes en la ONU (NU) y aquí.');
  });

  it.each([
    [
      'es',
      'Sin embargo, la nave dos se utiliza de noche en toda la semana.',
      'Pero la nave dos se usa de noche en toda la semana.',
    ],
    [
      'en',
      'However, hall two is not utilized at night in any of the weeks.',
      'But hall two isn’t used at night in any of the weeks.',
    ],
    [
      'pt',
      'No entanto, o galpão dois é utilizado à noite em toda a semana.',
      'Mas o galpão dois é usado à noite em toda a semana.',
    ],
  ] as const)('get everyday words for formal ones (%s)', (language, written, said) => {
    expect(spoken(written, language)).toBe(said);
  });

  it('are dropped where a longer one says them, unless negated or asked', () => {
    const whole = 'Las cajas de la nave se apilan siempre en filas de tres por toda la sala.';
    const part = 'Las cajas se apilan siempre en filas de tres.';
    const denied = 'Las cajas no se apilan siempre en filas de tres.';
    const asked = '¿Las cajas se apilan siempre en filas de tres?';
    expect(spoken(`${whole} ${part}`)).toBe(whole);
    expect(spoken(`${whole} ${denied} ${asked}`)).toBe(`${whole} ${denied} ${asked}`);
    const conditional = 'Si llueve, las cajas se apilan siempre en filas de tres.';
    expect(spoken(`${conditional} ${part}`)).toBe(`${conditional} ${part}`);
  });

  it('spell out abbreviations, signs and ranges and drop empty phrases', () => {
    expect(
      spoken('Cabe destacar que el Dr. Pérez revisa 3-5 pasillos con el fin de ver un 40 % más.'),
    ).toBe('El doctor Pérez revisa 3 a 5 pasillos para ver un 40 por ciento más.');
    expect(spoken('Furthermore, it takes 2-3 h, e.g. on the the road.', 'en')).toBe(
      'Also, it takes 2 to 3 hours, for example on the road.',
    );
    expect(spoken('Portanto, são 1 km e 25 kg, p. ex. na rua.', 'pt')).toBe(
      'Por isso, são 1 quilômetro e 25 quilogramas, por exemplo na rua.',
    );
    expect(spoken('Abrimos a las 9:30 h. en la calle Mayor, y pesa 5 kg. de más.', 'es')).toBe(
      'Abrimos a las 9:30 horas en la calle Mayor, y pesa 5 kilogramos de más.',
    );
    expect(spoken('A loja abre às 9 h. na rua, e pesa 5 kg.', 'pt')).toBe(
      'A loja abre às 9 horas na rua, e pesa 5 quilogramas.',
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
      'scene idea',
      'point Punto',
      'voice más despacio',
      'speech Son 3 de 5 en 2024.',
    ]);
  });

  it('name a table’s layout, and leave its rows as they are', () => {
    const table = '| Qué | Cuánto |\n| --- | --- |\n| Cena | 24 € |';
    const content = `## Uno\n\nHola.\n\n## Precios\n\n${table}\n\nLa cena se paga.\n\n## Fin\n\nAdiós.\n`;
    const enhanced = enhanceScript({ content, language: 'es' }).content;
    expect(enhanced).toContain(`## Precios\n\n[Escena: tabla]\n\n${table}\n\n`);
  });

  it('divide a long paragraph with a pause before an independent sentence', () => {
    const content =
      'La nave abre a las ocho. El turno revisa los cascos. Las cajas se cuentan. Eso toma poco. La nave cierra a las seis.';
    const [scene] = parseScript(enhanceScript({ content, language: 'es' }).content);
    expect(scene?.blocks.slice(1).map(({ kind, text }) => `${kind} ${text}`)).toEqual([
      'speech La nave abre a las ocho. El turno revisa los cascos.',
      'voice pausa',
      'speech Las cajas se cuentan. Eso toma poco. La nave cierra a las seis.',
    ]);
  });

  it('choose the voice that fits the words', () => {
    const content = (text: string) => `## Uno\n\nOK.\n\n## Dos\n\n${text}\n\n## Tres\n\nOK.\n`;
    const voices = (text: string, language: 'es' | 'en' | 'pt') =>
      parseScript(enhanceScript({ content: content(text), language }).content)[1]
        ?.blocks.filter(({ kind }) => kind === 'voice')
        .map(({ text: voice }) => voice);
    expect(voices('Las salidas nunca se bloquean.', 'es')).toEqual(['firme']);
    expect(voices('Remember the list of the hall.', 'en')).toEqual(['with emphasis']);
    expect(voices('Você sabe por que a sala não está assim?', 'pt')).toEqual(['com curiosidade']);
    expect(voices('La sala es grande.', 'es')).toEqual([]);
  });

  it('are added without rewording sentences that have Markdown', () => {
    const marked =
      'El **casco**, p. ej., es [obligatorio](https://example.org) en un 40 % de casos.';
    expect(enhanceScript({ content: marked, language: 'es' }).content).toContain(marked);
  });

  it('are not added in an unknown language', () => {
    const content =
      'Das Lager ist für alle da, und die Leute, die dort arbeiten, tragen einen Helm, weil er sie vor den Dingen schützt, die von oben kommen.\n';
    expect(enhanceScript({ content, language: 'es' }).content).toBe(content);
  });
});

describe('every script', () => {
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

  it('loses no number, name, block or title, and changes only once', () => {
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

  it('names the origin of every new sentence', () => {
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

  it('never throws, and a second pass changes nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (content) => {
        const once = enhanceScript({ content, language: 'es' }).content;
        expect(enhanceScript({ content: once, language: 'es' }).content).toBe(once);
      }),
      { numRuns: 200 },
    );
  });
});

it.each([
  [
    'en',
    'In the event that a room is free, it should be noted that the list must be checked prior to the booking.',
    'If a room is free, the list must be checked before the booking.',
  ],
  [
    'en',
    'A booking must be deleted by whoever made it on the day before, so that other teams are able to make use of the room.',
    'A booking must be deleted by whoever made it on the day before, so that other teams can make use of the room.',
  ],
  [
    'es',
    'Con anterioridad al montaje, conviene señalar que se revisan las piezas por medio de una lista.',
    'Antes del montaje, se revisan las piezas con una lista.',
  ],
  [
    'pt',
    'No momento em que a sala fica livre, vale lembrar que a equipe confere a lista por meio de um tablet.',
    'Quando a sala fica livre, a equipe confere a lista com um tablet.',
  ],
] as const)('shortens roundabout %s phrases anywhere', (language, given, said) => {
  expect(enhanceScript({ content: `## Salas\n\n${given}`, language }).content).toContain(said);
});
