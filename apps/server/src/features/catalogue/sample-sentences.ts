/** The sentence of a voice's sample, in each language that can be spoken. */
export const SAMPLE_SENTENCES: Record<string, string> = {
  es: 'Hola. Así suena mi voz: clara, cercana y con el ritmo justo.',
  en: 'Hello. This is how my voice sounds: clear, warm and well paced.',
  pt: 'Olá. É assim que a minha voz soa: clara, próxima e no ritmo certo.',
  fr: 'Bonjour. Voici comment sonne ma voix : claire, chaleureuse et bien rythmée.',
  de: 'Hallo. So klingt meine Stimme: klar, herzlich und im richtigen Tempo.',
  it: 'Ciao. Ecco come suona la mia voce: chiara, vicina e con il ritmo giusto.',
};
