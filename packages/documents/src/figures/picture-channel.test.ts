import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { asSent, createPictureReceiver } from './picture-channel.ts';

const PNG = Buffer.from('89504e470d0a1a0a', 'hex');
const nameOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

it('gets every picture whole, however its bytes are cut', () => {
  fc.assert(
    fc.property(
      fc.array(fc.uint8Array({ maxLength: 60 }), { maxLength: 8 }),
      fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1 }),
      (contents, sizes) => {
        const pictures = contents.map((content) => Buffer.concat([PNG, content]));
        const receiver = createPictureReceiver();
        let rest = Buffer.concat(pictures.map(asSent));
        for (let turn = 0; rest.length > 0; turn += 1) {
          const size = sizes[turn % sizes.length] ?? 1;
          receiver.receive(rest.subarray(0, size));
          rest = rest.subarray(size);
        }
        const names = new Set(pictures.map(nameOf));
        expect(new Set(receiver.pictures.keys())).toEqual(names);
        for (const [name, bytes] of receiver.pictures) expect(nameOf(bytes)).toBe(name);
      },
    ),
  );
});

it('leaves out what is neither PNG nor JPEG, and a picture cut short', () => {
  const receiver = createPictureReceiver();
  receiver.receive(asSent(Buffer.from('<svg onload="alert(1)"/>')));
  receiver.receive(asSent(Buffer.concat([PNG, Buffer.from('whole')])));
  receiver.receive(asSent(Buffer.concat([PNG, Buffer.from('cut')])).subarray(0, 9));
  expect([...receiver.pictures.values()].map(String)).toEqual([expect.stringContaining('whole')]);
});
