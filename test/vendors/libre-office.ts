import { execFileSync } from 'node:child_process';
import { chmod, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Ways in which the program converts, as shell. `$out` is the path of the PDF. */
const BEHAVIOURS = {
  converts: 'cp "$own/slides.pdf" "$out"',
  hangs: 'sleep 1000',
  writesNothing: 'echo "Error: source file could not be loaded"',
  fails: 'exit 1',
  writesNoPdf: 'echo "not a PDF" > "$out"',
  stopsHalfway: 'head -c 300 "$own/slides.pdf" > "$out"',
  /** Twenty megabytes, the PDF among them. */
  writesMuch: `head -c 10000000 /dev/zero; head -c 10000000 /dev/zero >&2
(cat "$own/slides.pdf"; head -c 20000000 /dev/zero; cat "$own/slides.pdf") > "$out"`,
  /** Its children live on with the pipe open. */
  leavesHeirs: 'exec 9> "$own/heirs"; sleep 1000 & sleep 1000 & cp "$own/slides.pdf" "$out"',
  hangsWithHeirs: 'exec 9> "$own/heirs"; sleep 1000 & sleep 1000',
} as const;
export type Behaviour = keyof typeof BEHAVIOURS;

/** A program that answers and behaves as `soffice` does, with its version. */
export async function buildLibreOffice(slides: Uint8Array, behaviour: Behaviour = 'converts') {
  const own = await mkdtemp(join(tmpdir(), 'tarima-libre-office-'));
  const command = join(own, 'soffice');
  const use = (next: Behaviour) => writeFile(join(own, 'behaviour'), BEHAVIOURS[next]);
  await use(behaviour);
  await writeFile(join(own, 'slides.pdf'), slides);
  await writeFile(join(own, 'asked'), '');
  execFileSync('mkfifo', [join(own, 'heirs')]);
  await writeFile(
    command,
    `#!/bin/sh
own='${own}'
if [ "$1" = --version ]; then echo 'LibreOffice 24.8.4.2 480(Build:2)'; exit 0; fi
echo "$@" >> "$own/asked"
while [ "$1" != --outdir ]; do shift; done
name=$(basename "$3")
out="$2/\${name%.*}.pdf"
. "$own/behaviour"
`,
  );
  await chmod(command, 0o755);
  return {
    command,
    version: '24.8.4.2',
    /** A pipe that it and its children hold open, if they are to. */
    heirs: join(own, 'heirs'),
    use,
    /** The arguments of every conversion so far. */
    asked: async () => (await readFile(join(own, 'asked'), 'utf8')).split('\n').filter(Boolean),
  };
}
