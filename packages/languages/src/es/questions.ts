import { unicodeWords } from '../notation/unicode-words.ts';
import { wordSet } from '../notation/word-set.ts';
import type { QuestionWording } from '../types/question-wording.ts';
import { scales } from './scales.ts';

export const questions: QuestionWording = {
  prompts: {
    order: '¿En qué orden van los pasos de «{topic}»?',
    orderFirst: '¿En qué orden van los primeros pasos de «{topic}»?',
    truth: 'Sobre «{topic}»: ¿verdadero o falso? {statement}',
    gap: 'Sobre «{topic}»: ¿qué falta en la frase? {statement}',
    when: 'Sobre «{topic}»: ¿cuándo se aplica esto? {statement}',
    purpose: 'Sobre «{topic}»: ¿para qué es esto? {statement}',
    cell: 'Sobre «{topic}»: ¿qué dato de «{column}» corresponde a «{row}»?',
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
  rangeLink: /a|a las|y|o|hasta/u,
  atMost: unicodeWords(
    /\b(?:hasta|máxim[oa]|como mucho|menos de|no más de|por debajo de|plazo|antes de|en los?|dentro de|durante)\b/iu,
  ),
  atLeast: unicodeWords(/\b(?:mínim[oa]|al menos|por lo menos)\b/iu),
  over: unicodeWords(
    /\b(?:más de|a partir de|por encima de|superior(?:es)? a|super\p{L}*|exced\p{L}*|desde)\b/iu,
  ),
  orLess: unicodeWords(/^ (?:o menos|como (?:mucho|máximo)|máximo|a lo sumo)\b/iu),
  orMore: unicodeWords(/^ (?:o más|como mínimo|mínimo|al menos|por lo menos)\b/iu),
  roughly: unicodeWords(
    /\b(?:aunque haya|otr[oa]s|unos|unas|aproximadamente|alrededor de|cerca de|casi|más o menos|en torno a)$/iu,
  ),
  numberLabel: unicodeWords(
    /\b(?:art(?:ículos?|\.)?|secci(?:ón|ones)|apartados?|anexos?|capítulos?|págs?(?:inas?)?|ley|norma|real decreto|decreto|figuras?|tablas?|versión|edición|pasos?|puntos?|números?|n\.?º|iso|une)\.?$/iu,
  ),
  negation: unicodeWords(
    /(?<!\b(?:si|o|que|y|ya|cómo|por qué) )\bno (?=(?:se (?:\p{L}+rán?|acept\p{L}+|admit\p{L}+|permit\p{L}+|pued\p{L}+|deb\p{L}+|realiz\p{L}+|entreg\p{L}+|atiend\p{L}+|cobr\p{L}+|pag\p{L}+|devuelv\p{L}+|requier\p{L}+|exig\p{L}+|necesit\p{L}+|incluy\p{L}+|cubr\p{L}+|recomiend\p{L}+|aplic\p{L}+|consider\p{L}+|hac\p{L}+|vend\p{L}+|conced\p{L}+|autoriz\p{L}+|toler\p{L}+|utiliz\p{L}+|usa|usan|guard\p{L}+|sirv\p{L}+)|est[áa]n?|son|es|hay|puede[ns]?|podrá[ns]?|debe[ns]?|deberá[ns]?|tiene[ns]?|requieren?|necesitan?|incluyen?|cubren?|admiten?|aceptan?|permiten?) )/iu,
  ),
  anyNegation: unicodeWords(/\bno\b/giu),
  negatedOnly: unicodeWords(
    /\b(?:ni|nada|nadie|ningun[oa]?s?|ningún|nunca|jamás|tampoco|sino|hasta|antes de|salvo|excepto|a menos|a no ser|aunque|porque|ya que|pues|pero|solo|sólo|siquiera|todavía|aún|más de|menos de|nunca|subestim\p{L}+|olvid\p{L}+|ignor\p{L}+|descuid\p{L}+)\b|:/iu,
  ),
  banOpening: unicodeWords(
    /^(?:no|nunca) (?!(?:se|l[aeo]s?|me|te|nos|hay|hace|es|son|está|están|puede|pueden|debe|deben|sirven?|vale|valen|existen?|implican?|suponen?|significan?|afectan?|cubren?|requieren?|\p{L}+uyen?|dud\p{L}+|olvid\p{L}+|tem\p{L}+|sea[ns]?|deje[ns]?|tengas?|tengan)\b)(?=\p{L}+[ea]n? )/iu,
  ),
  clauses: {
    when: unicodeWords(
      /^(?:si|cuando|en caso de(?: que)?|siempre que|mientras|antes de|después de|tras|una vez|durante|hasta que|a menos que|al \p{L}+[aei]r)\b/iu,
    ),
    purpose: unicodeWords(
      /^(?:para|a fin de|con el fin de) (?=(?:no |que )?\p{L}+[aei]r(?:se|l[aeo]s?)?\b|que )/iu,
    ),
  },
  caseBehind: unicodeWords(
    /(?<=[^\s,] )(?:si|cuando|en caso de(?: que)?|siempre que|mientras|una vez que|hasta que|a menos que)(?= \p{L})/iu,
  ),
  scales,
  sequence: unicodeWords(
    /\b(?:pas[oa]s?|procedimiento|cómo|proceso|instrucciones|secuencia|orden|primero|luego|después|antes|una vez|finalmente|por último|hasta|empie\p{L}+|comien\p{L}+|esper\p{L}+|de nuevo|si|cuando)\b/iu,
  ),
  leaning: unicodeWords(
    /\b(?:los|las) (?!(?:que|del?|cuales|\p{L}*s)\b)\p{L}+\b|^(?:pasad[oa]s? |(?=\p{L}{5,24} )\p{L}{0,20}[áéíóú]\p{L}{0,8}[aeo]n?(?:se)?l[aeo]s? |se les? |se \p{L}+[ea]n? (?:al?|en|con|por|del?|para|sin|cada|desde|hasta) |(?:sustituye|reemplaza)n? |(?:es|son|está|están|será|serán|queda|quedan|pasa|pasan|puede|pueden|debe|deben|deberá|deberán|tiene|tienen|va|van) (?!(?:expresamente |totalmente |terminantemente )?(?:prohib|permit|obligat|necesari|imprescindible|important|recomendable|conveniente|posible|suficiente|preciso|un[oa]? |el |l[ao]s? )))/iu,
  ),
  leaningLater: unicodeWords(
    /^(?:no|nunca|(?:solo|sólo)(?= (?:podr|pued|deb|ser[áa]|est[áa]|va)\p{L}*)|también|entonces|después(?! del?\b)|al (?:primer|segund|tercer|cuart)\p{L}*|(?:va|vale|dura|cuesta|tarda|mide|pesa|sirve|ocupa|llega|sale|empieza|termina|caduca|contiene|incluye|pasa|suele)n?|se (?!(?:permit|proh[ií]b|admit|acept|deb|pued|exig|requ|recomiend)\p{L}*)\p{L}+|\p{L}+[aei]r (?:cada|por|en|con|antes|después|durante|hasta)),? (?!se (?:permit|admit|acept|deb|pued)\p{L}*|está permitido|hay que)/iu,
  ),
  vague: unicodeWords(
    /\b(?:adecuad[oa]s?|apropiad[oa]s?|oportun[oa]s?|correspondientes?|necesari[oa]s? para|medidas necesarias|precauciones|cuidadosamente|correct(?:[oa]s?|amente)|(?:con|mucho|sumo) cuidado|bien \p{L}+[ai]d[oa]s?|indicad[oa]s?|debidamente|respetuos[oa]s?|al m[íá][nx]imo|algun[oa]s|a veces|a menudo|normalmente|generalmente|habitualmente|en cuestión|estrictamente necesario|si (?:procede|es (?:necesario|posible)|fuera necesario|hace falta)|en su caso|cuando (?:proceda|sea (?:necesario|posible)))\b/iu,
  ),
  mistakes: unicodeWords(
    /\b(?:(?:errores|fallos) (?:críticos|comunes|frecuentes|habituales|típicos)|malas prácticas)\b/iu,
  ),
  lasting: unicodeWords(
    /^(?:nadie|ser|estar|tener|haber|poseer|poder|disponer|contar|mantener|mantenga|mantén|conservar|asegurar(?:se)?|asegúrese|asegúrate|evitar|evite|evita|recordar|recuerde|recuerda|vigilar|vigile|tenga en cuenta|siempre|nunca|todo|todos|toda|todas|cada|cualquier|ningún|ninguna|solo|sólo|nota)\b|\b(?:está|están|queda|quedan) prohibid[oa]s?\b|\bse prohíben?\b/iu,
  ),
  place: unicodeWords(
    /^(?:primero|en primer lugar|segundo|tercero|luego|después|a continuación|antes|durante|tras|al final|finalmente|por último|una vez|si (?:no|aún|sigue|persiste))\b/iu,
  ),
  paired: wordSet(
    'mano manos pie pies ojo ojos oído oídos brazo brazos pierna piernas guante guantes',
  ),
  ownVoice: unicodeWords(
    /\b(?:yo|mi|mis|aquí|ahora|hoy|ayer|mañana mismo|anterior(?:es)?|(?<!\b(?:día|año|mes|semana|turno) )siguientes?|arriba|abajo|finalmente|por último|(?:el|la) presente|desde (?:19|20)\d\d)\b|^(?:tenemos|somos|hay(?! que\b)|(?:por )?ejemplo|objetivos?|finalidad|propósito)\b|^(?:est[ea] |el |la |nuestr[oa] )?(?:\p{L}+ ){0,3}(?:procedimiento|protocolo|política|manual|guía|documento|reglamento|normativa|instrucción|anexo|capítulo) (?:\p{L}+ )?(?:establec|describ|regul|defin|recog|aplic|explic|conti?en|resum|tiene por|sirv|pretend|va dirigid)\p{L}*/iu,
  ),
  allOrNone: unicodeWords(
    /\b(?:tod[oa]s (?:las|los) (?:anteriores|opciones|respuestas)|ningun[oa] de (?:las|los) (?:anteriores|opciones|respuestas)|todas son correctas|a y b)\b/iu,
  ),
  absolute: unicodeWords(/\b(?:siempre|nunca|jamás)\b/iu),
  negativeStem: unicodeWords(/¿[^?]{0,200}\b(?:no|nunca|excepto|salvo|falso|incorrect[oa]s?)\b/iu),
  trivia: unicodeWords(
    /\b(?:págs?(?:inas?|\.)?|teléfonos?|tel\.|ext\.|extensi(?:ón|ones)|fax|móvil|whatsapp|dirección postal|domicilio|llam[ea]\p{L}* al)\b/iu,
  ),
  openArticle: unicodeWords(/\b(?:el|la|los|las|un|una|unos|unas|del|al)$/iu),
};
