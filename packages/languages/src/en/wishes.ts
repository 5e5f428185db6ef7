import type { WishCues } from '../types/wish-cues.ts';

export const wishes: WishCues = {
  stress:
    /(?:focus(?:ing)? (?:more |mainly |mostly |especially )?on|emphasi[sz]e|(?:special |more |particular )?(?:emphasis|attention|weight|importance|stress) (?:on|to)|underline|insist on|stress|highlight|(?<!not |n't |n’t )talk (?:more |mostly )?about)\s+/iu,
  avoid:
    /(?:avoid|(?:do not|don['’]t|never) (?:mention|talk about|speak about)|skip|leave out|without mentioning)\s+/iu,
  shortTurns: /(?:short(?:er)?|brief(?:er)?) (?:turns|answers|replies|sentences|lines)/iu,
  moreQuestions: /(?:more|many|lots of|plenty of) questions|ask(?:s)? (?:more|a lot)/iu,
  host: /(?<!\p{L})(?:host|presenter|moderator|person 1)(?!\p{L})/iu,
  guest: /(?<!\p{L})(?:guest|person 2)(?!\p{L})/iu,
  isNamed: /^(?:['’]s name\s)?(?:(?:should be |is |will be )?(?:called|named)|is|as)\s/iu,
  kinds: {
    deadline: /(?<!\p{L})(?:deadlines?|dates?|time limits?|timing|due dates?)(?!\p{L})/iu,
    amount: /(?<!\p{L})(?:amounts?|prices?|costs?|fees?|rates|figures|money)(?!\p{L})/iu,
    limit: /(?<!\p{L})(?:limits?|maximums?|minimums?|caps)(?!\p{L})/iu,
    prohibition: /(?<!\p{L})prohibitions?|what is (?:forbidden|not allowed)/iu,
    obligation: /(?<!\p{L})(?:obligations|duties|requirements)(?!\p{L})/iu,
    step: /(?<!\p{L})(?:steps|procedures?)(?!\p{L})|step by step/iu,
    exception: /(?<!\p{L})exceptions(?!\p{L})/iu,
    warning: /(?<!\p{L})(?:dangers?|hazards?|risks?|warnings?)(?!\p{L})/iu,
    phone: /(?<!\p{L})(?:phone numbers?|telephones?|contacts?)(?!\p{L})/iu,
  },
  roles: {
    learner: {
      called: /student|learner|beginner|novice|curious/iu,
      topics: /for example|for instance|means|is called/iu,
    },
    sceptic: {
      called: /sk?eptic|critic|devil|lawyer/iu,
      topics: /(?<!\p{L})(?:because|but|although|however|risk|mistake|danger|fail)/iu,
    },
    researcher: {
      called: /journalist|report|econom|research|scientist|analyst/iu,
      topics: /\p{N}|%|(?<!\p{L})(?:study|studies|survey|data|therefore)/iu,
    },
    adviser: {
      called:
        /coach|teacher|professor|trainer|advisor|adviser|consultant|physician|doctor|nurse|chef/iu,
      topics: /(?<!\p{L})(?:should|must|need to|avoid|first)(?!\p{L})/iu,
    },
  },
};
