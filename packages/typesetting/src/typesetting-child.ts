/**
 * The child process that sets one document. Its words come by standard input; the PDF leaves by
 * standard output.
 */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { NodeCompiler, type NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler';
import type { PagesToSet } from './set-pages.ts';

const FONTS = ['400Regular', '600SemiBold', '700Bold'];

const folder = dirname(fileURLToPath(import.meta.url));
const fontFolder = dirname(
  fileURLToPath(import.meta.resolve('@expo-google-fonts/inter/package.json')),
);
const compiler = NodeCompiler.create({
  // Typst reads no file outside this folder.
  workspace: folder,
  fontArgs: [
    {
      fontBlobs: FONTS.map((name) => readFileSync(join(fontFolder, name, `Inter_${name}.ttf`))),
    },
  ],
});
// The parent has written what `PagesToSet` says.
const { template, data, pictures } = JSON.parse(
  (await buffer(process.stdin)).toString(),
) as PagesToSet;
compiler.mapShadow(join(folder, `${template}.json`), Buffer.from(JSON.stringify(data)));
for (const [name, picture] of Object.entries(pictures)) {
  compiler.mapShadow(join(folder, name), Buffer.from(picture, 'base64'));
}
const { result } = compiler.compile({ mainFilePath: join(folder, `${template}.typ`) });
if (!result) throw new Error('the template does not fit the data');
process.stdout.write(accessiblePdf(result));

/** PDF/UA refuses characters that no font draws. A document with one is still tagged. */
function accessiblePdf(document: NodeTypstDocument): Buffer {
  try {
    return compiler.pdf(document, { pdfStandard: 'ua-1' });
  } catch {
    return compiler.pdf(document);
  }
}
