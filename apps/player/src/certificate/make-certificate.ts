import regular from '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf?inline';
import semiBold from '@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf?inline';
import { jsPDF } from 'jspdf';
import type { CertificateFacts } from './certificate-facts.ts';
import { drawText, isInFont } from './draw-text.ts';

/** A4 across, in millimetres. */
const WIDTH = 297;
const HEIGHT = 210;
const MARGIN = 26;
const TEXT_WIDTH = WIDTH - 2 * MARGIN;
const FOOT_MARGIN = 18;
const INK = '#17212b';
const QUIET = '#55616d';
const MOST_LINES = 2;

/** This is a script of its own: library and fonts are larger than the player. */
globalThis.tarimaCertificate = makeCertificate;

/** One page that can be printed, selected and searched. */
export function makeCertificate(facts: CertificateFacts): Blob {
  const page = new jsPDF({ orientation: 'landscape', unit: 'mm', format: 'a4' });
  addFont(page, regular, 'normal');
  addFont(page, semiBold, 'bold');
  // Its type lists languages by region; the plain code is as right.
  page.setLanguage(facts.language as Parameters<typeof page.setLanguage>[0]);
  page.setProperties({ title: `${facts.heading}: ${facts.course}`, subject: facts.name });

  page.setDrawColor(facts.accent);
  page.setLineWidth(1.2);
  page.roundedRect(10, 10, WIDTH - 20, HEIGHT - 20, 5, 5, 'S');
  page.setFillColor(facts.accent);
  page.rect(WIDTH / 2 - 14, 31, 28, 1.6, 'F');

  centred(page, facts.heading, { y: 50, size: 34, weight: 'bold', colour: facts.accent });
  centred(page, facts.awardedTo, { y: 68, size: 13, weight: 'normal', colour: QUIET });
  centred(page, facts.name, { y: 84, size: 28, weight: 'bold', colour: INK });
  centred(page, facts.reason, { y: 104, size: 13, weight: 'normal', colour: QUIET });
  centred(page, facts.course, { y: 117, size: 20, weight: 'bold', colour: INK });
  if (facts.score) {
    centred(page, facts.score, { y: 142, size: 13, weight: 'normal', colour: QUIET });
  }
  const column = (WIDTH - 2 * FOOT_MARGIN) / facts.foot.length;
  for (const [index, { label, value }] of facts.foot.entries()) {
    const place = { x: FOOT_MARGIN + column * (index + 0.5), width: column - 4 };
    centred(page, label, { ...place, y: 170, size: 9, weight: 'normal', colour: QUIET });
    centred(page, value, { ...place, y: 177, size: 10, weight: 'bold', colour: INK });
  }
  return page.output('blob');
}

type Style = {
  y: number;
  size: number;
  weight: 'normal' | 'bold';
  colour: string;
  x?: number;
  width?: number;
};

/** Text in the middle, in two lines at most. A long one is set smaller. */
function centred(page: jsPDF, written: string, style: Style): void {
  const { y, weight, colour, x = WIDTH / 2, width = TEXT_WIDTH } = style;
  const text = written.replace(/\p{Cc}+/gu, ' ');
  page.setFont('Inter', weight);
  if (!isInFont(page, text)) {
    drawText(page, text, { ...style, x, width });
    return;
  }
  page.setTextColor(colour);
  let size = style.size;
  let lines: string[] = [];
  do {
    page.setFontSize(size);
    // The library answers a list for every text.
    lines = page.splitTextToSize(text, width) as string[];
    size -= 1;
  } while (lines.length > MOST_LINES && size > 6);
  page.text(lines, x, y, { align: 'center' });
}

/** `address` is a data address, whose content is base64. */
function addFont(page: jsPDF, address: string, weight: Style['weight']): void {
  const file = `inter-${weight}.ttf`;
  page.addFileToVFS(file, address.slice(address.indexOf(',') + 1));
  page.addFont(file, 'Inter', weight);
}
