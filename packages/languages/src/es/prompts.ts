import type { PromptCues } from '../types/prompt-cues.ts';

export const prompts: PromptCues = {
  disregard: /ignor\p{L}*|olvid\p{L}*|haz caso omiso/u,
  rules: /instruc\p{L}*|reglas|indicaciones/u,
  forget: /ignor[ae]|olvid[ae]/u,
  entirely: /por completo/u,
  textBefore: /(?:todo\s+)?lo\s+anterior/u,
  model: /modelo de lenguaje/u,
  modelMust: /debe|responde/u,
  becomes: /(?:a partir de )?ahora eres|actúa como/u,
  reveal: /revela|imprime|repite/u,
  secret: /contraseña|instrucciones/u,
  asModel: /como (?:una )?IA/u,
};
