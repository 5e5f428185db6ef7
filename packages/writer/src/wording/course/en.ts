import { unicodeWords } from '../unicode-words.ts';
import type { CourseWording } from './course-wording.ts';

/** English. */
export const en: CourseWording = {
  focus: {
    basico: ['the essentials', 'the basic ideas', 'the first steps'],
    intermedio: ['the key ideas', 'what helps day to day', 'what gets used most'],
    avanzado: ['the details that matter', 'what lies beyond the basics', 'the advanced questions'],
    experto: ['the nuances and the limits', 'the hard cases', 'the underlying decisions'],
  },
  contentGoals: {
    inspirar: [
      'Discover {focus} and what follows: {list}.',
      'A look at {focus}, to make you want to begin: {list}.',
      'Find a place to start, with {focus}: {list}.',
    ],
    habilidad: [
      'Learn to handle {focus} in practice: {list}.',
      'Practise {focus} on these points: {list}.',
      'By the end you can apply {focus} yourself: {list}.',
    ],
    concepto: [
      'Understand {focus} of these topics: {list}.',
      'By the end you can explain {focus} in your own words: {list}.',
      'Get {focus} clear, and how these points relate: {list}.',
    ],
    proceso: [
      'Go through {focus} in order: {list}.',
      'Follow the process from start to finish, with {focus}: {list}.',
      'Know what comes first and what comes next, with {focus}: {list}.',
    ],
  },
  plainGoals: {
    inspirar: ['Discover {focus} and what follows.', 'A look at {focus}, to get started.'],
    habilidad: ['Learn to handle {focus} in practice.', 'Practise {focus} step by step.'],
    concepto: ['Understand {focus} of this topic.', 'Get {focus} clear, in your own words.'],
    proceso: ['Go through {focus} in order.', 'Follow the process, with {focus}.'],
  },
  moduleGoals: {
    inspirar: ['Ideas to get moving with: {list}.', 'What this module opens up: {list}.'],
    habilidad: ['What is practised in this module: {list}.', 'Skills of this module: {list}.'],
    concepto: ['This module explains these concepts: {list}.', 'Concepts of this module: {list}.'],
    proceso: [
      'The stages of this module, in order: {list}.',
      'This module goes through these stages: {list}.',
    ],
  },
  courseSummary: {
    inspirar: '{level} course that encourages the next step, made for {audience}: {topic}.',
    habilidad: '{level} course to put into practice, made for {audience}: {topic}.',
    concepto: '{level} course for really understanding the concepts, made for {audience}: {topic}.',
    proceso: '{level} course that explains the process step by step, made for {audience}: {topic}.',
  },
  courseRoute: 'The route: {list}.',
  audiences: {
    estudiantes: 'students',
    tecnicos: 'technical staff',
    lideres: 'team leaders',
    clientes: 'customers',
    ejecutivos: 'executives',
  },
  levels: {
    basico: 'A beginner',
    intermedio: 'An intermediate',
    avanzado: 'An advanced',
    experto: 'An expert-level',
  },
  targets: {
    basico: '{audience} who are new to the topic; no previous knowledge is needed.',
    intermedio: '{audience} who know the basics and want to use them with ease.',
    avanzado: '{audience} with experience of the topic who need to go deeper.',
    experto: '{audience} who master the topic and want sound judgement for the hard cases.',
  },
  audiencePains: {
    estudiantes: 'Too much material, and little guidance on what to study first.',
    tecnicos: 'Long documentation in which the one detail needed is hard to find.',
    lideres: 'Little time to learn, and a team that looks for direction.',
    clientes: 'Doubts about what each option offers and how to make the most of it.',
    ejecutivos: 'Decisions to take without the time to read all the documentation.',
  },
  objectivePains: {
    inspirar: 'No motivation to begin with these topics: {list}.',
    habilidad: 'The theory is known, but practice is missing in these topics: {list}.',
    concepto: 'Ideas that are unclear or mixed up with each other: {list}.',
    proceso: 'Not knowing what to do first and what next in these topics: {list}.',
  },
  depthPains: {
    basico: 'Explanations that take the basics for granted.',
    intermedio: 'Scattered knowledge that does not fit together yet.',
    avanzado: 'Materials that stay on the surface.',
    experto: 'Hard cases that the usual materials leave out.',
  },
  courseOpenings: [
    'Welcome to the course: {course}. This is where it starts: {content}.',
    'So the course begins: {course}. The first topic: {content}.',
  ],
  moduleOpenings: [
    'A new module opens here: {module}. First topic: {content}.',
    'We enter another part of the course: {module}. We begin with this: {content}.',
    'Time to change modules: {module}. The way in: {content}.',
    'New module, new questions: {module}. The first one: {content}.',
  ],
  contentOpenings: [
    'We go on in the module “{module}” with this topic: {content}.',
    '{content}: that is what this part of “{module}” is about.',
    'Now for the following: {content}. It belongs to the module “{module}”.',
    'One more topic of “{module}” today: {content}.',
    'Within “{module}”, we stop here: {content}.',
    'A step further in “{module}”. Our topic now: {content}.',
    'Let us turn to this: {content}. We are still in “{module}”.',
  ],
  purposes: {
    inspirar: [
      'The invitation: look at {focus} and think what you would do.',
      'You will see {focus} and, with luck, feel like starting.',
      'Look at {focus} and find an idea of your own.',
      'Once you have seen {focus}, choose something to try today.',
    ],
    habilidad: [
      'The aim is to master {focus}.',
      'In the end you can use {focus} on your own.',
      'Our subject is {focus}, with practice in mind.',
      'Keep hold of {focus}: practice will call for it.',
    ],
    concepto: [
      'The point is to understand {focus}.',
      'In the end you can explain {focus} in your own words.',
      'We will make {focus} clear, without detours.',
      'Pay attention to {focus}: all the rest follows from there.',
    ],
    proceso: [
      'We take it in order, with {focus}.',
      'The purpose: a clear path, and {focus}.',
      'Step by step, we go over {focus}.',
      'Watch the sequence, and {focus}.',
    ],
  },
  hints: {
    estudiantes: [
      'Write down what is new to you: it helps when you revise.',
      'If you are studying this, here is the foundation.',
      'Think of a question that an exam might ask.',
      'Try to sum it up in two sentences afterwards.',
      'Connect it with what you have studied before.',
    ],
    tecnicos: [
      'Think of the system you work with every day.',
      'Technical details count: compare them with your own environment.',
      'What follows can be checked on a real machine.',
      'Keep your last similar incident in mind.',
      'It works as a checklist, too.',
    ],
    lideres: [
      'Think how you would tell your team.',
      'Ask yourself who in your team needs to know.',
      'As a leader, look for what you can delegate well.',
      'It will help you guide the next meeting.',
      'Notice what would change in the way the team works.',
    ],
    clientes: [
      'That way you know what to expect and what to ask for.',
      'Think of what this solves in your case.',
      'With this you can choose with more confidence.',
      'We tell it from the side that is useful to you.',
      'If something raises doubts, note it down and ask us.',
    ],
    ejecutivos: [
      'Look for what may change a decision.',
      'In a few minutes you have what matters for deciding.',
      'Consider the effect on cost, time and risk.',
      'What counts here is the consequence, not the detail.',
      'Ask what priority it deserves in your organisation.',
    ],
  },
  recaps: [
    'To remember: {list}.',
    'If you go over anything again, let it be this: {list}.',
    'We take these ideas along: {list}.',
    'In short: {list}.',
    'A few words to hold on to: {list}.',
    'Worth fixing in your mind: {list}.',
    'Go back over these points: {list}.',
  ],
  endings: [
    'That is all for this topic.',
    'With this you have a base to go on from.',
    'Take a moment to go over it.',
    'Now you know the main part of it.',
    'Here we close this explanation.',
  ],
  nextContents: [
    'Coming next: {next}.',
    'The following topic: {next}.',
    'After this we continue with: {next}.',
    'Another piece is waiting: {next}.',
    'From here we move on: {next}.',
    'What comes now is connected: {next}.',
  ],
  nextModules: [
    'The module ends here. The one that follows: {next}.',
    'Module completed. Next stop: {next}.',
    'We close this part of the course and open another: {next}.',
    'This topic completes the module. Now for: {next}.',
  ],
  courseEnd: {
    inspirar: 'And so the course ends: {course}. Choose one idea and give it a chance today.',
    habilidad:
      'And so the course ends: {course}. The best way to make it stick is to practise soon.',
    concepto: 'And so the course ends: {course}. Try explaining what you learned to somebody else.',
    proceso: 'And so the course ends: {course}. You can now go through the process on your own.',
  },
  closingTitles: ['To remember', 'In short', 'Key ideas', 'Recap', 'The essentials'],
  reasons: {
    fits: 'Your documents ({pages}) cover {topics}: with {contents} there is enough material for each and nothing is repeated.',
    few: 'Your documents are short ({pages}): they carry {contents} without repeating anything.',
    none: 'Your documents do not hold enough text for a course.',
  },
  counted: {
    pages: (count) => (count === 1 ? '1 page' : `${count} pages`),
    topics: (count) => (count === 1 ? '1 topic' : `${count} topics`),
    contents: (count) => (count === 1 ? '1 content' : `${count} contents`),
  },
  cues: {
    definition: unicodeWords(
      /^(?:\S+ ){1,6}(?:is|are) (?:an?|one)\b|\bmeans\b|\bconsists\b|\bis (?:called|known|defined)\b|\brefers to\b/iu,
    ),
    step: unicodeWords(
      /^(?:to|first|then|next|finally|before|after|once|when|if)\b|\bsteps?\b|\bmust\b|\byou (?:can|should|need)\b|\b(?:run|install|configure|select|type|create|add|open|save|check|verify)\b/iu,
    ),
    benefit: unicodeWords(
      /\b(?:allow|help|improv|eas(?:y|ier|ily)|avoid|protect|sav|achiev|benefit|advantage|opportunit|possib|freedom|confiden|safe|simpl)\p{L}*/iu,
    ),
    decision: unicodeWords(
      /\b(?:risk|cost|deadline|time|price|invest|deci|priorit|importan|recommend|responsib|team|strateg|result|need|impact|secur)\p{L}*/iu,
    ),
    example: unicodeWords(/\bfor example\b|\bfor instance\b|\bsuch as\b/iu),
  },
};
