import type { Language } from '@tarima/contract';
import type { Mark } from './transcripts/transcript.ts';

type NamedMark = Exclude<Mark, number>;

export type CourseWords = {
  languageTag: string;
  sources: string;
  page: (file: string, page: number) => string;
  quoted: (quote: string) => string;
  /** Explains the numbers after sentences. */
  numbers: string;
  marks: Record<NamedMark, { mark: string; says: string }>;
  /** Name of the file, in `[a-z0-9-]`. */
  structureFile: string;
  readMe: {
    start: string[];
    files: string;
    index: string;
    player: string;
    structure: string;
    video: string;
    captions: string;
    poster: string;
    transcript: string;
    provenance: string;
    contents: string;
    synthetic: string;
  };
};

export const WORDING: Record<Language, CourseWords> = {
  es: {
    languageTag: 'es',
    sources: 'Fuentes',
    page: (file, page) => `${file}, pág. ${page}`,
    quoted: (quote) => `«${quote}»`,
    numbers: 'Los números remiten a la lista de fuentes del final.',
    marks: {
      author: { mark: 'autor', says: 'Frase escrita por el autor del curso.' },
      unsourced: { mark: 'sin fuente', says: 'Frase de un modelo de lenguaje, sin fuente.' },
    },
    structureFile: 'estructura.pdf',
    readMe: {
      start: [
        'Descomprime la carpeta completa y abre index.html con doble clic.',
        'El curso se reproduce en el navegador, sin conexión, y recuerda lo que ya viste.',
      ],
      files: 'Qué es cada archivo',
      index: 'El curso para verlo, con subtítulos, preguntas y fuentes',
      player: 'Archivos que index.html necesita: déjalos junto a él',
      structure: 'La estructura del curso, para imprimir o enviar',
      video: 'Los videos, numerados en el orden del curso',
      captions: 'Subtítulos: VTT para la web, SRT para editores de video y YouTube',
      poster: 'La imagen de portada de cada video',
      transcript: 'Lo que se dice en cada video, con la fuente de cada frase',
      provenance: 'Origen de cada frase y huella SHA-256 de cada video, para programas',
      contents: 'Contenido',
      synthetic: 'La voz y el presentador de estos videos son sintéticos: los creó un programa.',
    },
  },
  en: {
    languageTag: 'en',
    sources: 'Sources',
    page: (file, page) => `${file}, p. ${page}`,
    quoted: (quote) => `“${quote}”`,
    numbers: 'The numbers refer to the list of sources at the end.',
    marks: {
      author: { mark: 'author', says: 'A sentence written by the author of the course.' },
      unsourced: { mark: 'no source', says: 'A sentence by a language model, without a source.' },
    },
    structureFile: 'structure.pdf',
    readMe: {
      start: [
        'Unzip the whole folder and double-click index.html.',
        'The course plays in your browser, without a connection, and remembers what you have seen.',
      ],
      files: 'What each file is',
      index: 'The course to watch, with captions, questions and sources',
      player: 'Files that index.html needs: leave them beside it',
      structure: 'The structure of the course, to print or send',
      video: 'The videos, numbered in the order of the course',
      captions: 'Captions: VTT for the web, SRT for video editors and YouTube',
      poster: 'The cover picture of each video',
      transcript: 'What each video says, with the source of each sentence',
      provenance: 'Origin of each sentence and SHA-256 hash of each video, for programs',
      contents: 'Contents',
      synthetic: 'The voice and the presenter of these videos are synthetic: a program made them.',
    },
  },
  pt: {
    languageTag: 'pt-BR',
    sources: 'Fontes',
    page: (file, page) => `${file}, pág. ${page}`,
    quoted: (quote) => `“${quote}”`,
    numbers: 'Os números remetem à lista de fontes no final.',
    marks: {
      author: { mark: 'do autor', says: 'Frase escrita pelo autor do curso.' },
      unsourced: { mark: 'sem fonte', says: 'Frase de um modelo de linguagem, sem fonte.' },
    },
    structureFile: 'estrutura.pdf',
    readMe: {
      start: [
        'Descompacte a pasta inteira e abra index.html com um clique duplo.',
        'O curso é reproduzido no navegador, sem conexão, e lembra o que você já viu.',
      ],
      files: 'O que é cada arquivo',
      index: 'O curso para assistir, com legendas, perguntas e fontes',
      player: 'Arquivos de que index.html precisa: deixe-os junto dele',
      structure: 'A estrutura do curso, para imprimir ou enviar',
      video: 'Os vídeos, numerados na ordem do curso',
      captions: 'Legendas: VTT para a web, SRT para editores de vídeo e YouTube',
      poster: 'A imagem de capa de cada vídeo',
      transcript: 'O que é dito em cada vídeo, com a fonte de cada frase',
      provenance: 'Origem de cada frase e hash SHA-256 de cada vídeo, para programas',
      contents: 'Conteúdo',
      synthetic:
        'A voz e o apresentador destes vídeos são sintéticos: foram criados por um programa.',
    },
  },
};
