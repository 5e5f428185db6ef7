import type { PackageFormat, PlayerCourse } from '@tarima/contract';
import { allowedInXml } from '@tarima/text';
import { SaxesParser } from 'saxes';
import { describe, expect, test } from 'vitest';
import { planPackage } from '../plan-package.ts';
import { schemaErrors } from '../testing/check-xml.ts';
import { contentsOf, HARD_TITLES, sampleCourse, sampleInput } from '../testing/sample-course.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

const FORMATS = ['scorm12', 'scorm2004', 'cmi5'] as const;
const MANIFESTS = { scorm12: 'imsmanifest.xml', scorm2004: 'imsmanifest.xml', cmi5: 'cmi5.xml' };

async function planned(format: PackageFormat, course: PlayerCourse) {
  const files = await planPackage(await sampleInput(await temporaryFolder(), format, course));
  return { files, names: files.map(({ name }) => name) };
}

async function manifestOf(format: (typeof FORMATS)[number], course: PlayerCourse) {
  const { files, names } = await planned(format, course);
  const [manifest] = files;
  if (manifest?.name !== MANIFESTS[format] || !('content' in manifest))
    throw new Error('no manifest');
  return { xml: Buffer.from(manifest.content).toString(), names };
}

/** Each element with its attributes and its text. */
function elementsOf(xml: string) {
  type Element = { name: string; attributes: Record<string, string>; text: string };
  const elements: Element[] = [];
  const open: Element[] = [];
  const parser = new SaxesParser();
  parser.on('opentag', ({ name, attributes }) => {
    const element = { name, attributes, text: '' };
    elements.push(element);
    open.push(element);
  });
  parser.on('text', (text) => {
    const element = open.at(-1);
    if (element) element.text += text;
  });
  parser.on('closetag', () => open.pop());
  parser.write(xml).close();
  return elements;
}
const named = (xml: string, name: string) => elementsOf(xml).filter((each) => each.name === name);

describe.each(FORMATS)('%s', (format) => {
  test('is valid for any title, with the title as it is', async () => {
    for (const title of HARD_TITLES) {
      const { xml } = await manifestOf(format, sampleCourse([title, 'Otro']));
      expect(await schemaErrors(format, xml)).toEqual([]);
      const shown = named(xml, format === 'cmi5' ? 'langstring' : 'title');
      expect(shown[0]?.text.trim()).toBe(allowedInXml(title));
    }
  });

  test('is valid without questions, without a mark and without a description', async () => {
    const course = sampleCourse(['Uno', 'Dos'], {
      description: '',
      completion: { share: 0, mark: null },
    });
    const { xml } = await manifestOf(format, course);
    expect(await schemaErrors(format, xml)).toEqual([]);
    expect(xml).not.toMatch(/mastery|minNormalizedMeasure/iu);
  });

  test('is the same for the same course', async () => {
    const [first, second] = await Promise.all(
      [1, 2].map(() => manifestOf(format, sampleCourse(['Uno', 'Dos']))),
    );
    expect(first?.xml).toBe(second?.xml);
  });
});

test.each([
  ['scorm12', 'adlcp:scormtype'],
  ['scorm2004', 'adlcp:scormType'],
] as const)(
  '%s launches one part, spelled as the format wants, and lists every file',
  async (format, type) => {
    const { xml, names } = await manifestOf(format, sampleCourse(['Uno', 'Dos', 'Tres']));
    const resources = named(xml, 'resource');
    expect(resources).toHaveLength(1);
    expect(resources[0]?.attributes).toMatchObject({
      [type]: 'sco',
      type: 'webcontent',
      href: 'index.html',
    });
    expect(named(xml, 'item')).toHaveLength(1);
    const listed = named(xml, 'file').map(({ attributes }) => attributes.href);
    const own = names.filter((name) => !/^[^/]+\.(?:xsd|dtd|xml)$/u.test(name));
    expect(listed).toEqual(own);
    expect(names).toContain(format === 'scorm12' ? 'imscp_rootv1p1p2.xsd' : 'imscp_v1p1.xsd');
  },
);

test('SCORM 1.2 names a mastery score only where answers alone decide', async () => {
  const scoreOf = async (share: number) => {
    const course = sampleCourse(['Uno', 'Dos'], { completion: { share, mark: 70 } });
    return named((await manifestOf('scorm12', course)).xml, 'adlcp:masteryscore')[0]?.text;
  };
  expect(await scoreOf(80)).toBeUndefined();
  expect(await scoreOf(0)).toBe('70');
});

test('SCORM 2004 passes by the share of right answers', async () => {
  const { xml } = await manifestOf('scorm2004', sampleCourse(['Uno', 'Dos']));
  expect(named(xml, 'imsss:minNormalizedMeasure')[0]?.text).toBe('0.7');
  expect(named(xml, 'imsss:deliveryControls')[0]?.attributes).toMatchObject({
    completionSetByContent: 'true',
    objectiveSetByContent: 'true',
  });
});

test('cmi5 asks for completion and for passing where answers count', async () => {
  const ruleOf = async (course: PlayerCourse) =>
    named((await manifestOf('cmi5', course)).xml, 'au')[0]?.attributes;
  const course = sampleCourse(['Uno', 'Dos']);
  expect(await ruleOf(course)).toMatchObject({ moveOn: 'CompletedAndPassed', masteryScore: '0.7' });
  const unasked = {
    ...course,
    modules: [
      { title: '', contents: contentsOf(course).map((each) => ({ ...each, questions: [] })) },
    ],
  };
  expect(await ruleOf(unasked)).toMatchObject({ moveOn: 'Completed' });
  expect(await ruleOf(unasked)).not.toHaveProperty('masteryScore');
});

test('cmi5 keeps the ids of a project, each an absolute IRI of its own', async () => {
  const idsOf = async (title: string) => {
    const { xml } = await manifestOf('cmi5', sampleCourse([title, 'Dos']));
    return ['course', 'au'].map((name) => named(xml, name)[0]?.attributes.id);
  };
  const ids = await idsOf('Antes');
  expect(await idsOf('Después')).toEqual(ids);
  expect(new Set(ids).size).toBe(2);
  for (const id of ids)
    expect(id).toMatch(/^urn:uuid:[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u);
});

test.each([
  ['scorm12', 'identifier="course"', 'identifier="1 course"'],
  ['scorm2004', '>0.7</imsss:minNormalizedMeasure>', '>70</imsss:minNormalizedMeasure>'],
  ['cmi5', 'masteryScore="0.7"', 'masteryScore="70"'],
] as const)('the schema check of %s sees a fault', async (format, right, wrong) => {
  const { xml } = await manifestOf(format, sampleCourse(['Uno', 'Dos']));
  expect(await schemaErrors(format, xml.replace(right, wrong))).not.toEqual([]);
});
