import type { PromptCues } from '../types/prompt-cues.ts';

export const prompts: PromptCues = {
  disregard: /ignor\p{L}*|dimentic\p{L}*/u,
  rules: /istruzion\p{L}*|regole/u,
  forget: /ignora|dimentica/u,
  entirely: null,
  textBefore: /quanto\s+sopra|tutto\s+quanto/u,
  model: /modello linguistico/u,
  modelMust: /deve/u,
  becomes: /ora sei/u,
  reveal: null,
  secret: null,
  asModel: null,
};
