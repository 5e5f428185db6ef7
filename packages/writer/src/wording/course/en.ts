import { unicodeWords } from '../unicode-words.ts';
import type { CourseWording } from './course-wording.ts';

/** English. */
export const en: CourseWording = {
  skippedTitle: unicodeWords(
    /^(?:.*(?:general public license|creative commons).*|(?:table of )?contents|(?:table|list) of (?:contents|figures|tables)|index|agenda|outline|references|bibliography|works cited|sources|(?:external |useful )?links|further reading|see also|(?:end |foot)?notes|acknowledge?ments?.*|contributors|authors?|credits|dedication|colophon|licen[cs]es?|legal (?:notice|information).*|.*\bcopyright\b.*|disclaimer|privacy policy|trademarks?|(?:revision|version|document) history|change ?log|release notes|about (?:this|the) (?:document|manual|guide|book|author|report|presentation).*|(?:typographical )?conventions(?: used.*)?|glossary|(?:any )?questions\??|q ?(?:&|and) ?a|thank(?:s| you).*|contact|the end|conference roadmap|current version|seeded questions|exercises?(?: \d+.*| for .*)?|.*\bself[- ](?:test|assessment|check)|(?:review|study|test|exam|discussion|quiz|practice) (?:questions?|exercises?)|questions for (?:review|discussion|study)|quiz(?:zes)?|(?:final |mock )?exam|knowledge check|check your (?:understanding|knowledge|progress)|test your(?:self| knowledge).*|final (?:test|assessment)|answers|answer key|solutions)$/iu,
  ),
  untaught: unicodeWords(
    /^(?:answer\b|choose (?:the|one)|select the (?:correct|right|best)|tick\b|circle\b|fill in the (?:blanks?|gaps?|table)|complete the (?:sentences?|table|following|blanks?)|true or false|match (?:each|the (?:terms?|words?|columns?))|underline\b|write down (?:three|two|four|five|your)|list (?:three|two|four|five|at least)|justify your|describe in your own|discuss (?:with|how|why|whether)|(?:exercise|question|task|activity)\s?(?:\d|[:.]))|\b(?:correct answer|(?:on|in) the exam|exam questions?|in this exercise|true or false)\b|\bfor (?:more|further|additional) (?:information|details)\b|\bsee (?:the|also|section|chapter|appendix|page)\b|\bsections?\s\d|\bas (?:shown|described|explained|follows|mentioned|seen)\b|\b(?:above|below)\b(?=[.,;]|$)|\b(?:in|on) the (?:next|previous) (?:section|chapter|page|slide)\b|^please\b|^there (?:are|exist) (?:also )?(?:\p{N}+|two|three|four|five|six|seven|several|various|different|some|many|multiple|a (?:number|variety|few))\b[^:]*$|\b(?:previous|preceding) (?:example|command|line|table|paragraph|point)\b|\bi (?:think|believe|guess)\b/iu,
  ),
  contentTopics: {
    inspirar: ['Places to start: {list}.', 'Topics: {list}.', 'Also speaks of: {list}.'],
    habilidad: ['For practice: {list}.', 'Practical points: {list}.'],
    concepto: ['Concepts: {list}.', 'Ideas made clear: {list}.', 'Explains, among others: {list}.'],
    proceso: ['In this order: {list}.', 'The route: {list}.', 'It goes through: {list}.'],
  },
  moduleTopics: {
    inspirar: ['This module gives ideas on: {list}.', 'Ideas of the module: {list}.'],
    habilidad: ['Practical points of the module: {list}.', 'This module works on: {list}.'],
    concepto: ['Concepts of the module: {list}.', 'This module explains: {list}.'],
    proceso: ['The stages, in order: {list}.', 'This module goes through: {list}.'],
  },
  plainDescription: 'The topic: {title}.',
  courseSummary: {
    inspirar: '{level} course for {audience}, with ideas for a first step.',
    habilidad: '{level} course for {audience}, with practice in mind.',
    concepto: '{level} course for {audience} that explains the concepts one by one.',
    proceso: '{level} course for {audience} that follows the process in its order.',
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
    basico: '{audience} who are new to the topic; no previous knowledge is needed.',
    intermedio: '{audience} who know the basics and want to use them with ease.',
    avanzado: '{audience} with experience of the topic who need to go deeper.',
    experto: '{audience} who master the topic and want to go over it in detail.',
  },
  audiencePains: {
    estudiantes: 'Not knowing where to begin with the topic.',
    tecnicos: 'Having to search for the one detail needed in the middle of a task.',
    lideres: 'Little time to learn, and a team that looks for direction.',
    clientes: 'Doubts about what to expect and how to make the most of it.',
    ejecutivos: 'Decisions to take without the time to read all the documentation.',
  },
  objectivePains: {
    inspirar: 'No reason yet to begin with: {list}.',
    habilidad: 'The theory is known, but practice is missing: {list}.',
    concepto: 'Ideas that need to be clear: {list}.',
    proceso: 'Not knowing what comes first and what comes next: {list}.',
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
    'Within “{module}”, we stop here: {content}.',
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
  agendas: {
    inspirar: [
      'This is what we will discover: {list}.',
      'There is a lot to see: {list}.',
      'Points that give ideas: {list}.',
    ],
    habilidad: [
      'Points that help in practice: {list}.',
      'This is what we will work on: {list}.',
      'Practice begins with these: {list}.',
    ],
    concepto: [
      'The ideas to make clear: {list}.',
      'The topic has these parts: {list}.',
      'We will look at these points: {list}.',
    ],
    proceso: [
      'We take it in this order: {list}.',
      'The way has these stops: {list}.',
      'One part after the other: {list}.',
    ],
  },
  hints: {
    estudiantes: [
      'It helps to write down what is new.',
      'Afterwards, try to sum it up in two sentences.',
      'It helps to connect it with what you already know.',
    ],
    tecnicos: [
      'Compare it with your own environment.',
      'It works as a checklist, too.',
      'Think of the system you work with every day.',
    ],
    lideres: [
      'Think how you would tell your team.',
      'Ask yourself who in your team needs to know.',
      'It may help you guide the next meeting.',
    ],
    clientes: [
      'Think of what this solves in your case.',
      'It helps to know what to expect and what to ask for.',
      'If something raises doubts, note it down and ask.',
    ],
    ejecutivos: [
      'Look for what may change a decision.',
      'The consequence matters more than the detail.',
      'Ask what priority it deserves in your organisation.',
    ],
  },
  transitions: [
    'The next point: {topic}.',
    'On to another aspect: {topic}.',
    'Now let us look at this: {topic}.',
    'Another part of the topic: {topic}.',
    'We go on with this: {topic}.',
    'One more aspect: {topic}.',
  ],
  lastTransitions: [
    'One last point remains: {topic}.',
    'And finally: {topic}.',
    'To round off the topic: {topic}.',
    'This brings us to the last point: {topic}.',
    'One more point is left: {topic}.',
  ],
  recaps: [
    'To remember: {list}.',
    'If you go over anything again, let it be this: {list}.',
    'We take these ideas along: {list}.',
    'In short: {list}.',
    'A few words to hold on to: {list}.',
    'Worth fixing in your mind: {list}.',
    'Go back over these points: {list}.',
  ],
  nextContents: [
    'Coming next: {next}.',
    'The following topic: {next}.',
    'After this we continue with: {next}.',
    'Another piece is waiting: {next}.',
    'From here we move on: {next}.',
    'The course goes on here: {next}.',
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
    concepto: 'And so the course ends: {course}. Explaining it to somebody else helps to keep it.',
    proceso: 'And so the course ends: {course}. The way through stays here to come back to.',
  },
  closingTitles: {
    recap: ['To remember', 'In short', 'Key ideas', 'Recap', 'The essentials'],
    next: 'Coming next',
    end: 'End of the course',
  },
  reasons: {
    fits: 'Your documents ({pages}) cover {topics}: with {contents} there is enough material for each and nothing is repeated.',
    few: 'Your documents are short ({pages}): they carry {contents} without repeating anything.',
    none: 'Your documents do not hold enough text for a course.',
    otherLanguage:
      'Your documents are in a language that courses are not written in: upload texts in Spanish, English or Portuguese.',
  },
  counted: {
    pages: (count) => (count === 1 ? '1 page' : `${count} pages`),
    topics: (count) => (count === 1 ? '1 topic' : `${count} topics`),
    contents: (count) => (count === 1 ? '1 content item' : `${count} content items`),
  },
  cues: {
    definition: unicodeWords(
      /^(?:\S+ ){1,6}(?:is|are) (?:an?|one|the)\b|\bmeans\b|\bconsists\b|\bis (?:called|known|defined)\b|\brefers to\b/iu,
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
    reason: unicodeWords(/\b(?:because|since|due to|thanks to|that is why|so that|therefore)\b/iu),
    exception: unicodeWords(
      /\b(?:except|unless|however|although|even though|despite|only (?:if|when)|provided that|limit|at most|at least|maximum|minimum|restrictions?|otherwise|avoid|beware|careful)\b/iu,
    ),
  },
};
