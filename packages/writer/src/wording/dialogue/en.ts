import { unicodeWords } from '../unicode-words.ts';
import { choices } from './choices.ts';
import type { DialogueWording } from './dialogue-wording.ts';

/** English. */
export const en: DialogueWording = {
  cues: {
    beforeReason: unicodeWords(/,?\s+(?=because\b(?! of\b))/iu),
    beforeObjection: /,\s+(?=but\s(?!also\s|rather\s|not\s|only\s))/iu,
    corrects: unicodeWords(
      /\b(?:not|only|just|simply|partly|mainly|mostly|and|or|but|is|was|precisely|largely)$|\bnot (?:only|just|because)\b/iu,
    ),
    borders: unicodeWords(/;\s+|,\s+(?=(?:and|but|so|while|because|although|which|where)\b)/giu),
    contrast: unicodeWords(
      /^(?:but|however|yet|nevertheless|nonetheless|by contrast|in contrast|on the other hand|still)\b/iu,
    ),
    example: unicodeWords(/^(?:for example|for instance)\b/iu),
    consequence: unicodeWords(
      /^(?:so|therefore|thus|hence|consequently|as a result|that is why|this is why|for this reason)\b/iu,
    ),
    first: unicodeWords(/^(?:first|firstly|first of all|the first step)\b/iu),
    next: unicodeWords(
      /^(?:then|next|after that|afterwards|second|secondly|the second step|later)\b/iu,
    ),
    last: unicodeWords(/^(?:finally|lastly|in the end|the last step)\b/iu),
    advice: unicodeWords(
      /\b(?:should|must|ought to|have to|needs? to|it is (?:best|better|advisable|important|essential)|recommends?|advises?)\b/iu,
    ),
    isA: unicodeWords(/^(is|are) (?:an?|one of)\b/iu),
    definite: unicodeWords(/^the\b/iu),
    article: /(?<!\p{L})(?:the|an?)\s?$/iu,
    quantities: unicodeWords(
      /\b(?:per cent|percent|million|millions|billion|billions|thousands?|half|hundreds?|twice|a (?:third|quarter))\b/iu,
    ),
  },
  nameIs: "I'm {name}.",
  roleIs: "I'm here as {role}.",
  asRole: (role) =>
    /^(?:an?|the|my|your|our|its)\s|^\p{Lu}|[^s]s$/u.test(role)
      ? role
      : `${/^(?:[aeio]|u(?!ni|se))/iu.test(role) ? 'an' : 'a'} ${role}`,
  focusIs: 'And we look at this above all: {focus}.',
  closingTitle: 'To finish',
  styles: {
    'engaging,informative': {
      greetings: choices(
        'Hello, this is {name}. | Welcome! This is {name}. | So glad you could join us: this is {name}.',
      ),
      company: choices(
        'Two voices today: one asks, the other explains. | I bring the questions, and right beside me are the answers.',
      ),
      topics: choices(
        'Our topic: {topic}. | Today we explore this: {topic}. | Today we get to the heart of it: {topic}.',
      ),
      hellos: choices(
        'Thank you. There is a lot to tell. | Thanks for having me. The topic deserves it. | A pleasure. Let us dig in.',
      ),
      answers: choices('Of course. | Gladly. | Good question.'),
      handovers: choices("And there's more. | Shall we take another point? | Shall we go on?"),
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
        why: choices("And why? | What's the reason? | What explains that?"),
        contrast: choices(
          "Is there an important caveat? | And the other side of the coin? | Where's the difficulty?",
        ),
        example: choices(
          'Can you give us an example? | What does that look like in practice? | Could we see that in a concrete case?',
        ),
        consequence: choices(
          'And what does that mean? | What follows from that? | Where does that lead us?',
        ),
        definition: choices(
          "What exactly {is} {x}? | For anyone new to this: what {is} {x}? | Let's define something key: what {is} {x}?",
        ),
        list: choices(
          'Which points should we keep in mind? | Can we go through it point by point? | What belongs on that list?',
        ),
        figures: choices(
          'Do we have figures? | What do the numbers say? | How does that look in data?',
        ),
        first: choices("What's the first step? | Where does one begin?"),
        next: choices('And after that? | What comes next? | And the following step?'),
        last: choices('And to complete the process? | What comes at the end?'),
        advice: choices(
          "What's the recommendation? | In practice, what should be done? | What advice should we take away?",
        ),
        about: choices(
          'What should we know about {x}? | And {x}? | What happens with {x}? | What can you tell us about {x}? | I am curious about {x}: what stands out?',
        ),
        phrase: choices(
          'Another aspect: {phrase}. What can we say? | This caught my attention: {phrase}. | Let us pause here for a moment: {phrase}.',
        ),
        more: choices(
          "What else should we know? | What other point matters? | Tell us more. | What else stands out? | What else helps us understand it? | And what more is behind it? | Let's go on: what else is there?",
        ),
        nudge: choices("Please, go on. | We're following. | Go ahead."),
      },
      finals: choices(
        'To finish, which idea should we keep? | Before we say goodbye, what else is worth remembering? | And the final idea, what would it be?',
      ),
      closes: choices(
        'Thank you for explaining it. This was {name}. Until next time! | That leaves us plenty to think about. This was {name}; thanks for listening.',
      ),
    },
    'casual,conversational': {
      greetings: choices(
        "Hey there, you're on {name}. | Hi, hi! You've found {name}. | Grab a coffee, you're on {name}.",
      ),
      company: choices(
        "It's just a chat: I ask, and someone who knows answers. | No fancy script here, just me asking and a friend answering.",
      ),
      topics: choices(
        "Today it's about this: {topic}. | We're chatting about something today: {topic}. | Here's today's chat: {topic}.",
      ),
      hellos: choices(
        "Thanks! Nice to be here. | Hey! Let's do it. | Hi! Ask me anything you like.",
      ),
      answers: choices('Yeah, so. | Let me tell you. | Sure.'),
      handovers: choices(
        "And hold on, there's more. | Want to hear another one? | It doesn't stop there.",
      ),
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
        why: choices("How come? | Why's that? | Wait, why?"),
        contrast: choices(
          "There's a but, isn't there? | Right, so what's the catch? | And there's no snag there?",
        ),
        example: choices('Like what? | Got an example? | Give me a case.'),
        consequence: choices(
          'So what then? | And where does that leave us? | Meaning what, really?',
        ),
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
        advice: choices(
          "So what do we do? | What would you do? What's advised? | Okay, and the handy tip?",
        ),
        about: choices(
          "So, what about {x}? | What's the deal with {x}? | Hey, and {x}? | What do you make of {x}? | Wait, back to this: {x}. What's there?",
        ),
        phrase: choices(
          'And this one: {phrase}. How does that go? | Tell me about this: {phrase}. | Hey, a term that rings a bell: {phrase}.',
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
        'Thanks for the chat. That was {name}. See you! | Good talk. You were on {name}. Bye now!',
      ),
    },
    'formal,educational': {
      greetings: choices(
        'Good day and welcome to {name}. | We begin a new edition of {name}. | We greet our audience from {name}.',
      ),
      company: choices(
        'I shall put the questions; our guest will provide the explanations. | The conversation brings together a moderator and a person versed in the subject.',
      ),
      topics: choices(
        'The subject of this session: {topic}. | We examine the following today: {topic}. | The matter before us: {topic}.',
      ),
      hellos: choices(
        'I appreciate the invitation. | Thank you very much. It is an honour to take part. | I am grateful for the opportunity.',
      ),
      answers: choices('With pleasure. | Certainly. | That is a pertinent question.'),
      handovers: choices(
        'Allow me to add something further. | If I may, I shall continue. | A further point should be noted.',
      ),
      recaps: choices(
        'Let us recapitulate the points addressed: {list}. | In summary, we have treated the following: {list}.',
      ),
      starts: choices(
        'What is the point of departure? | To begin, what should be established? | Which fundamentals should our audience know?',
      ),
      turns: choices(
        'We now address the next section: {title}. | I propose that we examine another aspect: {title}. What must be understood? | It is time to consider this question: {title}. | One further section merits analysis: {title}.',
      ),
      reactions: choices(
        'I understand. | A useful clarification. | That deserves emphasis. | I appreciate the precision. | So much is established. | That is duly noted.',
      ),
      asks: {
        why: choices('For what reason? | What is the underlying cause? | How is that justified?'),
        contrast: choices(
          'Is there a reservation to be made? | Which limitation should be noted? | Might one raise an objection?',
        ),
        example: choices(
          'Could you offer an example? | Could you illustrate that with a case? | Which example would be instructive?',
        ),
        consequence: choices(
          'What may be inferred from this? | Which conclusion follows? | What is the consequence?',
        ),
        definition: choices(
          'Could you define the term: what {is} {x}? | Strictly speaking, what {is} {x}? | By way of definition, what {is} {x}?',
        ),
        list: choices(
          'Could you enumerate the elements? | Which elements does it comprise? | How is it broken down?',
        ),
        figures: choices(
          'Which data support this? | Are figures available on the matter? | What magnitudes are involved?',
        ),
        first: choices('What is the initial stage? | What is done in the first instance?'),
        next: choices('Which stage follows? | And subsequently? | How does the process continue?'),
        last: choices('How does the process conclude? | What is the final stage?'),
        advice: choices(
          'What is to be recommended? | Which course of action is advisable? | What should be observed in practice?',
        ),
        about: choices(
          'What can be said regarding {x}? | Let us consider {x}. What should be noted? | Concerning {x}, what must be known? | What would you specify about {x}? | May I draw attention to {x}?',
        ),
        phrase: choices(
          'One concept deserves attention: {phrase}. | Let us examine this concept: {phrase}. | I would ask you to dwell on this: {phrase}.',
        ),
        more: choices(
          'Which further element should be considered? | Could you expand on the explanation? | What else should be specified? | Which additional aspect would you highlight? | What completes the picture? | Do you wish to add an observation? | Please proceed.',
        ),
        nudge: choices('Please continue. | You have our attention. | Kindly complete the thought.'),
      },
      finals: choices(
        'In conclusion, what should be retained? | To conclude, which consideration would you add? | Before we conclude, what deserves to be added?',
      ),
      closes: choices(
        'I thank you for this exposition. Thus concludes this edition of {name}. | With this explanation we close {name}. Thank you for your attention.',
      ),
    },
    'humorous,lighthearted': {
      greetings: choices(
        "Hello! This is {name}, and we're feeling good. | Curtain up! Well, microphone up: {name}. | Turn it up, it's time for {name}.",
      ),
      company: choices(
        'I bring questions and curiosity; the other chair brings the wisdom. | I just ask; all the hard work happens in the other chair.',
      ),
      topics: choices(
        "On today's menu: {topic}. | Today's main course: {topic}. | Today we sink our teeth into this: {topic}.",
      ),
      hellos: choices(
        'Thanks! I promise not to sing. | Present! And my homework is done. | Hello! Let the fun begin.',
      ),
      answers: choices('Good one! | Hold on to your hat. | I know this one.'),
      handovers: choices(
        'And stay tuned, there is more. | Fancy another? | And I have not even warmed up.',
      ),
      recaps: choices(
        'Summary for those who dozed off: {list}. | Let us count the trophies: {list}.',
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
        why: choices(
          'And why, if one may be nosy? | Why, oh voice of wisdom? | My inner toddler asks: why?',
        ),
        contrast: choices(
          "Where's the small print? | I knew it: what's the but? | It sounded too neat, didn't it?",
        ),
        example: choices(
          'An example, before I get lost. | Could you draw me an example? | Example, please, for the back row.',
        ),
        consequence: choices(
          'And the moral of the story? | What happens in the next episode? | Dominoes falling, are they?',
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
        advice: choices(
          'What does the survival manual say? | Free advice for the audience? | And what do we mere mortals do?',
        ),
        about: choices(
          "Calling to the witness stand: {x}. | Well-founded gossip: what's up with {x}? | And {x}? Nothing escapes me. | A round of applause for {x}. Do tell! | Let's put {x} under the magnifying glass.",
        ),
        phrase: choices(
          'Word of the day: {phrase}. Off you go! | Say this three times fast: {phrase}. | Bonus square on the board: {phrase}.',
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
        "Thanks, my brain is full. That was {name}. Toodle-oo! | That's all, folks. That was {name}. Laugh a lot!",
      ),
    },
    'storytelling,narrative': {
      greetings: choices(
        'Come closer and listen: this is {name}. | Every story has a beginning; this one begins on {name}. | A light comes on, and {name} begins.',
      ),
      company: choices(
        'One voice opens the path with questions; the other tells the story. | I carry the lantern; my companion knows the way.',
      ),
      topics: choices(
        "Today's tale: {topic}. | Our story has a name: {topic}. | The road we travel today: {topic}.",
      ),
      hellos: choices(
        'Thank you. It is a story worth telling. | Gladly. Step by step, then. | Thank you for opening the door. Let us go in.',
      ),
      answers: choices('Listen. | Let us go back there. | I will tell you.'),
      handovers: choices(
        'But the road goes on. | And the story does not end there. | One step further, then.',
      ),
      recaps: choices(
        'So far the road has led past this: {list}. | Let us look back for a moment: {list}.',
      ),
      starts: choices(
        'How does it all begin? | Take us back to the beginning: what do we find? | Picture the first scene: what do we see?',
      ),
      turns: choices(
        'The road leads somewhere else: {title}. | We turn the page and find this: {title}. What happens there? | Another chapter opens: {title}. | Something else appears on the horizon: {title}.',
      ),
      reactions: choices(
        'The plot moves on. | So the scene changes. | You can almost see it. | The thread goes on. | Let us keep that image. | And so the picture grows.',
      ),
      asks: {
        why: choices(
          'What lies behind it? Why? | Why does it happen so? | What secret explains it?',
        ),
        contrast: choices(
          'And then, does an obstacle appear? | Every story has its twist; what is this one? | Where does the conflict arise?',
        ),
        example: choices(
          'Which scene shows it? | Show us a scene, an example. | Where do we see that come alive?',
        ),
        consequence: choices(
          'And what does that set in motion? | How does the story go from there? | What mark does it leave?',
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
        advice: choices(
          'What does this part of the story teach? | Which path is best taken? | What counsel does the tale hold?',
        ),
        about: choices(
          'Follow the trail to {x}. What do we discover? | What is the story with {x}? | And {x}, in the middle of it all? | Now something enters the scene: {x}. | Turn our eyes to {x}. What is there?',
        ),
        phrase: choices(
          'An image appears: {phrase}. | One detail changes the landscape: {phrase}. | Here the tale pauses: {phrase}.',
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
