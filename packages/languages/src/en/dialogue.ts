import { choices } from '../notation/choices.ts';
import { unicodeWords } from '../notation/unicode-words.ts';
import type { DialogueWording } from '../types/dialogue-wording.ts';
import { frame } from './frame.ts';
import { reactions } from './reactions.ts';

export const dialogue: DialogueWording = {
  cues: {
    contrast: unicodeWords(
      /^(?:but|however|yet|nevertheless|nonetheless|by contrast|in contrast|on the other hand|still|the (?:only )?exception|except)\b/iu,
    ),
    example: unicodeWords(/^(?:for example|for instance|a real case)\b/iu),
    forbids: unicodeWords(
      /\b(?:never|forbidden|prohibited|not (?:allowed|permitted)|must not|may not|shall not|cannot|do not|don['’]t|nobody (?:may|can)|no one (?:may|can)|under no circumstances)\b/iu,
    ),
    demands: unicodeWords(
      /\b(?:must(?! not)|have to|has to|needs? to|shall(?! not)|is required|are required|mandatory|compulsory)\b/iu,
    ),
    excepts: unicodeWords(/\b(?:except|exceptions?|unless|apart from|other than)\b/iu),
    figure: unicodeWords(
      /(?:US\$|[$€£])\s?\p{N}(?:[\p{N}.,]{0,30}\p{N})?|(?:\p{N}[\p{N}.,]{0,30}|\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty))(?:\s?(?:[%€$£]|°C|°F)|\s(?:per cent|percent|euros|dollars|pounds|degrees|seconds|minutes|hours|(?:working |business |calendar )?days|weeks|months|years|met(?:er|re)s|feet|inches|miles|litres|km|kg|cm)\b)/iu,
    ),
    range: /[–-]\s?$|(?:^|\s)(?:to|and|or)\s$/iu,
    caseOpening: unicodeWords(/^((?:if|when|in case of|in the event of) [^,.;:?]{4,60}), /iu),
    greeting: unicodeWords(
      /^(?:welcome\b|hello\b|dear\b|thank you for\b|thanks for\b|good (?:morning|afternoon|evening)\b|(?:this|the present) document\b)/iu,
    ),
    pointsElsewhere: unicodeWords(
      /\b(?:see|refer to|consult)\s+(?:the |also |section|chapter|fig|table|below|above|next|page|appendix|https?)|\b(?:figures?|tables?|charts?|sections?|chapters?|appendi(?:x|ces)|annex|pages?|equations?|slides?|exhibits?|listings?|examples?|fig)\.?\s+(?:no\.?\s*)?(?:\d|[IVX]+\b|[A-Z]\b)|\b(?:following|previous|preceding|next|above|below)\s+(?:figures?|tables?|charts?|images?|diagrams?|screenshots?|examples?|lines?|code|sections?|chapters?|slides?|pages?|commands?|links?|listing|paragraphs?)|\b(?:figure|table|chart|section|chapter|example|image|diagram|listing|text|list)s?\s+(?:above|below)|\b(?:mentioned|described|shown|listed|discussed|noted|stated|outlined|explained|given|defined)\s+(?:above|below|earlier|previously|before|here)|\bas (?:mentioned|shown|described|noted|discussed|explained|stated|we (?:saw|have seen))|\b(?:see|the|as|from) (?:above|below)\b|\bhere(?:'s| is| are)\b/iu,
    ),
    isA: unicodeWords(/^(is|are) (?:an?|one of)\b/iu),
    definite: unicodeWords(/^the\b/iu),
  },
  asFigure: (figure) => figure,
  whatIf: choices('And {case}? | What happens {case}? | Take a case: {case}?'),
  numbers: choices(
    'two | three | four | five | six | seven | eight | nine | ten | eleven | twelve',
  ),
  steps: { steps: frame.steps, numberedStep: frame.numberedStep },
  firstTitles: choices(
    'Let us start here: {title}. | First topic: {title}. | To begin with: {title}.',
  ),
  otherTitles: choices(
    'And this one: {title}? | Another topic: {title}. | Next point: {title}. | What about this: {title}? | And now this: {title}.',
  ),
  nameIs: "I'm {name}.",
  roleIs: "I'm here as {role}.",
  asRole: (role) =>
    /^(?:an?|the|my|your|our|its)\s|^\p{Lu}|[^s]s$/u.test(role)
      ? role
      : `${/^(?:[aeio]|u(?!ni|se))/iu.test(role) ? 'an' : 'a'} ${role}`,
  focusIs: 'And our main focus is this: {focus}.',
  closingTitle: 'Wrapping up',
  reactions,
  styles: {
    'engaging,informative': {
      greetings: choices(
        'Hello, this is {name}. | Welcome! This is {name}. | So glad you could join us: this is {name}.',
      ),
      topics: choices(
        'Our topic: {topic}. | Today we explore this: {topic}. | Today we get to the heart of it: {topic}.',
      ),
      hellos: choices(
        'Thank you. There is a lot to tell. | Thanks for having me. The topic deserves it. | A pleasure. Let us dig in.',
      ),
      answers: choices('Of course. | Gladly. | Good question.'),
      recaps: choices("Let's recap what we've seen: {list}. | So far we've covered this: {list}."),
      starts: choices(
        'What is the first thing we should know? | Start with the essentials: what matters most? | Give us the key idea to get going.',
      ),
      turns: choices(
        "Let's turn to another key point: {title}. What stands out? | I'd like to ask you about this now: {title}. | This interests me too: {title}. What can you tell us? | And one subject we can't leave out: {title}.",
      ),
      reactions: choices(
        "Very interesting. | That's key. | That's clear. | Worth remembering. | I'm taking note of that. | That makes you think.",
      ),
      asks: {
        contrast: choices(
          "Is there an important caveat? | And the other side of the coin? | Where's the difficulty?",
        ),
        example: choices(
          'Can you give us an example? | What does that look like in practice? | Could we see that in a concrete case?',
        ),
        definition: choices(
          "What exactly {is} {x}? | For anyone new to this: what {is} {x}? | Let's define something key: what {is} {x}?",
        ),
        list: choices(
          'Which points should we keep in mind? | Can we go through it point by point? | What belongs on that list?',
        ),
        figures: choices(
          'Do we have figures? | What do the numbers say? | And what does the data show?',
        ),
        first: choices("What's the first step? | Where do we begin?"),
        next: choices('And after that? | What comes next? | And the next step?'),
        last: choices('And how is the process completed? | What comes at the end?'),
        about: choices(
          'What should we know about {x}? | And {x}? | What happens with {x}? | What can you tell us about {x}? | I am curious about {x}: what stands out?',
        ),
        more: choices(
          "What else should we know? | What other point matters? | Tell us more. | What else stands out? | What else helps us understand it? | And what else is behind it? | Let's go on: what else is there?",
        ),
        nudge: choices("Please, go on. | We're following. | Go ahead."),
      },
      finals: choices(
        'To finish, which idea should we keep? | Before we say goodbye, what else is worth remembering? | And what would the final idea be?',
      ),
      closes: choices(
        'Thank you for explaining it. This was {name}. Until next time! | That leaves us plenty to think about. This was {name}; thanks for listening.',
      ),
    },
    'casual,conversational': {
      greetings: choices(
        "Hey there, you're on {name}. | Hi, hi! You've found {name}. | Grab a coffee, you're on {name}.",
      ),
      topics: choices(
        "Today it's about this: {topic}. | We're chatting about something today: {topic}. | Here's today's chat: {topic}.",
      ),
      hellos: choices(
        "Thanks! Nice to be here. | Hey! Let's do it. | Hi! Ask me anything you like.",
      ),
      answers: choices('Yeah, so. | Let me tell you. | Sure.'),
      recaps: choices("So we've been through this: {list}. | Quick recap: {list}."),
      starts: choices(
        "So, where do we start? | Okay, tell me: what's this about? | Right, basics first: what's the deal?",
      ),
      turns: choices(
        "Hey, on to something else: {title}. | Okay, let's switch gears: {title}. What do you say? | Oh, and I nearly forgot this: {title}. | And while we're at it: {title}. How does that go?",
      ),
      reactions: choices(
        "I see. | Huh. | Oh, right. | Okay, I'm with you. | Got it. | Hadn't thought of that.",
      ),
      asks: {
        contrast: choices(
          "There's a but, isn't there? | Right, so what's the catch? | No snag there?",
        ),
        example: choices('Like what? | Got an example? | Give me a real case.'),
        definition: choices(
          'Hang on, what {is} {x}? | So nobody gets lost: what {is} {x}? | Take it slowly for me: what {is} {x}?',
        ),
        list: choices(
          "Okay, which ones? Tell me all of them. | So what's in there? | Go on, give me the whole list.",
        ),
        figures: choices('And in numbers? | How much are we talking? | Got a number for me?'),
        first: choices('So what do you do first? | Okay, what goes first?'),
        next: choices("And then? | So what's next? | Done, and after that?"),
        last: choices('And in the end? | So how does it wrap up?'),
        about: choices(
          "So, what about {x}? | What's the deal with {x}? | Hey, and {x}? | What do you make of {x}? | Wait, back to this: {x}. What's there?",
        ),
        more: choices(
          'And what else? | Keep going. | Anything else for me? | Okay, give me more. | Is there more? | What other bits are there? | Go on, one more.',
        ),
        nudge: choices("Yeah, go on. | I'm listening. | And…?"),
      },
      finals: choices(
        "Okay, last one? | We're nearly out of time: what else sticks with you? | One more before we go, okay?",
      ),
      closes: choices(
        "Thanks for the chat. That was {name}. See you! | Good talk. You've been listening to {name}. Bye now!",
      ),
    },
    'formal,educational': {
      greetings: choices(
        'Good day and welcome to {name}. | We begin a new edition of {name}. | A warm welcome to our listeners from {name}.',
      ),
      topics: choices(
        'The subject of this session: {topic}. | We examine the following today: {topic}. | The matter before us: {topic}.',
      ),
      hellos: choices(
        'I appreciate the invitation. | Thank you very much. It is an honour to take part. | I am grateful for the opportunity.',
      ),
      answers: choices('With pleasure. | Certainly. | That is a pertinent question.'),
      recaps: choices(
        'Let us recap the points covered: {list}. | In summary, we have covered the following: {list}.',
      ),
      starts: choices(
        'What is the starting point? | To begin, what should be established? | Which fundamentals should our audience know?',
      ),
      turns: choices(
        'We now address the next section: {title}. | I propose that we examine another aspect: {title}. What must be understood? | It is time to consider this question: {title}. | One further section merits analysis: {title}.',
      ),
      reactions: choices(
        'I understand. | A useful clarification. | That deserves emphasis. | Thank you for being precise. | That much is clear. | That is duly noted.',
      ),
      asks: {
        contrast: choices(
          'Is there a reservation to be made? | Which limitation should be noted? | Might one raise an objection?',
        ),
        example: choices(
          'Could you offer an example? | Could you illustrate that with a case? | Which example would be instructive?',
        ),
        definition: choices(
          'Could you define the term: what {is} {x}? | Strictly speaking, what {is} {x}? | By way of definition, what {is} {x}?',
        ),
        list: choices(
          'Could you list the elements? | Which elements does it comprise? | How is it broken down?',
        ),
        figures: choices(
          'Which data support this? | Are figures available on the matter? | What amounts are involved?',
        ),
        first: choices('What is the initial stage? | What is done in the first instance?'),
        next: choices('Which stage follows? | And subsequently? | How does the process continue?'),
        last: choices('How does the process conclude? | What is the final stage?'),
        about: choices(
          'What can be said regarding {x}? | Let us consider {x}. What should be noted? | Concerning {x}, what must be known? | What would you specify about {x}? | May I draw attention to {x}?',
        ),
        more: choices(
          'Which further element should be considered? | Could you expand on the explanation? | What else should be specified? | Which additional aspect would you highlight? | What completes the picture? | Do you wish to add an observation? | Please proceed.',
        ),
        nudge: choices('Please continue. | You have our attention. | Kindly complete the thought.'),
      },
      finals: choices(
        'In conclusion, what should be remembered? | To conclude, which consideration would you add? | Before we conclude, what deserves to be added?',
      ),
      closes: choices(
        'Thank you for this explanation. This concludes our edition of {name}. | With that, we close this edition of {name}. Thank you for your attention.',
      ),
    },
    'humorous,lighthearted': {
      greetings: choices(
        "Hello! This is {name}, and we're feeling good. | Curtain up! Well, microphone up: {name}. | Turn it up, it's time for {name}.",
      ),
      topics: choices(
        "On today's menu: {topic}. | Today's main course: {topic}. | Today we sink our teeth into this: {topic}.",
      ),
      hellos: choices(
        'Thanks! I promise not to sing. | Present! And my homework is done. | Hello! Let the fun begin.',
      ),
      answers: choices('Good one! | Hold on to your hat. | I know this one.'),
      recaps: choices(
        'A summary for anyone who dozed off: {list}. | Let us count the trophies: {list}.',
      ),
      starts: choices(
        "Drop the first bombshell: what's it all about? | Explain it as if it were Monday morning: where do we start? | Open the box: what's inside?",
      ),
      turns: choices(
        "Change of channel: {title}. | Next course: {title}. Spicy or mild? | Drum roll, please: {title}. | Plot twist: {title}. Let's see!",
      ),
      reactions: choices(
        'Well, well! | And me without a pen. | Fancy that! | My last brain cell just woke up. | Frame that, somebody. | I nearly spilled my tea.',
      ),
      asks: {
        contrast: choices(
          "Where's the small print? | I knew it: what's the but? | It sounded too neat, didn't it?",
        ),
        example: choices(
          'An example, before I get lost. | Could you draw me an example? | Example, please, for the back row.',
        ),
        definition: choices(
          'No dictionary at hand: what {is} {x}? | Quiz question: what {is} {x}? | I nod as if I knew, but… what {is} {x}?',
        ),
        list: choices(
          "Sing me the list, I'll clap. | Shopping list, please? | Inventory time: what have we got?",
        ),
        figures: choices(
          "Numbers, please! | How much is that? I'm fetching my calculator. | Hit me with figures, I feel scientific today.",
        ),
        first: choices('Which foot goes first? | Ready, steady… what comes first?'),
        next: choices('And then? The suspense! | Next stop? | And after the commercial break?'),
        last: choices('And they lived happily ever after? | And the grand finale?'),
        about: choices(
          "Calling to the witness stand: {x}. | Gossip from a good source: what's up with {x}? | And {x}? Nothing escapes me. | A round of applause for {x}. Do tell! | Let's put {x} under the magnifying glass.",
        ),
        more: choices(
          "Is there more, or may I show off already? | Another round, please. | Don't stop, I'm on a roll. | Encore! | Raise the stakes: what else? | Insert another coin: what else is there? | My curiosity wants dessert.",
        ),
        nudge: choices("Don't leave me hanging. | Suspense! Go on. | Aaand…?"),
      },
      finals: choices(
        'Last question before they sweep us out: what sticks? | And the cherry on the cake? | One last ace up your sleeve, perhaps?',
      ),
      closes: choices(
        "Thanks, my brain is full. That was {name}. Toodle-oo! | That's all, folks. That was {name}. Keep laughing!",
      ),
    },
    'storytelling,narrative': {
      greetings: choices(
        'Come closer and listen: this is {name}. | Every story has a beginning; this one begins on {name}. | A light comes on, and {name} begins.',
      ),
      topics: choices(
        "Today's tale: {topic}. | Our story has a name: {topic}. | The road we travel today: {topic}.",
      ),
      hellos: choices(
        'Thank you. It is a story worth telling. | Gladly. Step by step, then. | Thank you for opening the door. Let us go in.',
      ),
      answers: choices('Listen. | Let us go back there. | I will tell you.'),
      recaps: choices(
        'So far the road has led past this: {list}. | Let us look back for a moment: {list}.',
      ),
      starts: choices(
        'How does it all begin? | Take us back to the beginning: what do we find? | Picture the first scene: what do we see?',
      ),
      turns: choices(
        'The road leads on to this: {title}. | We turn the page and find this: {title}. What happens there? | Another chapter opens: {title}. | Something else appears on the horizon: {title}.',
      ),
      reactions: choices(
        'The plot moves on. | So the scene changes. | You can almost see it. | The thread goes on. | Let us keep that image. | And so the picture grows.',
      ),
      asks: {
        contrast: choices(
          'And does an obstacle appear? | Every story has its twist; what is this one? | Where does the conflict arise?',
        ),
        example: choices(
          'Which scene shows it? | Show us a scene, an example. | Where do we see that come alive?',
        ),
        definition: choices(
          'Introduce the character: what {is} {x}? | Something new enters the scene: what {is} {x}? | Before we go on, what {is} {x}?',
        ),
        list: choices(
          'Which pieces form the picture? | What fills the scene? | Open the chest: what does it hold?',
        ),
        figures: choices(
          'How big is this story, in figures? | Which numbers mark the tale? | And what does that weigh in numbers?',
        ),
        first: choices('What is the first step of the journey? | What happens at the outset?'),
        next: choices(
          'And what happens then? | What waits around the bend? | What is the next scene?',
        ),
        last: choices('And the ending? | How does the circle close?'),
        about: choices(
          'Follow the trail to {x}. What do we discover? | What is the story with {x}? | And {x}, in the middle of it all? | Now something enters the scene: {x}. | Let us turn our eyes to {x}. What is there?',
        ),
        more: choices(
          'How does the tale continue? | What else does this story hold? | Let us walk a little further. | Which other scene should we know? | And what appears further along the road? | Keep telling. | What else lies hidden there?',
        ),
        nudge: choices('Go on, do not stop. | And what became of that? | The silence waits.'),
      },
      finals: choices(
        'And at the end of the road, what remains? | What is the last image of this story? | Before the book closes, what else is there?',
      ),
      closes: choices(
        "Here ends today's tale. Thank you for listening to {name}. | The light goes out, the story stays. This was {name}.",
      ),
    },
  },
};
