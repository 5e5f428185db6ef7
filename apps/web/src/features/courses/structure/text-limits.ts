/** Maximum length of each text, as in `editedStructureSchema`. */
export const TEXT_LIMITS = {
  title: 200,
  description: 2_000,
  targetAudience: 500,
  painPoint: 300,
  painPoints: 10,
  modules: 40,
} as const;
