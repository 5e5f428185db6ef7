import type { PromptCues } from '../types/prompt-cues.ts';

export const prompts: PromptCues = {
  disregard: /ignor\p{L}*|disregard\p{L}*|forget|override/u,
  rules: /instruc\p{L}*|prompts?|rules|guidelines|directives/u,
  forget: /ignore|forget|disregard/u,
  entirely: null,
  textBefore:
    /(?:all\s+)?(?:of\s+)?the\s+above|everything\s+(?:above|before)|what\s+came\s+before/u,
  model: /language model/u,
  modelMust: /must|should|shall|say|reply/u,
  becomes: /you are now|from now on,? you|act as (?:an?|if)|pretend to be/u,
  reveal: /reveal|print|repeat/u,
  secret: /prompt|password|instructions?|api key|system/u,
  asModel: /as an AI/u,
};
