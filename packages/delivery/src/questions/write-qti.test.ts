import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { bankOf, choice, HOSTILE, match, order, truth } from '../testing/question-banks.ts';
import { type Element, readXml } from '../testing/read-xml.ts';
import { writeQti } from './write-qti.ts';

/** The files of the package by name, each read as XML. */
async function filesOf(...questions: Parameters<typeof bankOf>): Promise<Map<string, Element>> {
  const entries = Object.entries(unzipSync(await writeQti(bankOf(...questions))));
  return new Map(entries.map(([name, bytes]) => [name, readXml(strFromU8(bytes))]));
}
const find = (element: Element | undefined, name: string): Element[] =>
  (element?.children ?? []).flatMap((child) => [
    ...(child.name === name ? [child] : []),
    ...find(child, name),
  ]);
const rightOf = (item: Element | undefined) =>
  find(find(item, 'correctResponse')[0], 'value').map(({ all }) => all);

/**
 * Checks of the structure that importers rely on. The whole package was also compared with the
 * schema of QTI 2.1 by hand; it is too large to lie here.
 */
describe('questions as a package of QTI 2.1', () => {
  it('have a manifest at the root that lists every file', async () => {
    const questions = [choice(), truth(), order(), match()];
    const files = await filesOf(...questions);
    const manifest = files.get('imsmanifest.xml');
    expect(find(manifest, 'schema')[0]?.all).toBe('QTIv2.1 Package');
    const resources = find(manifest, 'resource').map(({ attributes }) => attributes);
    expect(resources.map(({ type }) => type)).toEqual([
      'imsqti_test_xmlv2p1',
      ...questions.map(() => 'imsqti_item_xmlv2p1'),
    ]);
    expect(resources.map(({ href }) => href).sort()).toEqual(
      [...files.keys()].filter((name) => name !== 'imsmanifest.xml').sort(),
    );
    for (const { identifier } of resources) expect(identifier).toMatch(/^[A-Za-z][\w-]*$/u);
  });

  it('stand in a test, with a section for each content', async () => {
    const files = await filesOf(choice(), truth());
    const test = files.get('test.xml');
    expect(test?.attributes['title']).toBe('Curso de agua / gas');
    const sections = find(test, 'assessmentSection');
    expect(sections.map(({ attributes }) => attributes['title'])).toEqual(['1.1 Presión']);
    const refs = find(test, 'assessmentItemRef').map(({ attributes }) => attributes['href'] ?? '');
    expect(refs.every((href) => files.has(href))).toBe(true);
  });

  it('declare their right answers among the choices that they show', async () => {
    const [chosen, judged, ordered, matched] = [
      choice(),
      truth({ isTrue: true }),
      order(),
      match(),
    ];
    const files = await filesOf(chosen, judged, ordered, matched);
    const itemOf = ({ id }: { id: string }) => files.get(`items/q-${id}.xml`);
    expect(rightOf(itemOf(chosen))).toEqual(['C2']);
    expect(rightOf(itemOf(judged))).toEqual(['C1']);
    expect(find(itemOf(judged), 'simpleChoice').map(({ all }) => all)).toEqual([
      'Verdadero',
      'Falso',
    ]);
    expect(rightOf(itemOf(ordered))).toEqual(['C1', 'C2', 'C3']);
    expect(rightOf(itemOf(matched))).toEqual(['T1 D1', 'T2 D2']);
    const shown = find(itemOf(matched), 'simpleAssociableChoice').map(
      ({ attributes, all }) => `${attributes['identifier']} ${all}`,
    );
    expect(shown).toEqual([
      'T1 EPI',
      'T2 PEM',
      'D1 Equipo de protección',
      'D2 Plan de emergencia',
      'D3 Un sindicato',
    ]);
  });

  it('show feedback and source after the answer', async () => {
    const chosen = choice();
    const silent = truth({ isTrue: true, feedback: '', citations: [] });
    const files = await filesOf(chosen, silent);
    expect(find(files.get(`items/q-${chosen.id}.xml`), 'modalFeedback')[0]?.all).toBe(
      'La presión es de 6 bar.Fuentes: guía.pdf, pág. 3; plan.docx, pág. 7.',
    );
    expect(find(files.get(`items/q-${silent.id}.xml`), 'modalFeedback')).toEqual([]);
  });

  it('keep hostile texts as texts', async () => {
    const questions = HOSTILE.map((prompt) => choice({ prompt, options: [prompt, 'b'] }));
    const files = await filesOf(...questions);
    for (const { id, prompt } of questions) {
      const shown = find(files.get(`items/q-${id}.xml`), 'prompt')[0];
      expect(shown?.all).toBe(prompt.replace(/[\r\n]/gu, ''));
    }
  });
});
