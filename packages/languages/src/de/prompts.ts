import type { PromptCues } from '../types/prompt-cues.ts';

export const prompts: PromptCues = {
  disregard: /ignor\p{L}*|vergiss|vergessen|missacht\p{L}*/u,
  rules: /instruk\p{L}*|anweisung\p{L}*|regeln/u,
  forget: /vergiss|vergessen sie/u,
  entirely: null,
  textBefore: /alles?\s+(?:bisherige|vorherige|oben)|das\s+(?:bisherige|obige)/u,
  model: /sprachmodell/u,
  modelMust: /muss|sollst?/u,
  becomes: /du bist jetzt/u,
  reveal: /verrate/u,
  secret: null,
  asModel: /als KI/u,
};
