/**
 * Words that speak to a language model rather than to a reader, in the six languages. Nothing here
 * would obey them; but a listener would wonder who is meant.
 */
const PROMPT_LIKE = [
  /\b(?:ignor\p{L}*|disregard\p{L}*|forget|olvid\p{L}*|esque[cç]\p{L}*|oubli\p{L}*|vergiss|vergessen|missacht\p{L}*|dimentic\p{L}*|desconsider\p{L}*|haz caso omiso|override)\b.{0,60}\b(?:instruc\p{L}*|instruk\p{L}*|prompts?|istruzion\p{L}*|anweisung\p{L}*|consignes?|rules|reglas|regras|règles|regeln|regole|guidelines|directives|indicaciones)/iu,
  /^(?:ignor[ae]|olvida|olvide|esque[cç]a|forget|disregard|ignore[zr]?|oubliez?|vergiss|vergessen sie|dimentica)\s+(?:por completo\s+)?(?:todo\s+lo\s+anterior|lo\s+anterior|(?:tudo\s+)?o\s+que\s+veio\s+antes|o\s+texto\s+acima|(?:all\s+)?(?:of\s+)?the\s+above|everything\s+(?:above|before)|what\s+came\s+before|tout\s+ce\s+qui\s+précède|ce\s+qui\s+précède|alles?\s+(?:bisherige|vorherige|oben)|das\s+(?:bisherige|obige)|quanto\s+sopra|tutto\s+quanto)/iu,
  /\b(?:system|sistema|système|user|developer)[ -]?prompt|prompt (?:del |do |di )?s[iy]st/iu,
  /\b(?:language model|modelo de (?:lenguaje|linguagem)|modèle de langage|sprachmodell|modello linguistico|chatbot|chatgpt|LLM)\b.{0,60}\b(?:must|should|shall|debe|deve|doit|muss|sollst?|say|reply|responde|répon)/iu,
  /\b(?:you are now|from now on,? you|ahora eres|a partir de ahora eres|agora você é|tu es maintenant|du bist jetzt|ora sei|act as (?:an?|if)|actúa como|aja como|agis comme|pretend to be)\b/iu,
  /<\|[^|]*\|>|\[\/?(?:INST|SYS)\]|<<\/?SYS>>|^(?:system|assistant|user|human|sistema|asistente)\s*:/iu,
  /\b(?:reveal|print|repeat|revela|imprime|repite|révèle|verrate)\b.{0,40}\b(?:prompt|password|contraseña|instructions?|instrucciones|api key|system)/iu,
  /\b(?:as an AI|como (?:una )?IA|en tant qu['’]IA|als KI)\b,?\s/iu,
  /\bjailbreak|prompt injection|do anything now\b/iu,
];

/** Whether a text is addressed to a language model. */
export const isPromptLike = (text: string): boolean =>
  PROMPT_LIKE.some((pattern) => pattern.test(text));

/** A tag whose content is a program, a style or a control: what stands there was never prose. */
const PROGRAM = /<\/?(?:script|style|iframe|object|embed|svg|form|input|button|template)\b/iu;

/** Whether a text as it was found is meant for a machine: a language model or a browser. */
export const isForMachines = (raw: string): boolean => PROGRAM.test(raw) || isPromptLike(raw);
