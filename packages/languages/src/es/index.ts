import type { WritingLanguageKnowledge } from '../types/language-knowledge.ts';
import { course } from './course.ts';
import { cues } from './cues.ts';
import { design } from './design.ts';
import { dialogue } from './dialogue.ts';
import { enhance } from './enhance.ts';
import { frame } from './frame.ts';
import { phrases } from './phrases.ts';
import { prompts } from './prompts.ts';
import { questions } from './questions.ts';
import { reading } from './reading.ts';
import { reference } from './reference.ts';
import { saying } from './saying/index.ts';
import { screen } from './screen.ts';
import { wishes } from './wishes.ts';

export const es: WritingLanguageKnowledge = {
  nameForModels: 'neutral Latin American Spanish, with "tú"',
  cues,
  reading,
  reference,
  saying,
  wishes,
  prompts,
  dialogue,
  phrases,
  frame,
  course,
  design,
  enhance,
  questions,
  screen,
};
