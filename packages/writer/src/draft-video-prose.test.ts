import { parseSceneDirection, parseScript } from '@tarima/text';
import { expect, it } from 'vitest';
import { draftVideoScript } from './draft-video.ts';
import { documentOf } from './testing/document-of.ts';

const PROSE = {
  es: [
    'Durante el desarrollo del proyecto se utilizó una herramienta de apoyo en diferentes etapas del proceso, contribuyendo a mejorar aspectos relacionados con la legibilidad y la estructura del programa.',
    'El análisis del número de consultas evidenció diferencias entre regímenes de seguridad social, observándose menores cantidades de controles en la población no asegurada frente a otros grupos.',
    'La construcción de variables derivadas permitió ampliar las posibilidades analíticas del conjunto de datos, y en particular facilitó la evaluación de la proporcionalidad entre el peso y la talla del recién nacido.',
    'El desarrollo económico y social se articula estrechamente con el desarrollo cultural, científico y tecnológico de cada una de las regiones que componen el territorio de la república.',
  ],
  en: [
    'The interface board makes it easy to set up a personal telegraph station by providing a convenient way to provide power to the loop of the sounder in the room of the operator.',
    'The simulator emulates the level sensor and the pump controller in circumstances where a full environment is not practical, which helps with development, testing and training.',
    'Root cause analysis is a tool that helps investigators to describe what happened during an incident, to determine how it happened, and to understand why it happened in the first place.',
    'The founder of the shop used to say in those years that a good catalogue is a promise with a cover, and customers of all ages remember the first pages of it with a smile.',
  ],
} as const;

const draftOf = (language: 'es' | 'en') =>
  draftVideoScript({
    documents: [
      documentOf(`# Informe\n## Resultados\n${PROSE[language].join('\n\n')}`, {
        language,
        title: 'Informe',
      }),
    ],
    projectName: 'Informe',
    language,
    tone: 'formal',
    objective: 'explicar',
    audience: '',
  }).content;
const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

it.each(['es', 'en'] as const)(
  'a long section of prose shows in each scene words that the scene says (%s)',
  (language) => {
    const scenes = parseScript(draftOf(language)).slice(1, -1);
    expect(scenes.length).toBeGreaterThan(1);
    for (const { blocks } of scenes) {
      const textsOf = (kind: string) =>
        blocks.filter((block) => block.kind === kind).map(({ text }) => text);
      expect(parseSceneDirection(textsOf('scene').join('; ')).layout).not.toBe('title');
      expect(textsOf('point').length).toBeGreaterThan(0);
      const said = wordsOf(textsOf('speech').join(' ')).join(' ');
      for (const point of textsOf('point')) expect(said).toContain(wordsOf(point).join(' '));
    }
  },
);
