import type { WishCues } from '../types/wish-cues.ts';

export const wishes: WishCues = {
  stress:
    /(?:centr(?:a|ate|arse|e|ar)(?:te|se)? en|céntrate en|cént(?:rense|rese) en|enf[oó]ca(?:te|rse)? en|enf[oó]quense en|enfatiza(?:r)?|recalca(?:r)?|remarca(?:r)?|subraya(?:r)?|destaca(?:r)?|resalta(?:r)?|(?:énfasis|enfasis|hincapié|acento|importancia|peso|atención|foco) (?:en|a)|profundiza(?:r)? en|insist(?:e|ir|an) en|(?<!no )habl(?:a|en) (?:más |sobre todo )?(?:de|sobre))\s+/iu,
  avoid: /(?:evita(?:r)?|no (?:menciones|mencionar|hables? de|hablar de)|sin mencionar)\s+/iu,
  shortTurns: /(?:turnos?|respuestas?|intervenciones|frases) (?:más )?(?:cort|brev)/iu,
  moreQuestions: /(?:más|muchas|bastantes|hartas) preguntas|pregunt(?:e|ar?|en) (?:más|mucho)/iu,
  host: /(?<!\p{L})(?:anfitri(?:ón|ona)|presentador[ae]?|conductor[ae]?|persona 1)(?!\p{L})/iu,
  guest: /(?<!\p{L})(?:invitad[oa]|persona 2)(?!\p{L})/iu,
  isNamed: /^(?:se llama(?:rá)?|llamad[oa]|es|como|de)\s/iu,
  kinds: {
    deadline:
      /(?<!\p{L})(?:plazos?|fechas?(?: límite)?|tiempos|horarios?|vencimientos?)(?!\p{L})/iu,
    amount:
      /(?<!\p{L})(?:importes?|precios?|costes?|costos?|montos?|cantidades|tarifas?|cifras?|dinero)(?!\p{L})/iu,
    limit: /(?<!\p{L})(?:límites?|topes?|máximos?|mínimos?)(?!\p{L})/iu,
    prohibition: /(?<!\p{L})prohib(?:iciones|ido|ición)|lo que no se (?:puede|debe)/iu,
    obligation: /(?<!\p{L})(?:obligaciones|deberes|requisitos)(?!\p{L})/iu,
    step: /(?<!\p{L})(?:pasos|procedimientos?)(?!\p{L})|paso a paso/iu,
    exception: /(?<!\p{L})excepciones(?!\p{L})/iu,
    warning: /(?<!\p{L})(?:peligros?|riesgos?|advertencias?)(?!\p{L})/iu,
    phone: /(?<!\p{L})(?:teléfonos?|contactos?)(?!\p{L})/iu,
  },
  roles: {
    learner: {
      called: /estudiante|alumn[oa]|aprendi|principiante|curios[oa]/iu,
      topics: /por ejemplo|significa|consiste|se llama/iu,
    },
    sceptic: {
      called: /escéptic|crític[oa]|abogad|fiscal/iu,
      topics: /(?<!\p{L})(?:porque|pero|aunque|sin embargo|riesgo|error|peligro|falla|fracas)/iu,
    },
    researcher: {
      called: /periodista|report|econom|investigador|científic|analista/iu,
      topics: /\p{N}|%|(?<!\p{L})(?:estudio|dato|encuesta|por eso)/iu,
    },
    adviser: {
      called: /profesor|maestr|docente|entrenador|consultor|asesor|médic|doctor|chef|enfermer/iu,
      topics: /(?<!\p{L})(?:deben?|debería|conviene|hay que|evit|recomiend|primero)/iu,
    },
  },
};
