import type { PromptCues } from '../types/prompt-cues.ts';

export const prompts: PromptCues = {
  disregard: /ignor\p{L}*|oubli\p{L}*/u,
  rules: /instruc\p{L}*|consignes?|règles|directives/u,
  forget: /ignore[zr]?|oubliez?/u,
  entirely: null,
  textBefore: /(?:tout\s+)?ce\s+qui\s+précède/u,
  model: /modèle de langage/u,
  modelMust: /doit|répon/u,
  becomes: /tu es maintenant|agis comme/u,
  reveal: /révèle/u,
  secret: /instructions?/u,
  asModel: /en tant qu['’]IA/u,
};
