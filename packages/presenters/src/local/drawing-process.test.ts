import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

it('waiting processes do not keep the program alive', () => {
  const module = fileURLToPath(new URL('./drawing-process.ts', import.meta.url));
  const program = `
    const { warmUpDrawing } = await import(${JSON.stringify(module)});
    warmUpDrawing();
    warmUpDrawing();
    console.log('warm');`;
  const args = ['--input-type=module', '--eval', program];
  const output = execFileSync(process.execPath, args, { encoding: 'utf8', timeout: 500_000 });
  expect(output).toBe('warm\n');
});
