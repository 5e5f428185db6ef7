import { unicodeWords } from '../notation/unicode-words.ts';
import type { QuestionWording } from '../types/question-wording.ts';

export const questions: QuestionWording = {
  prompts: {
    order: '¿En qué orden van los pasos de «{topic}»?',
    orderFirst: '¿En qué orden van los primeros pasos de «{topic}»?',
    number: 'Sobre «{topic}»: ¿qué dato falta en la frase? {statement}',
    truth: 'Sobre «{topic}»: ¿verdadero o falso? {statement}',
    condition: 'Sobre «{topic}»: ¿en qué caso se aplica esto? {statement}',
    avoid: 'Sobre «{topic}»: ¿cuál de estas acciones hay que evitar?',
    match: 'Sobre «{topic}»: ¿qué corresponde a cada término?',
    answer: 'Sobre «{topic}»: {question}',
  },
  yes: 'Sí',
  no: 'No',
  yesOrNo: /^(?:(sí)|no)(?=[.,;:])/iu,
  numberWords: {
    dos: 2,
    tres: 3,
    cuatro: 4,
    cinco: 5,
    seis: 6,
    siete: 7,
    ocho: 8,
    nueve: 9,
    diez: 10,
    once: 11,
    doce: 12,
    quince: 15,
    veinte: 20,
    treinta: 30,
    cuarenta: 40,
    cincuenta: 50,
    sesenta: 60,
    noventa: 90,
    cien: 100,
  },
  rangeLink: /a|y|o|hasta/u,
  atMost: unicodeWords(
    /\b(?:hasta|máxim[oa]|como mucho|menos de|no más de|por debajo de|plazo|antes de|en los?|dentro de|durante)\b/iu,
  ),
  atLeast: unicodeWords(
    /\b(?:mínim[oa]|como mínimo|al menos|por lo menos|más de|a partir de|por encima de|superior(?:es)? a|desde)\b/iu,
  ),
  roughly: unicodeWords(
    /\b(?:unos|unas|aproximadamente|alrededor de|cerca de|casi|más o menos|en torno a)$/iu,
  ),
  numberLabel: unicodeWords(
    /\b(?:art(?:ículos?|\.)?|secci(?:ón|ones)|apartados?|anexos?|capítulos?|págs?(?:inas?)?|ley|norma|real decreto|decreto|figuras?|tablas?|versión|edición|pasos?|puntos?|números?|n\.?º|iso|une)\.?$/iu,
  ),
  negation: unicodeWords(
    /(?<=[^\s,;] )(?<!\b(?:si|o|que|y|ya|cómo|por qué) )no (?=(?!obstante|sea|sean|solo|sólo|\p{L}+[ai]d[oa]s?\b)\p{Ll})|^no (?=(?:se|(?:est[áa]n?|son|es|hay|puede[ns]?|podrá[ns]?|debe[ns]?|deberá[ns]?)) )/iu,
  ),
  anyNegation: unicodeWords(/\bno\b/giu),
  negatedOnly: unicodeWords(
    /\b(?:ni|nada|nadie|ningun[oa]?s?|ningún|nunca|jamás|tampoco|sino|hasta|antes de|salvo|excepto|a menos|a no ser|aunque|porque|ya que|pues|pero|solo|sólo|siquiera|todavía|aún|más de|menos de|nunca)\b|:/iu,
  ),
  banOpening: unicodeWords(
    /^(?:no|nunca) (?!(?:se|l[aeo]s?|me|te|nos|hay|hace|es|son|está|están|puede|pueden|debe|deben)\b)(?=\p{L}+[ea]n? )/iu,
  ),
  caseOpening: unicodeWords(/^(?:si|cuando|en caso de(?: que)?|siempre que|mientras)\b/iu),
  caseEnding: unicodeWords(
    /(?<=[^\s,] )(?:si|cuando|en caso de(?: que)?|siempre que|mientras)(?= \p{L})/giu,
  ),
  asksWhether: unicodeWords(
    /\b(?:pregunt\p{L}+|comprueb\p{L}+|comprobar|revis\p{L}+|verifi\p{L}+|sab\p{L}+|averigu\p{L}+|indi\p{L}+|decid\p{L}+|mir\p{L}+|ver|vea|confirm\p{L}+|com[oó]|incluso|aun|solo|sólo|excepto|salvo|y|o)$/iu,
  ),
  ownVoice: unicodeWords(
    /\b(?:yo|mi|mis|nosotr[oa]s|nos|nuestr[oa]s?|aquí|ahora|hoy|ayer|mañana mismo|anterior(?:es)?|siguientes?|arriba|abajo)\b|\b\p{L}{2,}(?:amos|emos|imos)\b/iu,
  ),
  allOrNone: unicodeWords(
    /\b(?:tod[oa]s (?:las|los) (?:anteriores|opciones|respuestas)|ningun[oa] de (?:las|los) (?:anteriores|opciones|respuestas)|todas son correctas|a y b)\b/iu,
  ),
  absolute: unicodeWords(/\b(?:siempre|nunca|jamás)\b/iu),
  negativeStem: unicodeWords(/¿[^?]{0,200}\b(?:no|nunca|excepto|salvo|falso|incorrect[oa]s?)\b/iu),
  trivia: unicodeWords(
    /\b(?:págs?(?:inas?|\.)?|teléfonos?|tel\.|extensión|fax|móvil|whatsapp|llam[ea]\p{L}* al)\b/iu,
  ),
  openArticle: unicodeWords(/\b(?:el|la|los|las|un|una|unos|unas|del|al)$/iu),
};
