import { parseScript } from '@tarima/text';
import { expect, it } from 'vitest';
import { draftVideoScript } from './draft-video.ts';
import { documentOf } from './testing/document-of.ts';

const draftOf = (text: string, language: 'es' | 'en' = 'es') =>
  draftVideoScript({
    documents: [documentOf(text, { language, title: 'Manual' })],
    projectName: 'Manual',
    language,
    tone: 'cercano',
    objective: 'explicar',
    audience: '',
  }).content;
const titlesOf = (content: string) => parseScript(content).map(({ title }) => title);
const closeOf = (content: string) => content.slice(content.lastIndexOf('## '));
/** Enough different sentences for a scene. */
const rules = (thing: string, count: number) =>
  Array.from(
    { length: count },
    (_, index) =>
      `${thing} número ${index + 1} se revisa a las ${(index % 12) + 1} de la mañana, y quien la revisa anota en el cuaderno lo que ha visto, lo que ha limpiado y lo que falta.`,
  ).join(' ');

it('calls a scene by its clearest heading, and its continuation by the same', () => {
  const content = draftOf(`# Manual
## Plan de plagas
### Objetivos
Evitar que las plagas lleguen a los alimentos del almacén.
## Plan de limpieza
${rules('La cámara', 9)}`);
  expect([...new Set(titlesOf(content).slice(1, -1))]).toEqual([
    'Plan de plagas',
    'Plan de limpieza',
  ]);
  expect(titlesOf(content).length).toBeGreaterThan(6);
});

it('leaves out a field of a form that does not apply', () => {
  const content = draftOf(`# Protocolo
## Materiales
No aplica.
## Sala
Nunca dejes la sala abierta por la noche. Pide la sala tres días antes.`);
  expect(content).not.toContain('No aplica');
  expect(content).toContain('Pide la sala tres días antes.');
});

it('prefers the work in a long manual to annexes and laws', () => {
  const content = draftOf(`# Manual
## Hornos
${rules('La puerta del horno', 20)}
## Cámaras
${rules('La cámara', 20)}
## Anexo 1. Formularios
${rules('La casilla', 20)}
## Normativa aplicable
${rules('La ley', 20)}
## Turnos
${rules('La hoja de turnos', 20)}`);
  expect(content).toMatch(/horno número 1 /u);
  expect(content).toMatch(/hoja de turnos número 1 /u);
  expect(content).not.toMatch(/casilla número|ley número/u);
});

it('closes on prohibitions and duties, not on a number or a list item', () => {
  const content = draftOf(
    `# Benefits
## Discounts
Apple gives ten percent off to the staff. Some plans hold dental cover, so you may not need more of it.
${Array.from({ length: 12 }, (_, index) => `The shelf number ${index + 1} is for the boxes that came in on that day, and the label on its side says who put each of them there.`).join(' ')}
## Safety
Never open the electrical cabinet while the line is running.
## Accidents
You must report each accident within 24 hours.
In a fire:
- Call the guard.
- Do not use the lift.`,
    'en',
  );
  expect(closeOf(content)).toContain(
    'Never open the electrical cabinet while the line is running.',
  );
  expect(closeOf(content)).toContain('You must report each accident within 24 hours.');
  expect(closeOf(content)).not.toMatch(/Apple|dental|lift/u);
});

it('names the heading above where no scene bears it', () => {
  const content = draftOf(`# Licencias
## Personal fijo
### Requisitos
Presenta el certificado médico antes del octavo mes.
## Personal temporal
### Requisitos
Presenta el certificado de nacimiento en diez días.`);
  expect(content).toMatch(/^## Personal fijo$[^#]*Presenta el certificado médico/mu);
  expect(content).toMatch(/^## Personal temporal$[^#]*Presenta el certificado de nacimiento/mu);
});

it('never says a prohibition as an order or as a step', () => {
  const items = [
    'Use recipes that are not approved.',
    'Allow volunteers to work alone.',
    'Wear jewellery while handling food.',
    'Leave food at room temperature.',
    'Reuse gloves after a break.',
    'Eat in the kitchen.',
    'Carry knives in a pocket.',
  ];
  const titled = draftOf(
    `# Kitchen\n## Do not\n${items.map((item) => `- ${item}`).join('\n')}`,
    'en',
  );
  const numbered = draftOf(
    `# Patio\n## Patio\nEstá prohibido en el patio:\n1. Consumir alcohol o drogas.\n2. Usar cualquier tipo de arma.\n3. Encender fuego sin permiso.`,
  );
  expect(titled.match(/Do not:/gu)).toHaveLength(2);
  expect(numbered).toContain('Está prohibido en el patio: Consumir alcohol o drogas.');
  expect(numbered).not.toMatch(/primero|paso 1|después,/iu);
});

it('says a whole title where its number is cut on screen', () => {
  const content = draftOf(`# Pagos
## Prestadores que empiezan sus actividades entre los días 1 y 25
La factura se emite el día 25 del mismo mes.
## Prestadores que empiezan sus actividades a partir del día 26
La factura se emite en el mes siguiente.`);
  expect(content).toContain('entre los días 1 y 25. La factura se emite el día 25');
  expect(content).toContain('a partir del día 26. La factura se emite en el mes siguiente');
});

it('opens a section by a heading too long for a title', () => {
  const content = draftOf(`# Convivencia
## Deberes de los padres
Deben firmar el cuaderno cada semana.
## Deseamos que en nuestra escuela se viva siempre en un clima de alegría y confianza, por eso no se permitirá:
- Fumar dentro del establecimiento.
- Consumir alcohol en la institución.`);
  const [, , parents = '', banned = ''] = content.split(/^## /mu);
  expect(parents).not.toContain('Fumar');
  expect(banned).toMatch(/por eso no se permitirá: Fumar dentro del establecimiento/u);
});

it('covers a longer document by whole sections, not by single sentences', () => {
  const section = (number: number) =>
    `## Ensayo ${number}\nLa muestra ${number} se recoge en ayunas. Lave el frasco ${number} con agua. Deseche el primer chorro del ensayo ${number}. Guarde la muestra ${number} en la nevera. Nunca entregue la muestra ${number} después de las 10:00. Lleve el volante del ensayo ${number} con su firma.`;
  const content = draftOf(
    `# Ensayos\n${Array.from({ length: 60 }, (_, index) => section(index + 1)).join('\n')}`,
  );
  const told = content.match(/^## Ensayo \d+$/gmu) ?? [];
  expect(told.length).toBeGreaterThan(5);
  for (const title of told) {
    const number = title.slice('## Ensayo '.length);
    expect(content).toContain(`Lave el frasco ${number} con agua`);
    expect(content).toContain(`Nunca entregue la muestra ${number} después`);
  }
});
