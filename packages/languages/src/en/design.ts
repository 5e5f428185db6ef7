import { unicodeWords } from '../notation/unicode-words.ts';
import { wordSet } from '../notation/word-set.ts';
import type { DesignWording } from '../types/design-wording.ts';

export const design: DesignWording = {
  titles: {
    desarrollo_personal: {
      tiempo: 'Growing in Small Moments',
      actualizacion: 'Keep Growing While Everything Changes',
      practica: 'Personal Growth You Can Practise',
      sobrecarga: 'Less Noise, More of Your Own Life',
      metodologia: 'Personal Growth, Step by Step',
    },
    tecnologia: {
      tiempo: 'Technology That Gives Hours Back',
      actualizacion: 'Up to Date Without Chasing Trends',
      practica: 'Hands-On Technology',
      sobrecarga: 'Technology Without the Tangle',
      metodologia: 'Working With Technology, Step by Step',
    },
    negocios: {
      tiempo: 'Business for Full Calendars',
      actualizacion: 'A Business That Keeps Up',
      practica: 'Business in Practice',
      sobrecarga: 'What Really Matters in a Business',
      metodologia: 'Running a Business With Method',
    },
    educacion: {
      tiempo: 'Teaching Well When Time Is Short',
      actualizacion: 'Teaching Today: What Works',
      practica: 'Learning to Teach by Teaching',
      sobrecarga: 'Teaching What Matters',
      metodologia: 'Teaching With Method',
    },
    diseno: {
      tiempo: 'Good Design in Little Time',
      actualizacion: 'Design Today: From Idea to Test',
      practica: 'Learning Design by Designing',
      sobrecarga: 'Clear Design: What to Keep and What to Drop',
      metodologia: 'Design, Step by Step',
    },
  },
  promises: {
    tiempo:
      'Short lessons for {audience}: each one fits into a break and leaves something to use the same day.',
    actualizacion:
      'A refresher for {audience}: ideas that keep working when the tools change, with examples from today.',
    practica:
      'A course for doing, made for {audience}: every lesson shows a case and proposes a short exercise.',
    sobrecarga:
      'The essentials for {audience}, in an order that is easy to follow: one idea a lesson and nothing to spare.',
    metodologia:
      'An ordered path for {audience}: from the foundations to the cases that take judgement, in steps that can be repeated.',
  },
  audiences: {
    profesionales: 'working professionals',
    estudiantes: 'students',
    lideres: 'team leaders',
    emprendedores: 'people who run a business of their own',
    general: 'anyone who is curious',
  },
  route: 'It goes from “{first}” to “{last}”, with {contents} lessons in {modules} modules.',
  routeOfOne: 'Its {contents} lessons have one theme: “{first}”.',
  wish: 'It starts from this interest: “{wish}”.',
  courseOpenings: ['Welcome to “{course}”. Here is where we begin: {content}.'],
  moduleOpenings: [
    'We open a new module, “{module}”, with this topic: {content}.',
    'Time for new ground: “{module}”. The first topic: {content}.',
    'A new module is waiting: “{module}”. The first lesson: {content}.',
    'We move on to “{module}” and begin with this: {content}.',
  ],
  contentOpenings: [
    'Today’s topic: {content}.',
    'This lesson is about the following: {content}.',
    'On to another topic: {content}.',
    'Here is what comes now: {content}.',
    'One step further in the module: {content}.',
    'Let us talk about this: {content}.',
  ],
  hints: {
    profesionales: [
      'Keep it in mind for your next week at work.',
      'As you listen, think of a task that is waiting for you.',
      'Compare it with the way you do it now.',
      'You may have met this at work under another name.',
      'Look for the place where it fits your routine.',
    ],
    estudiantes: [
      'Write down what is new to you: it will help you review.',
      'Try to sum it up afterwards in two sentences of your own.',
      'Connect it with something you have already studied.',
      'If this is new to you, there is no rush: we take it in parts.',
      'Think of an example from class or from home.',
    ],
    lideres: [
      'Think about how you would tell your team.',
      'Ask yourself who in your team needs it first.',
      'Notice what it would change in your next meeting.',
      'Decide which part you can delegate and which is yours.',
      'Whatever you do with this, your team will copy.',
    ],
    emprendedores: [
      'Think of your project as it stands today.',
      'Work out what a small trial would cost you.',
      'Look for what you can do without spending more.',
      'Picture your best customer as you listen.',
      'If you are just starting, this saves you a long detour.',
    ],
    general: [
      'No previous knowledge is needed.',
      'Think of a situation of yours where this would help.',
      'Listen for the idea first and leave the details for later.',
      'You will surely recognize more than one case.',
      'Tell someone about it afterwards: that makes it stick.',
    ],
  },
  turns: {
    tiempo: [
      'Now, something that fits into a short break.',
      'For today, one small task.',
      'And this needs no room in your calendar.',
      'Finish with a brief exercise.',
    ],
    actualizacion: [
      'Try it on what you use today.',
      'Now compare it with the way you work at present.',
      'Bring something of yours up to date with this exercise.',
      'The most useful part remains: trying it.',
    ],
    practica: [
      'Now it is your turn.',
      'Let us put it into practice.',
      'This is learned by doing.',
      'Time to try it.',
    ],
    sobrecarga: [
      'Of all that, start with this.',
      'One single task to finish.',
      'Take one exercise with you and nothing else.',
      'What follows is enough to begin.',
    ],
    metodologia: [
      'Now, the next step.',
      'Make it a step of your own.',
      'To close, apply the procedure once.',
      'Follow this order in your own case.',
    ],
  },
  partTitles: {
    idea: ['The idea', 'What it is about', 'The key', 'How it works'],
    case: ['A case', 'How it looks in real life', 'An example', 'A closer look'],
    caution: ['Watch out', 'What tends to go wrong', 'The usual slip', 'A word of caution'],
    list: ['Point by point', 'The list', 'What it takes', 'In parts'],
    more: ['One step further', 'In detail', 'Going on', 'And one more thing'],
  },
  exerciseTitles: ['Your turn', 'To practise', 'Put it to the test', 'Exercise'],
  nextContents: [
    'In the next lesson: {next}.',
    'Afterwards we go on with this: {next}.',
    'What comes next: {next}.',
    'And from here we move on to the following: {next}.',
  ],
  nextModules: [
    'That completes the module. The next one: {next}.',
    'We close this part and open another: {next}.',
    'The module ends here. The one that follows: {next}.',
  ],
  courseEnd:
    'And that is the end of “{course}”. Choose the lesson that helped you most and come back to it in a week.',
  caution: unicodeWords(
    /\b(?:mistakes?|slips?|traps?|beware|avoid|danger\p{L}*|fails?|wrong|distrust|temptation|the risk|enem(?:y|ies)|pitfalls?|careful)\b/iu,
  ),
  requestWords: wordSet(
    `want wants wanted would like need needs looking learn learning understand know knowing master improve course courses topic topics lesson lessons
    class classes content training teach help helps people person everyday daily life work working workers job day days basic basics advanced level general world about
    using use make get able create develop problem problems difficulty hard lack lacking week weeks year years hour hours better`,
  ),
};
