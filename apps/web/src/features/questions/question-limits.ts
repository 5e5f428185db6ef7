/** Maximum length of each text, as in `questionSchema`. */
export const QUESTION_LIMITS = { prompt: 500, part: 300, feedback: 1_000, distractors: 3 } as const;
