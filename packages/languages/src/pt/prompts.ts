import type { PromptCues } from '../types/prompt-cues.ts';

export const prompts: PromptCues = {
  disregard: /ignor\p{L}*|esque[cç]\p{L}*|desconsider\p{L}*/u,
  rules: /regras/u,
  forget: /ignor[ae]|esque[cç]a/u,
  entirely: /por completo/u,
  textBefore: /(?:tudo\s+)?o\s+que\s+veio\s+antes|o\s+texto\s+acima/u,
  model: /modelo de linguagem/u,
  modelMust: /deve/u,
  becomes: /agora você é|aja como/u,
  reveal: null,
  secret: null,
  asModel: null,
};
