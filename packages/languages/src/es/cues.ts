import { unicodeWords } from '../notation/unicode-words.ts';
import { wordSet } from '../notation/word-set.ts';
import type { Cues } from '../types/cues.ts';

export const cues: Cues = {
  language: 'es',
  and: (next) => (/^h?i(?![aeo])/iu.test(next) ? 'e' : 'y'),
  elision: null,
  stemmer: 'spanish',
  functionWords:
    wordSet(`mitad primer primera primeras primeros segundo segunda tercero tercera último última últimos últimas nuevo nueva nuevos nuevas
    medio parte partes caso casos causa través virtud lugar fin acerca cuenta partir resto mayoría momento cosa cosas
    a al algo algún alguna algunas alguno algunos allí ambas ambos ante antes aquel aquella
    aquellas aquello aquellos aquí así aun aún aunque bajo bien cabe cada casi como cómo con contra cual cuál cuales cuáles
    cualquier cualquiera cuando cuándo cuanto cuánto cuyo cuya cuyos cuyas da de debe deben debería deberían debido del demás desde después
    donde dónde dos durante e el él ella ellas ello ellos en entonces entre era eran eres es esa esas ese eso esos esta ésta está estaba
    están estar estas éstas este éste estén esto estos éstos etc excepto fue fueron fui ha había haber habrá hace hacer hacia han hasta hay haya
    he hemos incluso la las le les lo los luego más me mediante menos mi mí mientras mis misma mismas mismo mismos mucha muchas mucho
    muchos muy nada ni ningún ninguna ninguno no nos nosotros nuestra nuestras nuestro nuestros nunca o os otra otras otro otros
    para pero poca pocas poco pocos podemos poder podrá podría por porque puede pueden puedes pues que qué quien quién quienes
    salvo se sea sean según ser será serán sería si sí sido siempre siendo sin sino sobre solo sólo son su sus suya suyo tal tales también
    tampoco tan tanta tanto tener tenga tengo ti tiene tienen toda todas todavía todo todos tras tres tu tú tus u un una unas uno unos usted ustedes
    va van varias varios vez veces vosotros y ya yo además ahora mejor peor gran grande tipo manera forma ejemplo etcétera`),
  determiners: wordSet(
    'el la los las un una unos unas su sus nuestro nuestra nuestros nuestras cada este esta estos estas del al cualquier otro otra otros otras varios varias ambos ambas',
  ),
  phraseLinks: wordSet('de del la las los el y en para'),
  phraseArticles: wordSet('el la los las'),
  nounLinks: wordSet('de del'),
  verbs:
    wordSet(`necesitará tendrá deberá confirma confirman funciona funcionan carga cargan envía envían conecta conectan guarda guardan mantiene mantienen gestiona gestionan controla controlan cambia cambian cuenta cuentan logra logran busca buscan ocurre ocurren convierte convierten deja dejan cumple cumplen exige exigen afecta afectan corresponde vale valen cuesta cuestan crece crecen abre abren cierra cierran conviene basta importa importan combina combinan instala instalan configura configuran admite admiten soporta soportan devuelve escribe escriben lea monte podrá podrán hizo dio tuvo estuvo nació comenzó tendremos veremos elige eligen pasa pasan sube baja suben bajan vive viven trabaja trabajan participa participan llega llegan pone ponen pide piden
    es son está están era eran fue fueron ser estar hay ha han había puede pueden podrá podrán podría debe deben
    debería tiene tienen hace hacen permite permiten ofrece ofrecen incluye incluyen contiene contienen utiliza utilizan usa usan muestra muestran
    necesita necesitan requiere requieren existe existen sirve sirven ayuda ayudan crea crean genera generan produce producen
    indica indican explica explican describe describen consiste consisten trata tratan empieza comienza termina acaba sigue siguen
    va van viene vienen da dan dice dicen ve ven vea use utilice haga debemos tenemos podemos reduce reducen aumenta aumentan mejora mejoran
    protege protegen evita evitan implica implican supone suponen representa representan proporciona proporcionan aporta aportan
    facilita facilitan garantiza garantizan asegura aseguran recibe reciben lleva llevan queda quedan hemos será serán sea sean se quiere quieren
    establece establecen define definen determina determinan consulte pulse escriba abra elija seleccione compruebe recuerde significa significan depende dependen
    aparece aparecen conoce conocen llama llaman llamado llamada llamados denomina encuentra encuentran realiza realizan ejecuta ejecutan basa basan`),
  beforeVerb: wordSet('se me te nos le les no que quien quienes'),
  clauseLinks: wordSet('no que quien quienes'),
  partingVerb:
    /^(?:proteg|protej|defiend|defend|resguard|libr|liber|salv|alej|separ|aísl|aisl|priv|despoj)/u,
  complementLinks: wordSet('a al con en por'),
  relatives: wordSet('que qué quien donde cuando cuyo cuya'),
  orders: wordSet(
    'revise defina pruebe actualice instale configure elimine compare mida evite comparta haga tenga ponga busque',
  ),
  adjectiveEnding:
    /(?:al|ales|ar|ares|ico|ica|icos|icas|ivo|iva|ivos|ivas|oso|osa|osos|osas|ble|bles|ario|aria|arios|arias|ado|ada|ados|adas|ido|ida|idos|idas|nte|ntes|ual|uales|il|iles|dor|dora|dores|doras|no|na|nos|nas|ero|era|eros|eras|és|esa)$/u,
  verbEnding:
    /(?:(?:[ei]r|(?<!lug|hog|famili|escol|milit|popul|simil|particul|regul|auxili|celul|molecul|nucle|sol|pol|dól|pil|alt|angul|titul|estánd)ar)|[aei]r(?:se|lo|la|los|las|le|les)|ando|iendo|yendo|aron|ieron|aban|aba|ará|erá|irá|arán|erán|irán|aría|ería|iría|mos|mente)$/u,
  hasTitleCase: false,
  nounsHaveCapitals: false,
  adjectivesFirst: false,
  foreignSpelling: /[^aeiouáéíóúnsrldzyj]$|[^aeiouáéíóú]s$|tion|ght|th|sh|ck|ss|mm|pp|tt|ff|[wk]/u,
  foreignLetters: /[ãõç]/iu,
  genericTitle:
    /^(?:apéndices?|anexos?|miscelánea|varios|introducción|presentación|antecedentes|resumen(?: ejecutivo)?|conclusi(?:ón|ones)|generalidades|general|visión general|consideraciones(?: generales| finales)?|objetivos?|desarrollo|ámbito(?: de aplicación)?|alcance|objeto|finalidad|propósito|objetivo y alcance|objeto y alcance)$/iu,
  titleNumbering: unicodeWords(
    /^(?:capítulo|cap\.|sección|secc?\.|parte|tema|unidad|módulo|lección|apartado|artículo|anexo)\s+(?:\d+(?:\.\d+)*|[ivxlc]+)\b[.:)\s–—-]*/iu,
  ),
  appendixLabel: /ap[eé]ndice|anexo/u,
  admonition: unicodeWords(
    /^(?:(?:[nN]ota|[aA]viso|[sS]ugerencia|[aA]dvertencia|[aA]tención|[iI]mportante|[cC]onsejo|[pP]recaución|[eE]jemplo|[dD]efinición|[rR]ecuerde)\s*[:–—-]\s*|(?:nota|aviso|sugerencia|advertencia|atención|importante|consejo|precaución|atencion|cuidado)\s+(?=[\p{Lu}¿¡«]))/u,
  ),
  announces: unicodeWords(/\b(?:l[ao]s?|el) siguientes?\b|\bal respecto\b|\bcomo sigue\b/iu),
  dangling: unicodeWords(
    /^(?:y|e|o|u|pero|sino|aunque|pues|entonces|así|además|también|tampoco|asimismo|por (?:eso|ello|esto|lo cual|lo tanto|tanto|consiguiente|ejemplo|su parte|otr[ao]|el contrario|último)|sin embargo|no obstante|en (?:cambio|consecuencia|este|esta|estos|estas|ese|esa|dich[oa]s?|ambos|ambas|tal|tales|otras palabras|primer lugar|segundo lugar|tercer lugar|el primero|el segundo)|de (?:este|esta|ese|esa|lo contrario|igual|la misma|ahí|hecho|nuevo)|a (?:pesar de (?:ello|esto|eso)|su vez|partir de (?:aquí|ahí)|ést[ae])|con (?:ello|esto|eso|este|esta|estos|estas|lo cual)|(?:para )?(?:hacer|usar|utilizar|lograr|conseguir|evitar)l[oa]s?|para (?:ello|esto|eso|este|esta|estos|estas)|est[aeo]s?|est[ae]|ést[aeo]s?|es[aeo]s?|aquel(?:la|los|las|lo)?|ell[oa]s?|él|lo (?:anterior|mismo|cual|que)|dich[oa]s?|tal(?:es)?|ambos|ambas|otr[oa]s?|aquí|allí|ahí|luego|después|mientras tanto|cuál|cuyo|ahora|antes|el mismo|la misma|los mismos|las mismas|su|sus|le|les|lo|se l[aeo]s?|la segunda|el segundo|el otro|la otra|el primero|la primera|(?:aporta|da|dan|recibe|lleva|muestra|mantiene|gestiona|controla|ejecuta|realiza|define|establece|explica|describe|indica|evita|protege|garantiza|asegura|mejora|reduce|aumenta|reúne|combina|logra|busca|convierte|deja|exige|cumple|afecta|viene|va|queda|sigue|necesita|requiere|quiere|parece|resulta|comienza|empieza|termina|es|son|era|eran|fue|fueron|será|está|están|puede|pueden|permite|permiten|incluye|incluyen|contiene|tiene|tienen|sirve|sirven|consiste|ofrece|ofrecen|proporciona|requiere|suele|suelen|debe|deben|se trata|se utiliza|se usa|posee|cuenta con|funciona|hace|utiliza|usa|consta|dispone|surge|nace|aparece|representa|constituye|supone|significa|implica|produce|genera|crea|facilita|ayuda|depende|existe))\b(?! (?:posible|necesario|importante|recomendable|fundamental|esencial|conveniente|imprescindible|preciso) )/iu,
  ),
  demonstrative: unicodeWords(
    /\b(?:est[aeo]s?|es[aeo]s?|aquel(?:la|los|las)?|dich[oa]s?|tal(?:es)?|mism[oa]s?|ambos|ambas)\b/iu,
  ),
  stageDirection: unicodeWords(
    /^(?:haga clic|haz clic|pulse aquí|preséntese|presentarse|mencionar|comentar|preguntar|mostrar|explicar|señalar|recordar|hablar de|pasar a|saludar|demo|pausa|encuesta|buenos días|buenas tardes|hola)\b/iu,
  ),
};
