import type { WishCues } from '../types/wish-cues.ts';

export const wishes: WishCues = {
  stress:
    /(?:fo(?:que|car|co) (?:em|n[oa]s?)|concentre-se (?:em|n[oa]s?)|destaque|destacar|enfatize|enfatizar|ressalte|(?:ênfase|enfase|destaque|atenção|importância|peso) (?:em|a|à|ao|aos|às|n[oa]s?)|aprofunde|insista (?:em|n[oa]s?)|(?<!não )fale (?:mais )?(?:de|sobre))\s+/iu,
  avoid: /(?:evite|não (?:mencione|mencionar|fale de|fale sobre|falar de)|sem mencionar)\s+/iu,
  shortTurns: /(?:turnos?|respostas?|falas|frases) (?:mais )?(?:curt|brev)/iu,
  moreQuestions: /(?:mais|muitas) perguntas|pergunt(?:e|ar?|em) mais/iu,
  host: /(?<!\p{L})(?:anfitri(?:ão|ã)|apresentador[ae]?|pessoa 1)(?!\p{L})/iu,
  guest: /(?<!\p{L})(?:convidad[oa]|pessoa 2)(?!\p{L})/iu,
  isNamed: /^(?:se chama(?:rá)?|chamad[oa]|é|como|de)\s/iu,
  kinds: {
    deadline: /(?<!\p{L})(?:prazos?|datas?|horários?|vencimentos?)(?!\p{L})/iu,
    amount: /(?<!\p{L})(?:valores|preços?|custos?|quantias?|tarifas?|dinheiro)(?!\p{L})/iu,
    limit: /(?<!\p{L})(?:limites?|tetos?|máximos?|mínimos?)(?!\p{L})/iu,
    prohibition: /(?<!\p{L})proibi(?:ções|ção|do)|o que não (?:se )?pode/iu,
    obligation: /(?<!\p{L})(?:obrigações|deveres|requisitos)(?!\p{L})/iu,
    step: /(?<!\p{L})(?:passos|procedimentos?)(?!\p{L})|passo a passo/iu,
    exception: /(?<!\p{L})exceções(?!\p{L})/iu,
    warning: /(?<!\p{L})(?:perigos?|riscos?|advertências?)(?!\p{L})/iu,
    phone: /(?<!\p{L})(?:telefones?|contatos?)(?!\p{L})/iu,
  },
  roles: {
    learner: {
      called: /alun[oa]|iniciante|estudante|curios[oa]/iu,
      topics: /por exemplo|significa|chama-se/iu,
    },
    sceptic: {
      called: /cétic[oa]|crític[oa]|advogad/iu,
      topics: /(?<!\p{L})(?:porque|mas|embora|porém|risco|erro|perigo)/iu,
    },
    researcher: {
      called: /jornalista|pesquisador|cientista|analista|economista/iu,
      topics: /\p{N}|%|(?<!\p{L})(?:estudo|dado|pesquisa|por isso)/iu,
    },
    adviser: {
      called: /professor|treinador|consultor|médic|enfermeir|chef/iu,
      topics: /(?<!\p{L})(?:deve|devem|convém|é preciso|recomend|primeiro)/iu,
    },
  },
};
