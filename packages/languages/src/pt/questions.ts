import { unicodeWords } from '../notation/unicode-words.ts';
import { wordSet } from '../notation/word-set.ts';
import type { QuestionWording } from '../types/question-wording.ts';
import { scales } from './scales.ts';

export const questions: QuestionWording = {
  prompts: {
    order: 'Em que ordem vêm os passos de “{topic}”?',
    orderFirst: 'Em que ordem vêm os primeiros passos de “{topic}”?',
    truth: 'Sobre “{topic}”: verdadeiro ou falso? {statement}',
    gap: 'Sobre “{topic}”: o que falta na frase? {statement}',
    when: 'Sobre “{topic}”: quando isto se aplica? {statement}',
    purpose: 'Sobre “{topic}”: para que serve isto? {statement}',
    cell: 'Sobre “{topic}”: que dado de “{column}” corresponde a “{row}”?',
    match: 'Sobre “{topic}”: o que corresponde a cada termo?',
    answer: 'Sobre “{topic}”: {question}',
  },
  yes: 'Sim',
  no: 'Não',
  yesOrNo: /^(?:(sim)|não)(?=[.,;:])/iu,
  numberWords: {
    dois: 2,
    duas: 2,
    três: 3,
    quatro: 4,
    cinco: 5,
    seis: 6,
    sete: 7,
    oito: 8,
    nove: 9,
    dez: 10,
    onze: 11,
    doze: 12,
    quinze: 15,
    vinte: 20,
    trinta: 30,
    quarenta: 40,
    cinquenta: 50,
    sessenta: 60,
    noventa: 90,
    cem: 100,
  },
  rangeLink: /a|às|e|ou|até/u,
  atMost: unicodeWords(
    /\b(?:até|máxim[oa]|no máximo|menos de|abaixo de|prazo|antes de|em|dentro de|durante)\b/iu,
  ),
  atLeast: unicodeWords(/\b(?:mínim[oa]|ao menos|pelo menos)\b/iu),
  over: unicodeWords(
    /\b(?:mais de|a partir de|acima de|superior(?:es)? a|super\p{L}*|ultrapass\p{L}*|exced\p{L}*|desde)\b/iu,
  ),
  orLess: unicodeWords(/^ (?:ou menos|no máximo|máximo)\b/iu),
  orMore: unicodeWords(/^ (?:ou mais|no mínimo|mínimo|pelo menos|ao menos)\b/iu),
  roughly: unicodeWords(
    /\b(?:mesmo que haja|outr[oa]s|uns|umas|aproximadamente|cerca de|quase|mais ou menos|em torno de|por volta de)$/iu,
  ),
  numberLabel: unicodeWords(
    /\b(?:art(?:igos?|\.)?|seç(?:ão|ões)|secç(?:ão|ões)|anexos?|capítulos?|págs?(?:inas?)?|lei|norma|decreto|portaria|figuras?|tabelas?|versão|edição|passos?|pontos?|itens|item|números?|n\.?º|iso|nbr|nr)\.?$/iu,
  ),
  negation: unicodeWords(
    /(?<!\b(?:se|ou|que|e|já|como|por que) )\bnão (?=(?:é|são|est[ãá]o?|há|podem?|poderá|poderão|devem?|deverá|deverão|tem|têm|exigem?|precisam?|incluem?|cobrem?|aceitam?|permitem?) )/iu,
  ),
  anyNegation: unicodeWords(/\bnão\b/giu),
  negatedOnly: unicodeWords(
    /\b(?:nem|nada|ninguém|nenhum[as]?|nenhuns|nunca|jamais|tampouco|mas|até|antes de|salvo|exceto|a menos|a não ser|embora|porque|já que|pois|só|somente|apenas|sequer|ainda|mais de|menos de|subestim\p{L}+|esque[cç]\p{L}+|ignor\p{L}+|descuid\p{L}+)\b|:/iu,
  ),
  banOpening: unicodeWords(
    /^(?:não|nunca) (?!(?:se|l[aeo]s?|[oa]s?|me|há|é|são|está|estão|pode|podem|deve|devem|ser?á|hesit\p{L}+|esque\p{L}+|seja[ms]?|deixe[ms]?|tenham?)\b)(?=\p{L}+[ea]m? )/iu,
  ),
  clauses: {
    when: unicodeWords(
      /^(?:se|quando|em caso de|caso|sempre que|enquanto|antes de|antes d[oa]s?|depois de|depois d[oa]s?|após|durante|até que|a menos que|uma vez|ao \p{L}+[aei]r)\b/iu,
    ),
    purpose: unicodeWords(/^(?:para|a fim de) (?=(?:não |que )?\p{L}+[aei]r(?:-se)?\b|que )/iu),
  },
  caseBehind: unicodeWords(
    /(?<=[^\s,] )(?:se (?=(?:[oa]s?|uma?|você|não|houver|for|tiver|algu[ém]\p{L}*) )|quando (?=\p{L})|em caso de (?=\p{L})|sempre que (?=\p{L})|enquanto (?=\p{L})|até que (?=\p{L}))/iu,
  ),
  scales,
  sequence: unicodeWords(
    /\b(?:pass[oa]s?|procedimento|como|processo|instruções|sequência|ordem|primeiro|depois|antes|uma vez|finalmente|por último|até|comec\p{L}+|esper\p{L}+|aguard\p{L}+|de novo|se|quando)\b/iu,
  ),
  leaning: unicodeWords(
    /\b[oa]s (?!(?:que|d[eoa]s?|quais|\p{L}*s)\b)\p{L}+\b|^(?:passad[oa]s? |\p{L}+-l?[oa]s? |(?:substitu[ií]|substituem) |(?:é|são|está|estão|será|serão|fica|ficam|pode|podem|poderá|poderão|deve|devem|deverá|deverão|tem|têm|vai|vão|válid[oa]s?) (?!(?:expressamente |totalmente |terminantemente |estritamente )?(?:proibi|permiti|vedad|obrigató|necessári|imprescind|important|recomend|conveniente|possível|suficiente|preciso|uma? |[oa]s? )))/iu,
  ),
  leaningLater: unicodeWords(
    /^(?:não|nunca|(?:só|somente|apenas)(?= (?:pod|dev|ser[áã]|est[áã]|vai|se)\p{L}*)|também|então|depois(?! d[aeo]s?\b)|ao (?:primeir|segund|terceir|quart)\p{L}*|vai|vão|(?:vale|dura|custa|demora|mede|pesa|serve|ocupa|chega|começa|termina|caduca|passa|costuma)m?|saem?|sai|cont[ée]m|contêm|incluem?|inclui|(?!(?:permit|pro[ií]b|admit|aceit|dev|pod|exig|requer|recomend)\p{L}*-se)\p{L}+-se|\p{L}+[aei]r (?:a cada|cada|por|em|com|antes|depois|durante|até)),? (?!se (?:permit|admit|aceit|dev|pod)\p{L}*|é (?:permitid|proibid|obrigat)\p{L}*)/iu,
  ),
  vague: unicodeWords(
    /\b(?:adequad[oa]s?|apropriad[oa]s?|oportun[oa]s?|correspondentes?|medidas necessárias|precauções|cuidadosamente|corret(?:[oa]s?|amente)|(?:com|muito) cuidado|bem \p{L}+[ai]d[oa]s?|indicad[oa]s?|devidamente|respeitos[oa]s?|ao m[íá][nx]imo|alguns|algumas|algumas vezes|às vezes|muitas vezes|normalmente|geralmente|em questão|estritamente necessário|(?:se|quando|caso) (?:for |seja )?(?:necessário|possível|aplicável|o caso))\b/iu,
  ),
  mistakes: unicodeWords(
    /\b(?:(?:erros|falhas) (?:críticos|críticas|comuns|frequentes|típicos|típicas)|más práticas)\b/iu,
  ),
  lasting: unicodeWords(
    /^(?:ninguém|ser|estar|ter|haver|possuir|poder|dispor|contar|manter|mantenha|conservar|garantir|garanta|assegurar|assegure|evitar|evite|lembrar|lembre|vigiar|vigie|sempre|nunca|todo|todos|toda|todas|cada|qualquer|nenhum|nenhuma|só|somente|apenas|nota)\b|\b(?:é|são|está|estão|fica|ficam) (?:proibid|vedad)[oa]s?\b/iu,
  ),
  place: unicodeWords(
    /^(?:primeiro|em primeiro lugar|segundo|terceiro|depois|em seguida|antes|durante|após|ao final|finalmente|por último|por fim|uma vez|se (?:não|ainda|persistir))\b/iu,
  ),
  paired: wordSet('mão mãos pé pés olho olhos ouvido ouvidos braço braços perna pernas luva luvas'),
  ownVoice: unicodeWords(
    /\b(?:eu|meus?|minhas?|aqui|agora|hoje|ontem|anterior(?:es)?|(?<!\b(?:dia|ano|mês|semana|turno) )seguintes?|(?:acima|abaixo)(?! d)|finalmente|por último|[oa] presente|desde (?:19|20)\d\d)\b|^(?:temos|somos|há(?! que\b)|(?:por )?exemplo|objetivos?|finalidade|propósito)\b|^(?:est[ea] |[oa] |noss[oa] )?(?:\p{L}+ ){0,3}(?:procedimento|protocolo|política|manual|guia|documento|regimento|regulamento|norma|instrução|anexo|capítulo) (?:\p{L}+ )?(?:estabelec|descrev|regul|defin|aplic|explic|cont[ée]m|resum|tem por|serv|pretend|destin)\p{L}*/iu,
  ),
  allOrNone: unicodeWords(
    /\b(?:tod[oa]s as (?:anteriores|opções|respostas)|nenhuma das (?:anteriores|opções|respostas)|todas estão corretas|a e b)\b/iu,
  ),
  absolute: unicodeWords(/\b(?:sempre|nunca|jamais)\b/iu),
  negativeStem: unicodeWords(
    /\b(?:qual|quais|que|quem|quando|onde)\b[^?]{0,200}\b(?:não|nunca|exceto|salvo|falso|incorret[oa]s?)\b/iu,
  ),
  trivia: unicodeWords(
    /\b(?:págs?(?:inas?|\.)?|telefones?|tel\.|ramal|extens(?:ão|ões)|ext\.|fax|celular|whatsapp|endereço|morada|ligue|ligar|disque)\b/iu,
  ),
  openArticle: unicodeWords(/\b(?:o|a|os|as|um|uma|uns|umas|d[oa]s?|n[oa]s?)$/iu),
};
