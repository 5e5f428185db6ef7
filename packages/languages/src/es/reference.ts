import { unicodeWords } from '../notation/unicode-words.ts';
import { wordSet } from '../notation/word-set.ts';
import type { ReferenceCues } from '../types/reference-cues.ts';

export const reference: ReferenceCues = {
  standsForNothing: unicodeWords(
    /^(?:aquell[oa]s que |hacen? falta |la segunda guerra mundial|(?:existen?|existían?|existió|existieron|hay|había|hubo|habrá|falta|faltan|basta|conviene|importa|es|era|resulta) (?!también|otr[oa]s?)(?:un|una|unos|unas|dos|tres|muchos|muchas|varios|varias|más|con|posible|necesario|importante|recomendable|fundamental|esencial|conveniente|imprescindible|preciso|difícil|fácil|cierto|habitual|frecuente|mejor|que|\p{Ll}+r)|después de (?!es|ell)|antes de (?!es|ell)|aunque [^.]+,|tanto .+ como |lo (?:importante|primero|mejor|principal|esencial|más|que) )/iu,
  ),
  goesOn: unicodeWords(
    /^(?:(?:nunca|jamás|no) (?:debe|deberá|puede|podrá)n? ser|sin embargo|no obstante|ahora bien|en (?:cambio|consecuencia|concreto|contraste|efecto|particular|respuesta|realidad|resumen|el mismo|la misma|esa época|aquella época|ese momento|aquel momento|dicho|dicha)|por (?:lo que|eso|esto|ello|lo tanto|tanto|consiguiente|otr[oa]|el contrario|su parte|esa|esta|este|ese|aquel|aquella|la misma|el mismo|supuesto)|de (?:hecho|ahí|esta|este|esa|ese|igual|la misma|lo contrario)|adem[aá]s|asimismo|cerca de (?:ahí|allí)|muy cerca,|también|tampoco|incluso|igualmente|finalmente|posteriormente|entonces|mientras tanto|al (?:mismo tiempo|año siguiente|día siguiente|mes siguiente|principio,|final,|igual que)|a(?:l)? (?:su vez|continuación|pesar de (?:ello|eso|esto)|diferencia de (?:ést|est|es|aquel|ell)\p{L}*|partir de (?:entonces|ahí|ese|aquel|esa|aquella))|desde entonces|hasta entonces|poco después|(?:\p{L}+|\p{N}+) (?:años?|meses|semanas?|días?|horas?|décadas?|siglos?) (?:después|más tarde|antes)\b(?! de\b)|est[aeo]s?|es[aeo]s?|otr[oa]s?|ambos|ambas|él|la segunda|el segundo|el tercer(?:o)?|la tercera|el cuarto|la cuarta|el último,|un(?:a)? (?:segund[oa]|tercer|tercera)|l[ao]s? (?:mism|otr|demás|restante|últim)\p{L}*|el (?:mismo|otro|resto|resultado|anterior|siguiente)|la (?:misma|otra|razón|respuesta|anterior|siguiente)|l[oa]s (?:dos|tres|cuatro|primer[oa]s|segund[oa]s)|un[oa] de (?:ell|est|es|l[oa]s dos)\p{L}*|ningun[oa] de (?:ell|est|es)\p{L}*|cada un[oa]|semejantes?|similar(?:es)?|más (?:tarde|adelante|recientemente)|peor aún|sí|no,)\b/iu,
  ),
  pointsBack: unicodeWords(
    /(?:(?<!\b(?:al|del|hacia el|noroeste|sur|suroeste) )\b(?:est[ea]|estos|estas|es[ea]|es[oa]s|eso|esto)\b(?! (?:y el oeste|de la ciudad))|\baquel(?:la|los|las|lo)?\b(?! (?:que|quien|quienes|donde|de|del|con|cuy)\p{L}*)|\bdich[oa]s?\b(?! (?:de|que|por)\b)|\btal(?:es)?\b(?! (?:vez|como|cual|que|y)\b)|\b(?:algun|much|un|ningun|vari|tod|poc|cualquier)\p{L}* de (?:ell[oa]s|est[oa]s|es[oa]s)\b|\best[ea] últim[oa]\b|\bel mism[oa] (?:año|día|mes|tiempo|modo|periodo|período|lugar)\b(?! (?:que|en que)\b)|\b(?:la|los|las) mism[oa]s?\b(?=[,.])|, (?:sin embargo|no obstante|por (?:lo )?tanto|en cambio|por ejemplo|además|a su vez|por su parte|asimismo)\b(?=[,.])|\bde ello\b|\bel (?:anterior|siguiente)\b(?=[.,])|\bal año siguiente\b|\b(?:ambos|ambas)\b(?= (?:son|fueron|eran|tienen|pueden)\b|[.,])|\b(?:en|de|a|con|para|entre|por) l[oa]s (?:dos|tres|cuatro)\b(?=[.,;!?]))/giu,
  ),
  subjects: wordSet('él ella ellos ellas ello'),
  objects: wordSet('le les'),
  clitics: wordSet('lo la los las'),
  possessives: wordSet('su sus suyo suya suyos suyas'),
  quantities: wordSet(
    'algunos algunas muchos muchas varios varias pocos pocas todos todas ninguno ninguna uno una dos tres cuatro cinco seis siete ocho nueve diez otros otras más menos cientos miles millones',
  ),
  timeOrPlace:
    /^(?:en|durante|desde|hasta|hacia|tras|según|entre|a (?:finales|principios|mediados|comienzos) de|después de|antes de)\s[^,]{1,40},\s|^(?:(?:muchas|a|algunas|pocas|varias) veces|a menudo|normalmente|generalmente),?\s|^(?:en|desde|hasta|hacia) (?:\p{Ll}+ de )?\p{N}{4}\s/iu,
  subjectless:
    /^(?:\p{L}{2,}(?:ó|aron|ieron|aban?|arán?|erán?|irán?)|fue|fueron|era|eran|es|son|tuvo|tiene|tienen|tenía|tenían|hizo|dio|estuvo|pudo|vivía|vivían|había|ha|han|está|están|estaba|quiso|puso|quedó|recibe|contienen?|cuenta|mide|pesa)$/iu,
  numberedLabel:
    /fig(?:ura)?s?|gráficos?|gráficas?|im[aá]gen(?:es)?|ilustraci(?:ón|ones)|fotos?|fotograf[ií]as?|esquemas?|diagramas?|mapas?|tablas?|cuadros?/u,
};
