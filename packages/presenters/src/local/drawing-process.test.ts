import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

it('waiting processes do not keep the program alive', async ({ signal }) => {
  const module = fileURLToPath(new URL('./drawing-process.ts', import.meta.url));
  const program = `
    const { warmUpDrawing } = await import(${JSON.stringify(module)});
    warmUpDrawing();
    warmUpDrawing();
    console.log('warm');`;
  const args = ['--input-type=module', '--eval', program];
  const { stdout } = await promisify(execFile)(process.execPath, args, { signal });
  expect(stdout).toBe('warm\n');
});
