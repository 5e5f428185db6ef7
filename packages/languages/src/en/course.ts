import { unicodeWords } from '../notation/unicode-words.ts';
import type { CourseWording } from '../types/course-wording.ts';

export const course: CourseWording = {
  exercises: {
    title: unicodeWords(
      /^(?:exercises?(?: \d.*| for .*)?|.*\bself[- ](?:test|assessment|check)|(?:review|study|test|exam|discussion|quiz|practice) (?:questions?|exercises?)|questions for (?:review|discussion|study)|quiz(?:zes)?|(?:final |mock )?exam|knowledge check|check your (?:understanding|knowledge|progress)|test your(?:self| knowledge).*|final (?:test|assessment)|answers|answer key|solutions)$/iu,
    ),
    text: unicodeWords(
      /^(?:choose the (?:correct|right|best)|select the (?:correct|right|best)|tick the (?:correct|right)|circle the|fill in the (?:blanks?|gaps?)|complete the (?:sentences?|blanks?)|true or false|match (?:each|the (?:terms?|words?|columns?))|underline the|justify your|describe in your own|(?:exercise|question|task|activity)\s?(?:\d|[:.]))|\b(?:correct answer|exam questions?|in this exercise|true or false)\b/iu,
    ),
  },
  titleByKind: {
    procedure: '{title}, step by step',
    answer: '{title}, in questions and answers',
    rule: '{title}, what is allowed and what is not',
    other: '{title}, the essentials',
  },
  teaches: 'It teaches {list}.',
  contentTopics: {
    inspirar: ['Places to start: {list}.', 'Topics: {list}.', 'It also covers this: {list}.'],
    habilidad: ['To practise: {list}.', 'You practise this: {list}.'],
    concepto: [
      'Concepts: {list}.',
      'Ideas made clear: {list}.',
      'Among other things, it explains this: {list}.',
    ],
    proceso: ['In this order: {list}.', 'The route: {list}.', 'Step by step: {list}.'],
  },
  moduleTopics: {
    inspirar: [
      'The ideas of the module: {list}.',
      'The module gives ideas on these topics: {list}.',
    ],
    habilidad: ['The practical side of the module: {list}.', 'The module practises this: {list}.'],
    concepto: ['The concepts of the module: {list}.', 'The module explains these topics: {list}.'],
    proceso: ['The stages of the module: {list}.', 'The module follows this order: {list}.'],
  },
  plainDescription: 'It is about “{title}”.',
  courseSummary: {
    inspirar: '{level} course for {audience}, with ideas for a first step.',
    habilidad: '{level} course for {audience}, with practice in mind.',
    concepto: '{level} course for {audience}, with the concepts explained one by one.',
    proceso: '{level} course for {audience}, with the process from beginning to end.',
  },
  courseRoute: 'The route: {list}.',
  onlyModule: 'The complete tour',
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
    basico: '{audience} with no previous knowledge of the topic.',
    intermedio: '{audience} who know the basics and want to use them with ease.',
    avanzado: '{audience} with experience of the topic who need to go deeper.',
    experto: '{audience} who know the topic well and want to go over it in detail.',
  },
  audiencePains: {
    estudiantes: 'Not knowing where to begin with the topic.',
    tecnicos: 'Having to search for the one detail needed in the middle of a task.',
    lideres: 'Little time to learn, and a team that looks for direction.',
    clientes: 'Doubts about what to expect and how to make the most of it.',
    ejecutivos: 'Decisions to make without the time to read all the documentation.',
  },
  quoted: '“{title}”',
  objectivePains: {
    inspirar: 'Finding it hard to get started with topics such as {list}.',
    habilidad: 'Knowing the theory of topics such as {list}, but without practice.',
    concepto: 'Not having a clear picture of topics such as {list}.',
    proceso: 'Not knowing what comes first and what comes next in topics such as {list}.',
  },
  depthPains: {
    basico: 'Explanations that take the basics for granted.',
    intermedio: 'Scattered knowledge that does not fit together yet.',
    avanzado: 'Summaries that stay on the surface.',
    experto: 'Explanations that simplify too much.',
  },
  courseOpenings: [
    'Welcome to the course: {course}. The first topic: {content}.',
    'The course begins: {course}. This is where it starts: {content}.',
  ],
  moduleOpenings: [
    'A new module opens here: {module}. First topic: {content}.',
    'We enter another part of the course: {module}. It opens with this: {content}.',
    'On to another module: {module}. Its first topic: {content}.',
    'The course goes on with another module: {module}. We begin here: {content}.',
  ],
  contentOpenings: [
    'We go on in the module “{module}” with this topic: {content}.',
    'One more topic of “{module}”: {content}.',
    'Now for this topic: {content}. It belongs to the module “{module}”.',
    'Within “{module}”, we now look at this: {content}.',
    'A step further in “{module}”. The topic: {content}.',
    'Let us turn to this: {content}. We are still in “{module}”.',
    'The module “{module}” continues like this: {content}.',
  ],
  plainOpenings: [
    'The course goes on with this topic: {content}.',
    'On to another topic: {content}.',
    'Now for this topic: {content}.',
    'A step further in the course: {content}.',
    'Let us turn to this: {content}.',
  ],
  able: [
    'By the end it is clear {list}.',
    'This lesson shows {list}.',
    'Afterwards you know {list}.',
  ],
  remember: 'This is what to remember.',
  nextContents: [
    'Coming next: {next}.',
    'The following topic: {next}.',
    'After this we continue with: {next}.',
    'Another topic is waiting: {next}.',
    'From here we move on to this: {next}.',
    'The course continues with this: {next}.',
  ],
  nextModules: [
    'The module ends here. The one that follows: {next}.',
    'Module completed. Next stop: {next}.',
    'We close this part of the course and open another: {next}.',
    'This topic completes the module. Now for: {next}.',
  ],
  courseEnd: {
    inspirar: 'And so the course ends: {course}. One idea put to work is a good beginning.',
    habilidad:
      'And so the course ends: {course}. The best way to make it stick is to practise soon.',
    concepto:
      'And so the course ends: {course}. Explaining it to someone else helps you remember it.',
    proceso: 'And so the course ends: {course}. Come back to these steps whenever you need them.',
  },
  closingTitles: {
    recap: ['To remember', 'In short', 'Key ideas', 'Recap', 'The essentials'],
    next: 'Coming next',
    end: 'End of the course',
  },
  reasons: {
    fits: 'Your documents ({pages}) cover {topics}: with {contents}, each has enough material and nothing is repeated.',
    few: 'Your documents are short ({pages}): they have enough for {contents} without repeating anything.',
    none: 'Your documents do not have enough text for a course.',
    otherLanguage:
      'Courses are written in Spanish, English or Portuguese, and your documents are in another language.',
  },
  counted: {
    pages: (count) => (count === 1 ? '1 page' : `${count} pages`),
    topics: (count) => (count === 1 ? '1 topic' : `${count} topics`),
    contents: (count) => (count === 1 ? '1 content item' : `${count} content items`),
  },
};
