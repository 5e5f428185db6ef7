import { patternOfAll, SOURCE_LANGUAGES, type SourceLanguageKnowledge } from '@tarima/languages';

const inAny = (cue: keyof SourceLanguageKnowledge['prompts']): string =>
  patternOfAll(SOURCE_LANGUAGES, ({ prompts }) => prompts[cue]);

/**
 * Words to a language model, in any language. The local writer would not obey them, but they would
 * confuse a listener.
 */
const PROMPT_LIKE = [
  ...[
    String.raw`\b(?:${inAny('disregard')})\b.{0,60}\b(?:${inAny('rules')})`,
    String.raw`^(?:${inAny('forget')})\s+(?:(?:${inAny('entirely')})\s+)?(?:${inAny('textBefore')})`,
    String.raw`\b(?:${inAny('model')}|chatbot|chatgpt|LLM)\b.{0,60}\b(?:${inAny('modelMust')})`,
    String.raw`\b(?:${inAny('becomes')})\b`,
    String.raw`\b(?:${inAny('reveal')})\b.{0,40}\b(?:${inAny('secret')})`,
    String.raw`\b(?:${inAny('asModel')})\b,?\s`,
  ].map((source) => new RegExp(source, 'iu')),
  /\b(?:system|sistema|système|user|developer)[ -]?prompt|prompt (?:del |do |di )?s[iy]st/iu,
  /<\|[^|]*\|>|\[\/?(?:INST|SYS)\]|<<\/?SYS>>|^(?:system|assistant|user|human|sistema|asistente)\s*:/iu,
  /\bjailbreak|prompt injection|do anything now\b/iu,
];

export const isPromptLike = (text: string): boolean =>
  PROMPT_LIKE.some((pattern) => pattern.test(text));

/** A tag with a program, a style or a control, never prose. */
const PROGRAM = /<\/?(?:script|style|iframe|object|embed|svg|form|input|button|template)\b/iu;

/** True for a raw text that is meant for a language model or a browser. */
export const isForMachines = (raw: string): boolean => PROGRAM.test(raw) || isPromptLike(raw);
