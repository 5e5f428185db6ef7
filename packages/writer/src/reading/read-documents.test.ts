import type { SourceLanguage } from '@tarima/languages';
import { describe, expect, it } from 'vitest';
import { documentOf } from '../testing/document-of.ts';
import { readDocuments } from './read-documents.ts';
import { pathOf } from './reading.ts';

const unitsOf = (text: string, language: 'es' | 'en' | 'pt' = 'es') =>
  readDocuments([documentOf(text, { language: language satisfies SourceLanguage })], language)
    .units;
const told = (text: string, language?: 'es' | 'en' | 'pt') =>
  unitsOf(text, language).map(({ kind, lead, parts }) => [
    kind,
    [...lead, ...parts].map((part) => part.text).join(' '),
  ]);

describe('units of a document', () => {
  it('keep a procedure whole, with the sentence that opens it', () => {
    const [procedure] = unitsOf(
      '# Incendio\n## Si descubre un fuego\nActúe en este orden:\n1. Pulse el avisador.\n2. Llame al 4112.\n3. Cierre las puertas.',
    );
    expect(procedure).toMatchObject({ kind: 'procedure', unspeakable: null });
    expect(procedure?.lead.map(({ text }) => text)).toEqual(['Actúe en este orden:']);
    expect(procedure?.parts).toHaveLength(3);
    expect(procedure?.mustSay).toContain('step');
  });

  it('keep a question with its answer and its section', () => {
    const units = unitsOf(
      '# Personas\n## Vacaciones\n### ¿Cuántos días me corresponden?\nSon 23 días laborables al año.\n### ¿Puedo pasarlas al año siguiente?\nNo, caducan el 31 de enero.',
    );
    expect(units.map(({ kind, lead }) => [kind, lead[0]?.text])).toEqual([
      ['answer', '¿Cuántos días me corresponden?'],
      ['answer', '¿Puedo pasarlas al año siguiente?'],
    ]);
    expect(units.map(({ section }) => pathOf(section)[1])).toEqual(['Vacaciones', 'Vacaciones']);
  });

  it('keep an exception with its rule', () => {
    expect(
      told(
        'Solo puede usar un extintor quien haya hecho la práctica. Sin embargo, nadie lo intenta si el humo le impide ver la salida. Llame antes al 112.',
      ),
    ).toEqual([
      [
        'rule',
        'Solo puede usar un extintor quien haya hecho la práctica. Sin embargo, nadie lo intenta si el humo le impide ver la salida.',
      ],
      ['rule', 'Llame antes al 112.'],
    ]);
  });

  it('ask a heading’s whole question, but not the document’s title again', () => {
    const [first, answer] = unitsOf(
      '# May I have a budget?\nEverybody has one.\n## Doors\n### Mr Doe did not answer the door. Can I leave the meal?\nNo, never leave a meal.',
      'en',
    );
    expect(first?.lead).toEqual([]);
    expect(answer?.lead.map(({ text }) => text)).toEqual([
      'Mr Doe did not answer the door. Can I leave the meal?',
    ]);
  });

  it('say an empty heading that demands something', () => {
    expect(
      told(
        '# Volunteers\n## Being late\nWe plan the routes at ten.\n### Call Katie at (302) 421-3731 with any question\n## Meals\nMeals are warm.',
        'en',
      ).map(([, text]) => text),
    ).toContain('Call Katie at (302) 421-3731 with any question.');
  });

  it('repeat a demand below each list item, but no item of a list', () => {
    const demand = 'Sign every page of the paper in blue ink.';
    const all = told(
      `## Papers\n- Agreement\n${demand}\n- Contract\n${demand}\n## Fees\n- ${demand}\n- ${demand}`,
      'en',
    );
    expect(
      all
        .map(([, text]) => text)
        .join(' ')
        .split(demand),
    ).toHaveLength(4);
  });

  it('leave out the author below a quotation', () => {
    expect(
      unitsOf('## Curso\nAbraham Lincoln.\nUn sabio dijo que hay que aprender siempre.').map(
        ({ unspeakable }) => unspeakable,
      ),
    ).toEqual(['furniture', null]);
  });

  it('take the articles of a rule one by one', () => {
    const article = (number: number) =>
      `1.${number} Los alumnos del grupo ${number} deben traer la autorización de sus padres en la agenda antes de salir del colegio.`;
    const units = unitsOf(`## Salidas\n- ${[1, 2, 3].map(article).join('\n- ')}`);
    expect(units.map(({ kind }) => kind)).toEqual(['rule', 'rule', 'rule']);
  });

  it('say the rows of a table with their column names', () => {
    expect(
      told('## Precios\n| Plan | Precio al mes\n| Barra | S/ 149\n| Sala | S/ 299').join(' '),
    ).toMatch(/S\/ 149.*S\/ 299/u);
  });

  it('say a small table of numbers with their column names', () => {
    expect(told('## Vacaciones\n| Años | Días\n| 1 | 6\n| 5-9 | 14').join(' ')).toMatch(
      /años 1, días 6.*años 5-9, días 14/iu,
    );
  });

  it('keep the minus of an amount in a cell, also behind a space', () => {
    const cells = ['- 18 °C', '— 5 %', '-4 °C', '- 6 cajas'];
    const spoken = told(
      `## Cámaras\n| Cámara | Valor\n${cells.map((cell, at) => `| ${at} | ${cell}`).join('\n')}`,
    ).join(' ');
    expect(spoken).toMatch(/ -18 °C.* -5 %.* -4 °C.* 6 cajas/u);
    expect(spoken).not.toContain('- 6');
  });

  it('leave out the box with a document’s code and version', () => {
    const document = documentOf('# Norma\nLlame al 112.', { language: 'es' });
    const rows = [
      ['Código', 'Versión', 'Fecha'],
      ['PRL-07', '3.2', '14/03/2025'],
    ];
    const box = { kind: 'table' as const, page: 1, rows, sentences: [{ id: 's9', text: 'x' }] };
    const { units } = readDocuments([{ ...document, blocks: [...document.blocks, box] }], 'es');
    expect(units.map(({ unspeakable }) => unspeakable)).toEqual([null, 'furniture']);
  });

  it.each([
    ['Rechace la leche por encima de 7 °C (el camión vuelve entero).', ['amount', 'limit']],
    ['Está prohibido usar los ascensores durante la evacuación.', ['prohibition']],
    ['El permiso, que caduca a las 8 horas, lo firma el encargado.', ['deadline']],
    ['Llame a la centralita, extensión 4112.', ['phone', 'obligation']],
    ['La empresa nació en 1987 y se amplió dos veces en diez años.', []],
  ])('find the kinds that must be said in “%s”', (sentence, kinds) => {
    const [unit] = unitsOf(sentence);
    if (kinds.length === 0) expect(unit?.mustSay).toEqual([]);
    for (const kind of kinds) expect(unit?.mustSay).toContain(kind);
  });

  it('keep brackets with content and drop mere references', () => {
    expect(
      told('Pulse el botón (luego de ejecutar sync). Cierre la puerta (véase el anexo 2).'),
    ).toEqual([
      ['rule', 'Pulse el botón (luego de ejecutar sync).'],
      ['rule', 'Cierre la puerta.'],
    ]);
  });

  it('leave out a table of contents in a list, but not a list of parts', () => {
    const below =
      '## Limpieza\nLimpie el horno.\n## Llaves\nGuarde las llaves.\n## Cierre\nCierre la tienda.';
    const contents = '- 1. Limpieza\n- 2. Llaves\n- 3. Cierre\n';
    const [first] = unitsOf(`# Tienda\n${contents}${below}`);
    expect(first?.unspeakable).toBe('furniture');
    const [parts] = unitsOf(`# Tienda\nEl turno tiene tres partes:\n${contents}${below}`);
    expect(parts?.unspeakable).toBeNull();
  });

  it('shorten a long address to its host and drop emojis', () => {
    const address =
      'https://apps.tienda.es/play/dd4aaaa5-ec83-49fc-b806-29ffeed21057?source=portal';
    expect(
      told(`🔗 Abra la aplicación de turnos en ${address}. Vea también www.tienda.es/turnos.`),
    ).toEqual([
      ['rule', 'Abra la aplicación de turnos en apps.tienda.es.'],
      ['statement', 'Vea también www.tienda.es/turnos.'],
    ]);
  });

  it('say list items with semicolons and words with a gender in brackets', () => {
    const list =
      '- a) Acionar o RH;\n- 4.1. Registrar BO imediatamente; e\n- Avisar o(a) gestor(a).';
    expect(told(`# Sinistro\nEm caso de sinistro:\n${list}`, 'pt')).toEqual([
      [
        'list',
        'Em caso de sinistro: Acionar o RH. Registrar BO imediatamente. Avisar o(a) gestor(a).',
      ],
    ]);
  });

  it('say the sentence before a picture, but no mere announcement', () => {
    const units = unitsOf(
      '# Gastos\nEl empleado registra el gasto desde la pantalla Mis gastos:\n\n## Filtros\nEl listado puede filtrarse por:\n\n## Fin\nSe envía el informe.',
    );
    expect(units.map(({ parts, unspeakable }) => [parts[0]?.text, unspeakable])).toEqual([
      ['El empleado registra el gasto desde la pantalla Mis gastos.', null],
      ['El listado puede filtrarse por:', 'reference'],
      ['Se envía el informe.', null],
    ]);
  });

  it('say a sentence that resembles a neighbouring language', () => {
    const [unit] = unitsOf(
      '# Férias\nAs férias serão pagas 2 (dois) dias úteis antes do início do período concessivo.',
      'pt',
    );
    expect(unit?.unspeakable).toBeNull();
  });

  it('tie an exception to its rule across paragraphs', () => {
    const [rule, exception] = unitsOf(
      '# Entertaining\nMeals with members of staff are not reimbursable.\n\nThe exception to this is where a director has agreed beforehand.',
      'en',
    );
    expect(exception?.follows).toBe(rule);
  });

  it('prefer a single top heading to the title in the metadata', () => {
    const document = documentOf('# Consignas\n## Teléfonos\nEmergencias: llame al 112.', {
      language: 'es',
      title: 'Plantilla corporativa 2023',
    });
    const { roots } = readDocuments([document], 'es');
    expect(roots[0]?.title).toBe('Consignas');
    expect(roots[0]?.children.map(({ title }) => title)).toEqual(['Teléfonos']);
  });
});
