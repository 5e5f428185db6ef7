/** One string on a page. Lengths in points from the bottom left corner. */
export type Draw = {
  text: string;
  x: number;
  y: number;
  size?: number;
  bold?: boolean;
  /** In Courier. */
  monospaced?: boolean;
};

/**
 * A PDF in Helvetica or Courier; pages have 595 × 842 points. `rules` are lines and `discs` bullets, in
 * points. `drawing` has operators of PDF. Text is Latin-1, as in the standard fonts.
 */
export function buildPdf(
  pages: {
    draws: Draw[];
    rules?: [number, number, number, number][];
    discs?: [number, number][];
    drawing?: string;
  }[],
  options: { title?: string; trailer?: string } = {},
): Buffer {
  const objects: string[] = [];
  const add = (body: string) => objects.push(body);
  const pageIds = pages.map((_, index) => 6 + index * 2);
  add('<< /Type /Catalog /Pages 2 0 R >>');
  add(
    `<< /Type /Pages /Count ${pages.length} /Kids [${pageIds.map((id) => `${id} 0 R`).join(' ')}] >>`,
  );
  add('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>');
  add('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>');
  add('<< /Type /Font /Subtype /Type1 /BaseFont /Courier /Encoding /WinAnsiEncoding >>');
  for (const [index, page] of pages.entries()) {
    const content = [
      ...(page.rules ?? []).map(([x1, y1, x2, y2]) => `${x1} ${y1} m ${x2} ${y2} l S`),
      ...(page.discs ?? []).map(drawDisc),
      page.drawing ?? '',
      ...page.draws.map(drawText),
    ].join('\n');
    const id = pageIds[index] ?? 0;
    add(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${id + 1} 0 R ` +
        '/Resources << /Font << /F1 3 0 R /F2 4 0 R /F3 5 0 R >> >> >>',
    );
    add(`<< /Length ${content.length} >>\nstream\n${content}\nendstream`);
  }
  add(`<< /Title (${escaped(options.title ?? '')}) >>`);

  let file = '%PDF-1.4\n';
  const offsets = objects.map((body, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${body}\nendobj\n`;
    return offset;
  });
  const start = file.length;
  const entries = offsets
    .map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`)
    .join('');
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}`;
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info ${objects.length} 0 R ${options.trailer ?? ''} >>\n`;
  file += `startxref\n${start}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
}

/** A filled disc of 3 points, like a browser's list bullet. */
function drawDisc([x, y]: [number, number]): string {
  return `${x} ${y} m ${x} ${y + 2} ${x + 3} ${y + 2} ${x + 3} ${y} c ${x + 3} ${y - 2} ${x} ${y - 2} ${x} ${y} c f`;
}

function drawText({ text, x, y, size = 10, bold, monospaced }: Draw): string {
  const font = monospaced ? 'F3' : bold ? 'F2' : 'F1';
  return `BT /${font} ${size} Tf ${x} ${y} Td (${escaped(text)}) Tj ET`;
}

function escaped(text: string): string {
  return text.replace(/[\\()]/g, '\\$&');
}

/** Lines of text below each other, `leading` points apart. */
export function drawLines(
  lines: string[],
  at: { x: number; y: number; size?: number; bold?: boolean; leading?: number },
): Draw[] {
  const { x, y, size = 10, bold = false, leading = size * 1.2 } = at;
  return lines.map((text, index) => ({ text, x, y: y - index * leading, size, bold }));
}
