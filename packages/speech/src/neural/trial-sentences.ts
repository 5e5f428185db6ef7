import type { SpokenLanguage } from '../local/accents.ts';

/** About five seconds of ordinary speech, to try and measure a model. */
export const TRIAL_SENTENCES: Record<SpokenLanguage, string> = {
  es: 'Buenos días a todos: hoy veremos, paso a paso, cómo cuidar los datos de nuestros clientes.',
  en: 'Good morning, everyone: today we will see, step by step, how to care for customer data.',
  pt: 'Bom dia a todos: hoje veremos, passo a passo, como cuidar dos dados dos nossos clientes.',
  fr: 'Bonjour à tous : nous verrons, pas à pas, comment protéger les données de nos clients.',
  de: 'Guten Morgen zusammen: Heute sehen wir Schritt für Schritt, wie wir Kundendaten schützen.',
  it: 'Buongiorno a tutti: oggi vedremo, passo dopo passo, come proteggere i dati dei clienti.',
};
