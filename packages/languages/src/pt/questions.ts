import { unicodeWords } from '../notation/unicode-words.ts';
import type { QuestionWording } from '../types/question-wording.ts';

export const questions: QuestionWording = {
  prompts: {
    order: 'Em que ordem vêm os passos de “{topic}”?',
    orderFirst: 'Em que ordem vêm os primeiros passos de “{topic}”?',
    number: 'Sobre “{topic}”: que dado falta na frase? {statement}',
    truth: 'Sobre “{topic}”: verdadeiro ou falso? {statement}',
    condition: 'Sobre “{topic}”: em que caso isto se aplica? {statement}',
    avoid: 'Sobre “{topic}”: qual destas ações deve ser evitada?',
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
  rangeLink: /a|e|ou|até/u,
  atMost: unicodeWords(
    /\b(?:até|máxim[oa]|no máximo|menos de|abaixo de|prazo|antes de|em|dentro de|durante)\b/iu,
  ),
  atLeast: unicodeWords(
    /\b(?:mínim[oa]|no mínimo|ao menos|pelo menos|mais de|a partir de|acima de|superior(?:es)? a|desde)\b/iu,
  ),
  roughly: unicodeWords(
    /\b(?:uns|umas|aproximadamente|cerca de|quase|mais ou menos|em torno de|por volta de)$/iu,
  ),
  numberLabel: unicodeWords(
    /\b(?:art(?:igos?|\.)?|seç(?:ão|ões)|secç(?:ão|ões)|anexos?|capítulos?|págs?(?:inas?)?|lei|norma|decreto|portaria|figuras?|tabelas?|versão|edição|passos?|pontos?|itens|item|números?|n\.?º|iso|nbr|nr)\.?$/iu,
  ),
  negation: unicodeWords(
    /(?<=[^\s,;] )(?<!\b(?:se|ou|que|e|já|como|por que) )não (?=(?!obstante|seja|sejam|só|\p{L}+[ai]d[oa]s?\b)\p{Ll})|^não (?=(?:se|(?:é|são|está|estão|há|podem?|poderá|poderão|devem?|deverá|deverão)) )/iu,
  ),
  anyNegation: unicodeWords(/\bnão\b/giu),
  negatedOnly: unicodeWords(
    /\b(?:nem|nada|ninguém|nenhum[as]?|nenhuns|nunca|jamais|tampouco|mas|até|antes de|salvo|exceto|a menos|a não ser|embora|porque|já que|pois|só|somente|apenas|sequer|ainda|mais de|menos de)\b|:/iu,
  ),
  banOpening: unicodeWords(
    /^(?:não|nunca) (?!(?:se|l[aeo]s?|[oa]s?|me|há|é|são|está|estão|pode|podem|deve|devem|ser?á)\b)(?=\p{L}+[ea]m? )/iu,
  ),
  caseOpening: unicodeWords(/^(?:se|quando|em caso de|caso|sempre que|enquanto)\b/iu),
  caseEnding: unicodeWords(
    /(?<=[^\s,] )(?:se (?=(?:[oa]s?|uma?|você|não|houver|for|tiver|algu[ém]\p{L}*) )|quando (?=\p{L})|em caso de (?=\p{L})|sempre que (?=\p{L})|enquanto (?=\p{L}))/giu,
  ),
  asksWhether: unicodeWords(
    /\b(?:pergunt\p{L}+|verifi\p{L}+|confir\p{L}+|sab\p{L}+|saiba|veja|ver|indi\p{L}+|decid\p{L}+|avali\p{L}+|chec\p{L}+|como|mesmo|só|somente|apenas|exceto|salvo|e|ou)$/iu,
  ),
  ownVoice: unicodeWords(
    /\b(?:eu|meus?|minhas?|nós|nos|noss[oa]s?|aqui|agora|hoje|ontem|anterior(?:es)?|seguintes?|acima|abaixo)\b|\b\p{L}{2,}(?:amos|emos|imos)\b/iu,
  ),
  allOrNone: unicodeWords(
    /\b(?:tod[oa]s as (?:anteriores|opções|respostas)|nenhuma das (?:anteriores|opções|respostas)|todas estão corretas|a e b)\b/iu,
  ),
  absolute: unicodeWords(/\b(?:sempre|nunca|jamais)\b/iu),
  negativeStem: unicodeWords(
    /\b(?:qual|quais|que|quem|quando|onde)\b[^?]{0,200}\b(?:não|nunca|exceto|salvo|falso|incorret[oa]s?)\b/iu,
  ),
  trivia: unicodeWords(
    /\b(?:págs?(?:inas?|\.)?|telefones?|tel\.|ramal|fax|celular|whatsapp|ligue|ligar|disque)\b/iu,
  ),
  openArticle: unicodeWords(/\b(?:o|a|os|as|um|uma|uns|umas|d[oa]s?|n[oa]s?)$/iu),
};
