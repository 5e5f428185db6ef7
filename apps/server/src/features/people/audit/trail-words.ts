import type { AuditEvent, Language } from '@tarima/contract';

type Words = {
  title: string;
  /** Column headings, in their order. */
  columns: Record<Exclude<keyof AuditEvent, 'id'>, string>;
  /** The cell separator that Excel expects in this language. */
  separator: ',' | ';';
};

export const TRAIL_WORDS: Record<Language, Words> = {
  es: {
    title: 'Registro de actividad',
    columns: {
      at: 'Fecha y hora (UTC)',
      action: 'Actividad',
      actor: 'Persona',
      actorId: 'Identificador de la persona',
      subjectName: 'Sobre qué o quién',
      subject: 'Identificador de lo afectado',
      address: 'Dirección de red',
    },
    separator: ';',
  },
  en: {
    title: 'Activity log',
    columns: {
      at: 'Date and time (UTC)',
      action: 'Activity',
      actor: 'Person',
      actorId: 'Person ID',
      subjectName: 'About what or whom',
      subject: 'ID of what it was about',
      address: 'Network address',
    },
    separator: ',',
  },
  pt: {
    title: 'Registro de atividades',
    columns: {
      at: 'Data e hora (UTC)',
      action: 'Atividade',
      actor: 'Pessoa',
      actorId: 'Identificador da pessoa',
      subjectName: 'Sobre o quê ou quem',
      subject: 'Identificador do que foi afetado',
      address: 'Endereço de rede',
    },
    separator: ';',
  },
};
