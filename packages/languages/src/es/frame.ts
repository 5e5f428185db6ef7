import type { FrameWording } from '../types/frame-wording.ts';

export const frame: FrameWording = {
  steps: {
    first: 'Primero',
    between: ['Después', 'Luego', 'A continuación'],
    last: 'Por último',
  },
  numberedStep: 'Paso {number}',
  able: {
    cercano: 'Al terminar sabrás {list}.',
    experto: 'Al terminar sabrá {list}.',
    entusiasta: '¡Al terminar sabrás {list}!',
    formal: 'Al finalizar, usted sabrá {list}.',
  },
  abilities: {
    procedure: 'qué pasos seguir',
    prohibition: 'qué no se debe hacer',
    warning: 'de qué cuidarse',
    obligation: 'qué hay que hacer',
    deadline: 'qué plazos cumplir',
    amount: 'qué cifras y límites aplicar',
    phone: 'a quién llamar',
    answer: 'cómo responder a las preguntas más habituales',
    definition: 'qué significa cada término',
  },
  audience: {
    cercano: 'Es para {audience}.',
    experto: 'Está pensado para {audience}.',
    entusiasta: '¡Es para {audience}!',
    formal: 'Se dirige a {audience}.',
  },
  remember: {
    cercano: 'Si te quedas con algo, que sea esto.',
    experto: 'Conviene retener lo siguiente.',
    entusiasta: '¡Y recuerda esto!',
    formal: 'Le rogamos que recuerde lo siguiente.',
  },
  document: 'Esto dice el documento «{title}».',
};
