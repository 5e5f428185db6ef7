import { choices } from '../notation/choices.ts';
import type { ReactionsOfStyles } from '../types/dialogue-wording.ts';

export const reactions: ReactionsOfStyles = {
  'engaging,informative': {
    remarks: {
      figure: choices(
        "{figure}: I'll write that down. | {figure} is the number to remember, then. | So the figure is {figure}.",
      ),
      phone: choices('A number worth saving. | So that is where to turn.'),
      prohibition: choices(
        'So the answer there is no. | That is a clear line. | So that is off the table.',
      ),
      warning: choices("So that's where the risk lies. | A warning to take seriously."),
      obligation: choices("So it isn't optional. | That's a must, then."),
      exception: choices('So the rule has an exception. | So it does not always apply.'),
      condition: choices('So it depends on the case. | There is a condition attached, then.'),
      steps: choices('{count} steps, in that order. | So {count} steps take us there.'),
      items: choices('{count} things to keep in mind. | So the list has {count} entries.'),
      example: choices('That case makes it clear. | The example helps.'),
    },
    asks: {
      prohibition: choices("And what isn't allowed? | Is anything ruled out?"),
      obligation: choices('What is required? | And what has to be done?'),
      deadline: choices('How much time are we talking about? | What about timing?'),
      warning: choices('What deserves the most care? | Where is the danger?'),
      phone: choices('Who can people call? | Where can people ask?'),
    },
  },
  'casual,conversational': {
    remarks: {
      figure: choices('{figure}, huh. | {figure}, okay. | Right, {figure}.'),
      phone: choices("That one goes in my phone. | Good, so there's someone to call."),
      prohibition: choices("So that's a no. | Okay, hands off, then. | Right, not doing that."),
      warning: choices('Ouch, careful there. | Okay, no messing about with that.'),
      obligation: choices('So no way around it. | Okay, so you just have to.'),
      exception: choices("Ah, so there's a way out. | Except then. Got you."),
      condition: choices('So, depends. | Okay, so only in that case.'),
      steps: choices("{count} steps and you're done. | Okay, {count} steps, one by one."),
      items: choices("That's {count} things. | {count} of them; fits on a sticky note."),
      example: choices('Oh, now I see it. | Right, that makes sense now.'),
    },
    asks: {
      prohibition: choices("So what can't I do? | Anything that's a no-no?"),
      obligation: choices('So what do I have to do? | What do I really have to do?'),
      deadline: choices('How long is that? | By when?'),
      warning: choices('What should I watch out for? | Where could it go wrong?'),
      phone: choices('So who do I call? | And if I want to ask someone?'),
    },
  },
  'formal,educational': {
    remarks: {
      figure: choices(
        'The figure to remember is {figure}. | {figure}: let us note that. | {figure}, then, is the figure that counts.',
      ),
      phone: choices('A contact to be kept at hand. | It is good to know whom to approach.'),
      prohibition: choices(
        'The prohibition is unambiguous. | That, then, is not permitted. | The rule leaves no room for doubt.',
      ),
      warning: choices('The hazard is thus identified. | A caution that must be heeded.'),
      obligation: choices('It is, therefore, a duty. | This is not left to discretion.'),
      exception: choices('The rule thus admits an exception. | An important reservation.'),
      condition: choices('Everything hinges on that condition. | The condition is decisive.'),
      steps: choices(
        'The procedure comprises {count} steps. | In sum, {count} steps, in due order.',
      ),
      items: choices('In total, {count} elements. | The list comprises {count} entries.'),
      example: choices('The example is instructive. | The case illustrates the rule.'),
    },
    asks: {
      prohibition: choices('What is not permitted? | Which prohibitions apply?'),
      obligation: choices('What is mandatory? | Which duties apply?'),
      deadline: choices('Which periods apply? | Within what time must this happen?'),
      warning: choices('Which hazard must be noted? | Which precaution is imperative?'),
      phone: choices('To whom should enquiries be addressed? | Who is the right contact?'),
    },
  },
  'humorous,lighthearted': {
    remarks: {
      figure: choices(
        "{figure}. I'm having that printed on a mug. | {figure}, ladies and gentlemen. | {figure}: quiz night is mine.",
      ),
      phone: choices('Straight onto the fridge with that number. | On speed dial it goes.'),
      prohibition: choices(
        'And I was just about to try it. | Hands in pockets, then. | Put the idea down and back away.',
      ),
      warning: choices('I suddenly feel very sensible. | Gulp.'),
      obligation: choices('No wriggling out of it, then. | There goes my excuse.'),
      exception: choices('There is always small print. | A loophole! Sort of.'),
      condition: choices("Terms and conditions, my favourite. | Ah, the classic 'it depends'."),
      steps: choices(
        "{count} steps; I've danced worse. | {count} steps, fewer than flat-pack furniture.",
      ),
      items: choices(
        "{count}, and all in one breath. | {count}: I'm running out of fingers, nearly.",
      ),
      example: choices('Even I get it now. | Everything is better with a story.'),
    },
    asks: {
      prohibition: choices("What are they taking away from us? | What's on the naughty list?"),
      obligation: choices("What's on the chore list? | And what's our homework?"),
      deadline: choices('And what does the clock say? | How long before I should panic?'),
      warning: choices("Where's the banana skin? | What do we run away from?"),
      phone: choices('Who you gonna call? | And who picks up the phone?'),
    },
  },
  'storytelling,narrative': {
    remarks: {
      figure: choices(
        '{figure}: the number hangs in the air. | {figure}. A small detail that carries weight. | And there it stands: {figure}.',
      ),
      phone: choices('A voice at the other end of the line. | There is always someone to call.'),
      prohibition: choices(
        'That door stays shut. | There the road is barred. | A line nobody crosses.',
      ),
      warning: choices('Danger comes into view. | Here we hold our breath.'),
      obligation: choices('A task nobody may skip. | And duty calls.'),
      exception: choices('Even the firmest rule has a crack in it. | But there is a side road.'),
      condition: choices('There the road forks. | It all turns on that moment.'),
      steps: choices(
        '{count} steps, like stages of a journey. | And so, in {count} steps, we arrive.',
      ),
      items: choices('{count} pieces on the table. | {count} things in the backpack.'),
      example: choices('That scene says it all. | Now the story has a face.'),
    },
    asks: {
      prohibition: choices('Which door must stay closed? | What is forbidden in this place?'),
      obligation: choices('Which task awaits? | What must be done by those who come this far?'),
      deadline: choices('How much time is left? | What does the clock say?'),
      warning: choices('Which danger lurks? | Where must we tread carefully?'),
      phone: choices('Who can help? | Who do we turn to?'),
    },
  },
};
