import type { Phrases } from '../types/phrases.ts';

export const phrases: Phrases = {
  greetings: {
    cercano: ['Hi! Today we look at this: {topic}.', 'Hello! Our topic today: {topic}.'],
    experto: ["Welcome. Today's topic: {topic}.", "Let's go straight to the topic: {topic}."],
    entusiasta: ['Hello! A great topic today: {topic}.', "Hi! Let's dive right in: {topic}."],
    formal: [
      'Welcome to this presentation: {topic}.',
      'Good day. Our topic is the following: {topic}.',
    ],
  },
  purpose: {
    cercano: ['The idea is simple: {goal}.'],
    experto: ['The aim is this: {goal}.'],
    entusiasta: ["And here's our goal: {goal}!"],
    formal: ['The objective is {goal}.'],
  },
  goals: {
    inspirar: ['to find the drive to take the first step', 'to see how much can be achieved'],
    enseñar: ['to learn the essentials and use them', 'to learn the basics'],
    explicar: ['to understand what it is about', 'to grasp the main ideas'],
    instrucciones: ['to know what to do, step by step', 'to give clear instructions'],
    compartir: ['to share what matters most', 'to share what is worth knowing'],
  },
  endings: {
    cercano: ["And that's it for today."],
    experto: ['That covers the essentials.'],
    entusiasta: ["And that's our tour!"],
    formal: ['This concludes the presentation.'],
  },
  farewells: {
    cercano: {
      inspirar: 'Now it is your turn: pick one idea and give it a chance today.',
      enseñar: 'Go over it at your own pace and put it into practice soon. See you!',
      explicar: 'If anything is still unclear, go back to that part and take your time. See you!',
      instrucciones: "Keep this handy when you get started, and go step by step. You've got this!",
      compartir: 'And if you know someone who could use it, pass it on. See you!',
    },
    experto: {
      inspirar: 'The next step is yours: choose one idea and put it into practice.',
      enseñar: 'The best way to consolidate it is to apply it soon to a real case.',
      explicar: 'With these ideas clear, the details fall into place much more easily.',
      instrucciones: 'Proceed step by step and check each result before going on.',
      compartir: 'Share this information with anyone who can make use of it.',
    },
    entusiasta: {
      inspirar: 'Now it is your turn: pick one idea and make it happen!',
      enseñar: "Put it into practice today and you'll see how far you get!",
      explicar: 'Now that it is clearer, go and tell someone else about it!',
      instrucciones: "Let's get to work, step by step, because you can do this!",
      compartir:
        'Pass it on to anyone who could use it, because good ideas are meant to be shared!',
    },
    formal: {
      inspirar: 'We trust that these ideas will encourage you to take the next step. Thank you.',
      enseñar: 'We invite you to apply what you have learned in your daily work. Thank you.',
      explicar: 'We hope that the explanation has been clear. Thank you.',
      instrucciones: 'We recommend keeping these directions in mind. Thank you.',
      compartir: 'Please share this information with anyone concerned. Thank you.',
    },
  },
  closingTitles: {
    cercano: 'To remember',
    experto: 'Key ideas',
    entusiasta: 'Remember this!',
    formal: 'Conclusions',
  },
  partTitle: 'Part {number}',
  voice: {
    pause: 'pause',
    byTone: { cercano: 'warm', experto: null, entusiasta: 'with enthusiasm', formal: null },
  },
  audiencePreposition: /for/u,
  audienceArticles: {},
};
