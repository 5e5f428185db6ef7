import type { Language } from '@tarima/contract';
import { buildDocx, paragraph } from '../../packages/documents/src/testing/build-office.ts';
import { buildPdf, drawLines } from '../../packages/documents/src/testing/build-pdf.ts';
import { handbookText } from '../../packages/writer/src/testing/course-texts.ts';
import { DIALOGUE_TEXTS } from '../../packages/writer/src/testing/dialogue-texts.ts';

const handbook = [
  ['Heading1', 'Seguridad en el almacén'],
  [
    '',
    'El almacén concentra la mayor parte de los accidentes de la empresa. La mayoría se evita con tres hábitos sencillos que cualquier persona puede aprender en su primer día.',
  ],
  ['Heading2', 'Equipo de protección'],
  [
    '',
    'El casco es obligatorio en todas las zonas de carga. Los guantes protegen las manos de cortes y golpes durante el transporte de cajas. Las botas con puntera reducen las lesiones de los pies en un 40 %.',
  ],
  ['Heading2', 'Levantar cargas'],
  [
    '',
    'Una carga de más de 25 kilogramos se levanta siempre entre dos personas. La espalda permanece recta y la fuerza se hace con las piernas. Girar el cuerpo con la carga en las manos causa la mayoría de las lesiones.',
  ],
  ['Heading2', 'Pasillos y salidas'],
  [
    '',
    'Los pasillos se mantienen libres de cajas y de cables. Las salidas de emergencia nunca se bloquean, ni siquiera durante unos minutos. Cada semana, una persona del equipo revisa que la señalización se vea bien.',
  ],
];

const handbookOf = (parts: readonly (readonly string[])[]) => ({
  name: 'manual-almacen.docx',
  mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  buffer: buildDocx(
    parts.map(([style = '', text = '']) => paragraph(text, style ? { style } : {})).join(''),
  ),
});

/** A Word handbook with headings, typical of a training team. */
export const HANDBOOK = handbookOf(handbook);

/** Its first chapter alone, for tests that need any video: seconds of speech, not a minute. */
export const LEAFLET = handbookOf(handbook.slice(2, 4));

/** A Word file of a text whose headings start with `#`. */
const wordFile = (name: string, text: string) => ({
  name,
  mimeType: HANDBOOK.mimeType,
  buffer: buildDocx(
    text
      .split('\n')
      .filter((line) => line !== '' && line !== '---')
      .map((line) => {
        const [, marks = '', words = ''] = /^(#*) ?(.*)$/u.exec(line) ?? [];
        return paragraph(words, marks ? { style: `Heading${marks.length}` } : {});
      })
      .join(''),
  ),
});

/** Enough chapters and sections for the shortest course. */
export const longHandbook = (language: Language) =>
  wordFile('manual-largo.docx', handbookText(language, 1));

/** Its first sections: too few for the smallest of the five courses. */
export const shortHandbook = (language: Language) =>
  wordFile('manual-breve.docx', handbookText(language, 1).split('\n').slice(0, 16).join('\n'));

/** The start of an article: its title and first chapter. */
export const article = (language: Language) => {
  const [, title = '', chapter = ''] = DIALOGUE_TEXTS[language].text.split(/^(?=# )/mu);
  return wordFile('articulo.docx', `${title}${chapter}`);
};

/** A guide of one page, typical of a town hall. */
export const GUIDE_PDF = {
  name: 'guia-compost.pdf',
  mimeType: 'application/pdf',
  buffer: buildPdf([
    {
      draws: drawLines(
        [
          'La compostera del barrio está abierta los sábados por la mañana.',
          'Cada familia puede llevar dos cubos de restos por semana.',
          'El abono terminado se reparte gratis en primavera.',
        ],
        { x: 60, y: 760, leading: 24 },
      ),
    },
  ]),
};

/** A file with the type of a PDF and nothing readable in it. */
export const BROKEN_PDF = {
  name: 'roto.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7\nthis is all that is left of it\n'),
};

export const TEXT_FILE = {
  name: 'notas.txt',
  mimeType: 'text/plain',
  buffer: Buffer.from('hola'),
};
