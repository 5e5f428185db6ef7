import type { FrameWording } from '../types/frame-wording.ts';

export const frame: FrameWording = {
  steps: {
    first: 'Primeiro',
    between: ['Depois', 'Em seguida', 'A seguir'],
    last: 'Por fim',
  },
  numberedStep: 'Passo {number}',
  able: {
    cercano: 'No fim você vai saber {list}.',
    experto: 'Ao terminar, você saberá {list}.',
    entusiasta: 'No fim você vai saber {list}!',
    formal: 'Ao concluir, você saberá {list}.',
  },
  abilities: {
    procedure: 'quais passos seguir',
    prohibition: 'o que não se deve fazer',
    warning: 'com o que ter cuidado',
    obligation: 'o que é preciso fazer',
    deadline: 'quais prazos cumprir',
    amount: 'quais valores e limites aplicar',
    phone: 'para quem ligar',
    answer: 'como responder às perguntas mais comuns',
    definition: 'o que significa cada termo',
  },
  audience: {
    cercano: 'É para {audience}.',
    experto: 'É destinado a {audience}.',
    entusiasta: 'É para {audience}!',
    formal: 'Destina-se a {audience}.',
  },
  remember: {
    cercano: 'Se for para guardar alguma coisa, que seja isto.',
    experto: 'Vale guardar o seguinte.',
    entusiasta: 'E lembre-se disto!',
    formal: 'Pedimos que se lembre do seguinte.',
  },
  document: 'É isto que diz o documento “{title}”.',
};
