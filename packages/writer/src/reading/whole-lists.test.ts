import { describe, expect, it } from 'vitest';
import { documentOf } from '../testing/document-of.ts';
import { readDocuments } from './read-documents.ts';

const unitsOf = (text: string) =>
  readDocuments([documentOf(text, { language: 'en' })], 'en').units.map(
    ({ kind, lead, parts }) => ({
      kind,
      texts: [...lead, ...parts].map((part) => part.text),
    }),
  );

describe('lists as their author meant them', () => {
  it('keep steps together across bullets or a remark', () => {
    expect(
      unitsOf(
        '# Fire\n## On discovering a fire\n1. Activate the nearest call point.\n2. Dial 999.\nTell them your address:\n- Leeds: 78 Wellington Street\n- London: 27 Bush Lane\n3. Leave by the nearest exit.',
      ),
    ).toEqual([
      {
        kind: 'procedure',
        texts: [
          'Activate the nearest call point.',
          'Dial 999. Tell them your address: Leeds: 78 Wellington Street. London: 27 Bush Lane.',
          'Leave by the nearest exit.',
        ],
      },
    ]);
  });

  it('keep a list inside the step that announces it', () => {
    const [procedure] = unitsOf(
      '## Alarm\n1. Leave by the nearest exit.\n2. Report to your assembly point:\n- Leeds: the corner of Northern Street\n- London: Laurence Pountney Lane',
    );
    expect(procedure?.kind).toBe('procedure');
    expect(procedure?.texts.at(-1)).toMatch(/assembly point: Leeds: .*Street\. London: /u);
  });

  it('continue numbers that were typed by hand', () => {
    const [procedure, ...others] = unitsOf(
      '## Restart\n1) Press the red button.\n2) Wait for ten seconds.\nThe lamp goes out.\n3) Press the green button.',
    );
    expect(procedure?.texts).toHaveLength(3);
    expect(others).toEqual([]);
  });

  it('start again below another heading and behind a long text', () => {
    const remark = 'The pump needs this because its old seals leak in the cold. '.repeat(12);
    expect(
      unitsOf(`## Start\n1. Press the button.\n2. Close the lid.\n${remark}\n3. Lock the door.`)[0]
        ?.texts,
    ).toEqual(['Press the button.', 'Close the lid.']);
    expect(
      unitsOf(
        '## Start\n1. Press the button.\n2. Close the lid.\n## Stop\n3. Lock the door.\n4. Call Ana.',
      ),
    ).toHaveLength(2);
  });

  it('are clauses, not steps, with Roman numbers, which are not spoken', () => {
    const [clauses] = unitsOf(
      '## Papers\ni. Papers without a signature are not accepted.\nii. Papers with a signature alone on a page are not accepted.',
    );
    expect(clauses?.kind).not.toBe('procedure');
    expect(clauses?.texts.join(' ')).not.toMatch(/\bii?\./iu);
  });
});
