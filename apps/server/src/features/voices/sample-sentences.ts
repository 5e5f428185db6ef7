/** What a voice says of itself before it is chosen, in each language that can be spoken. */
export const SAMPLE_SENTENCES: Record<string, string> = {
  es: 'Hola. Así sonará tu video: claro, cercano y con el ritmo justo.',
  en: 'Hello. This is how your video will sound: clear, warm and well paced.',
  pt: 'Olá. É assim que o seu vídeo vai soar: claro, próximo e no ritmo certo.',
  fr: 'Bonjour. Voici comment votre vidéo va sonner : claire, chaleureuse et bien rythmée.',
  de: 'Hallo. So wird Ihr Video klingen: klar, herzlich und im richtigen Tempo.',
  it: 'Ciao. Ecco come suonerà il tuo video: chiaro, vicino e con il ritmo giusto.',
};
