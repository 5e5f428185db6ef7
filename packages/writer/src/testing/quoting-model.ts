import { countWords } from '@tarima/text';
import type { LanguageModel, ModelRequest, TokenUsage } from '../language-model.ts';

const USAGE: TokenUsage = { inputTokens: 1_000, outputTokens: 200 };

/** The answer of a model that only quotes: whole sentences of its material, in order. */
export function quoteAnswer(name: string, instructions: string, material: string): unknown {
  const ids = [...material.matchAll(/^part (\d+) \|/gmu)].map(([, id]) => Number(id));
  const quotes = [...material.matchAll(/^\[(\d+)\] (.+)$/gmu)].map(([, number, text = '']) => ({
    text,
    cites: [Number(number)],
  }));
  const wanted = Number(/about (\d+) words/iu.exec(instructions)?.[1] ?? 100);
  const count = Number(
    /(?:exactly|to|Choose) (\d+) (?:contents|scenes|themes)/u.exec(instructions)?.[1] ?? 3,
  );
  const share = shareOut(ids, Math.min(count, ids.length));
  switch (name) {
    case 'outline':
      return { title: 'Resumen del manual', scenes: titled(share, 'Escena') };
    case 'scene':
      return {
        title: 'Lo que importa',
        points: ['Revisar antes de empezar'],
        sentences: upTo(quotes, wanted),
      };
    case 'course':
      return {
        title: 'Curso del manual',
        description: 'Lo que el manual enseña.',
        targetAudience: 'Personal técnico',
        painPointsAddressed: ['Montar sin errores'],
        modules: shareOut(titled(share, 'Contenido'), Math.ceil(share.length / 3)).map(
          (contents, index) => ({
            title: `Módulo ${index + 1}`,
            description: 'Una parte del manual.',
            contents: contents.map((each) => ({ ...each, description: 'Trata una parte.' })),
          }),
        ),
      };
    case 'module':
      return {
        title: 'Módulo nuevo',
        description: 'Otra vista de lo mismo.',
        contents: titled(share, 'Nuevo').map((each) => ({
          ...each,
          description: 'Trata una parte.',
        })),
      };
    case 'content':
      return { title: 'Otro nombre', description: 'Otra descripción.' };
    case 'themes':
      return { themes: titled(share, 'Tema') };
    case 'rewritten':
      return { paragraphs: paragraphsIn(material) };
    case 'design':
      return design(Number(/exactly (\d+) contents/u.exec(instructions)?.[1]));
    case 'teaching_text':
      return { paragraphs: TEACHING };
    case 'conversation':
      return { turns: talk(quotes, wanted) };
    case 'questions':
      return {
        questions: quotes
          .slice(0, 3)
          .map(({ text, cites }) => ({ kind: 'truth', prompt: text, isTrue: true, cites })),
      };
    case 'translation':
      return {
        translations: [...material.slice(material.indexOf('TEXTS\n')).matchAll(TEXT)].map(
          ([, number, text = '']) => ({ number: Number(number), text: pretended(text) }),
        ),
      };
    default:
      throw new Error(`no answer is prepared for ${name}`);
  }
}

const TEXT = /^\[(\d+)\] (.+)$/gmu;

/** A translation into no language: each word has another end, and all else stays. */
export const pretended = (text: string): string => text.replace(/\p{L}+/gu, (word) => `${word}ix`);

/** A language model that quotes. `spoil` turns its answers into those of a bad model. */
export function createQuotingModel(
  spoil: (name: string, answer: unknown, call: number) => unknown = (_, answer) => answer,
) {
  const requests: Omit<ModelRequest<unknown>, 'schema'>[] = [];
  const model: LanguageModel = {
    id: 'test/quoting',
    async ask({ schema, ...request }) {
      request.signal?.throwIfAborted();
      requests.push(request);
      const answer = quoteAnswer(request.name, request.instructions, request.material);
      const value = schema.parse(spoil(request.name, answer, requests.length));
      return { value, usage: USAGE };
    },
  };
  return { model, requests };
}

const titled = (groups: number[][], what: string) =>
  groups.map((parts, index) => ({ title: `${what} número ${index + 1}`, parts }));

function shareOut<Item>(items: Item[], groups: number): Item[][] {
  return Array.from({ length: groups }, (_, index) =>
    items.slice(
      Math.round((index * items.length) / groups),
      Math.round(((index + 1) * items.length) / groups),
    ),
  );
}

type Quote = { text: string; cites: number[] };

function upTo(quotes: Quote[], words: number): Quote[] {
  let said = 0;
  return quotes.filter(({ text }, index) => {
    said += countWords(text);
    return index === 0 || said <= words;
  });
}

/** The guest quotes. Before each quote the host asks. */
function talk(quotes: Quote[], words: number) {
  const question = 'Y ahora cuéntanos con calma, por favor, qué más conviene saber sobre esto.';
  return upTo(quotes, words * 0.62).flatMap((quote) => [
    { speaker: 'host', text: question, cites: [] },
    { speaker: 'guest', ...quote },
  ]);
}

/** Every sentence unchanged, with a spoken connector before the second one of a paragraph. */
function paragraphsIn(material: string) {
  const paragraphs = material.split('\n\n').filter((text) => text.startsWith('PARAGRAPH'));
  return paragraphs.map((paragraph) => ({
    number: Number(/^PARAGRAPH (\d+)/u.exec(paragraph)?.[1]),
    sentences: [...paragraph.matchAll(/^\[(\d+)\] (.+)$/gmu)].map(
      ([, number, text = ''], index) => ({
        text: index === 1 ? `Además, ${text.charAt(0).toLowerCase()}${text.slice(1)}` : text,
        cites: [Number(number)],
      }),
    ),
  }));
}

function design(count: number) {
  const contents = Array.from({ length: count }, (_, index) => ({
    title: `Tema número ${index + 1}`,
    description: 'Lo que se aprende aquí.',
  }));
  return {
    title: 'Organizar el día',
    description: 'Un curso para empezar.',
    targetAudience: 'Quien empieza',
    painPointsAddressed: ['Falta de tiempo'],
    modules: shareOut(contents, Math.ceil(count / 4)).map((each, index) => ({
      title: `Parte ${index + 1}`,
      description: 'Una parte del curso.',
      contents: each,
    })),
  };
}

/** Has the length of a teaching text. */
const TEACHING = [
  'Una idea se aprende mejor cuando se practica el mismo día en que se escucha. Quien la prueba en su propio trabajo ve enseguida qué parte entiende y qué parte le falta. No hace falta mucho tiempo, porque diez minutos bastan para dar el primer paso. Lo que se repite cada mañana se vuelve una costumbre y ya no cuesta esfuerzo.',
  'Por ejemplo, quien anota tres tareas cada mañana sabe por dónde empezar. Si una de ellas es muy grande, la divide en partes que se pueden terminar en una hora. Al final del día revisa la lista con calma y marca lo que está hecho. Lo que queda pendiente pasa a la lista del día siguiente, siempre que todavía importe.',
  'Para empezar, elige una tarea que ya conoces y escribe los pasos que sigues para terminarla. Pide a otra persona que los lea y que te diga dónde se pierde. Cambia esos pasos y vuelve a probar con la misma tarea al día siguiente. Compara los dos intentos y apunta qué fue más fácil la segunda vez.',
  'Una lista así también ayuda cuando algo sale mal, porque muestra en qué paso empezó el problema. No busques culpables: busca el paso que se puede explicar mejor. Corrige solo ese paso, deja los otros como están y prueba de nuevo. Después de una semana tendrás una forma de trabajar que puedes enseñar a los demás.',
];
