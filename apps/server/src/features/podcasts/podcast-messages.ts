import type { Language, PodcastStage } from '@tarima/contract';

type Sentences = Record<PodcastStage | 'waiting' | 'written' | 'completed' | 'started', string> & {
  typedText: string;
  notConfigured: string;
  notInstalled: string;
};

/** Messages while a podcast is made. Errors have the contract's sentences. */
export const PODCAST_MESSAGES: Record<Language, Sentences> = {
  es: {
    started: 'Tu podcast se está generando.',
    waiting: 'Tu podcast espera su turno.',
    reading: 'Leyendo las fuentes…',
    writing: 'Escribiendo la conversación…',
    speaking: 'Grabando las voces…',
    mixing: 'Mezclando el audio…',
    written: 'El guion está listo para leerlo.',
    completed: 'Tu podcast está listo.',
    typedText: 'El texto',
    notConfigured: 'No está configurado en este estudio.',
    notInstalled: 'Hacen falta dos voces naturales, y este estudio aún no las tiene.',
  },
  en: {
    started: 'Your podcast is being generated.',
    waiting: 'Your podcast is waiting its turn.',
    reading: 'Reading the sources…',
    writing: 'Writing the conversation…',
    speaking: 'Recording the voices…',
    mixing: 'Mixing the audio…',
    written: 'The script is ready to read.',
    completed: 'Your podcast is ready.',
    typedText: 'The text',
    notConfigured: 'It is not set up in this studio.',
    notInstalled: 'A podcast needs two natural voices, and this studio does not have them yet.',
  },
  pt: {
    started: 'Seu podcast está sendo gerado.',
    waiting: 'Seu podcast está aguardando a vez.',
    reading: 'Lendo as fontes…',
    writing: 'Escrevendo a conversa…',
    speaking: 'Gravando as vozes…',
    mixing: 'Mixando o áudio…',
    written: 'O roteiro está pronto para ser lido.',
    completed: 'Seu podcast está pronto.',
    typedText: 'O texto',
    notConfigured: 'Não está configurado neste estúdio.',
    notInstalled: 'São necessárias duas vozes naturais, que este estúdio ainda não tem.',
  },
};
