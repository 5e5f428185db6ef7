import { describe, expect, it } from 'vitest';
import { type ReadableFormat, readerOf } from './registry.ts';
import { buildDoc } from './testing/build-doc.ts';
import { buildDocx, buildPptx, paragraph, table } from './testing/build-office.ts';
import { buildPdf } from './testing/build-pdf.ts';
import { buildPpt } from './testing/build-ppt.ts';
import { asUnreadable, Unreadable } from './unreadable.ts';

const SEEDS = 20;
const MOST_DAMAGE = 0.02;

const rows = [
  ['Sala', 'Grados'],
  ['Norte', '12'],
];
const sound: [ReadableFormat, Buffer][] = [
  ['pdf', buildPdf([{ draws: [{ text: 'Buenos días a todos.', x: 72, y: 700 }] }])],
  ['docx', buildDocx(paragraph('Seguridad', { style: 'Heading1' }) + table(rows))],
  ['pptx', buildPptx([{ title: 'Bienvenida', points: ['Uno', 'Dos'], notes: 'Salude.' }])],
  ['doc', buildDoc([{ text: 'Seguridad', heading: 1 }, { text: 'Avise a su turno.' }])],
  ['ppt', buildPpt([{ title: 'Bienvenida', points: ['Uno', 'Dos'], table: rows }])],
  [
    'svg',
    Buffer.from('<svg xmlns="x"><title>Plano</title><text>Sala <tspan>norte</tspan></text></svg>'),
  ],
];

/** Numbers from 0 to 1, the same for each seed on every machine. */
function numbersFrom(seed: number): () => number {
  let state = seed + 1;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Every other seed cuts the file short. Every seed changes bytes. */
function damaged(file: Buffer, seed: number): Buffer {
  const random = numbersFrom(seed);
  const length = seed % 2 === 0 ? file.length : Math.floor(file.length * random());
  const bytes = Buffer.from(file.subarray(0, length));
  const changes = Math.ceil(bytes.length * MOST_DAMAGE * random());
  for (let count = 0; count < changes; count += 1) {
    bytes[Math.floor(random() * bytes.length)] = Math.floor(random() * 256);
  }
  return bytes;
}

const events = {
  onProgress() {},
  // These files have no pictures: a picture found here is damage.
  onRecognise() {
    throw new Unreadable('DOCUMENT_CORRUPT', 'nothing but a picture is left');
  },
};

describe('a damaged file', () => {
  it.for(sound)('of the format %s gives text or a named reason', async ([format, file]) => {
    const reader = await readerOf(format);
    for (let seed = 0; seed < SEEDS; seed += 1) {
      const result = await reader.read(damaged(file, seed), events).catch(asUnreadable);
      if (result instanceof Unreadable) expect(result.code).toMatch(/^DOCUMENT_/);
      else expect(result.blocks).toBeInstanceOf(Array);
    }
  });
});
