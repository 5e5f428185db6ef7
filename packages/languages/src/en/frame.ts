import type { FrameWording } from '../types/frame-wording.ts';

export const frame: FrameWording = {
  steps: { first: 'First', between: ['Then', 'Next', 'After that'], last: 'Finally' },
  numberedStep: 'Step {number}',
  able: {
    cercano: 'By the end you will know {list}.',
    experto: 'By the end you will know {list}.',
    entusiasta: 'By the end you will know {list}!',
    formal: 'On completion, you will know {list}.',
  },
  abilities: {
    procedure: 'which steps to follow',
    prohibition: 'what not to do',
    warning: 'what to watch out for',
    obligation: 'what has to be done',
    deadline: 'which deadlines to keep',
    amount: 'which amounts and limits apply',
    phone: 'who to call',
    answer: 'how to answer the usual questions',
    definition: 'what each term means',
  },
  audience: {
    cercano: 'It is for {audience}.',
    experto: 'It is meant for {audience}.',
    entusiasta: 'It is for {audience}!',
    formal: 'It is intended for {audience}.',
  },
  remember: {
    cercano: 'If you take anything away, let it be this.',
    experto: 'These are the points to remember.',
    entusiasta: 'And remember this!',
    formal: 'Please remember the following.',
  },
  document: 'This is what the document “{title}” says.',
};
