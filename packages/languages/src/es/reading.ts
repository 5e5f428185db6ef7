import { unicodeWords } from '../notation/unicode-words.ts';
import type { ReadingCues } from '../types/reading-cues.ts';

export const reading: ReadingCues = {
  prohibition: unicodeWords(
    /\bno (?:se \p{L}+(?:ará|erá|irá)n?|ser(?:á|án) \p{L}+[dt][oa]s?)\b|\bs[oó]lo se \p{L}+(?:ará|erá|irá)n?\b|\bproh[ií]b(?:id[oa]s?|en?|ición)\b|\bno (?:se (?:permite|puede|debe|admite|acepta|usa|utiliza|da|devuelve|paga|promete|limpia|toca|abre)n?|(?:está|están) permitid[oa]s?|debe[ns]?|deberá[ns]?|puede[ns]?|podrá[ns]?|hay que)\b|\bnadie (?:puede|debe|entra|sale|sube|baja|toca|\p{L}+ sin)\b|\b(?:nunca|jamás|en ningún caso|bajo ningún concepto|evite[ns]?|evita|queda vedad[oa])\b|(?:^|[,;:] |\by )no (?:l[aeo]s? |se )?\p{L}+(?:[ea]n?|[ea]s|é|áis|éis)\b|\b(?:se pierde|se deniega|no hay)n?\b/iu,
  ),
  obligation: unicodeWords(
    /\b(?:está|están|queda|quedan) condicionad[oa]s?\b|\bser(?:á|án) (?:suspend|sancion|expuls|separ|mult|anul|descalific|amonest)\p{L}+\b|\bcorrer(?:á|án) (?:por|a) cuenta\b|\b\p{L}{3,}(?<!ser|ten|est|pod)(?:ará|erá|irá)n?\b|\b(?:debe[ns]?|deberá[ns]?|debemos|tiene[ns]? que|debería[ns]?|por favor|hay que|ha(?:n)? de|es (?:obligatori[oa]|imprescindible|necesario|preciso|fundamental|importante|esencial|indispensable|obligación|responsabilidad|deber)|se espera[n]?|obligatori[oa]s?|obligad[oa]s? a|exige[n]?|requiere[n]?|necesita[ns]?|responde de|solo (?:puede|pueden|podrá|podrán)|sólo (?:puede|pueden)|sin falta|manda sobre|se (?:avisa|entrega|repone|registra|comunica|guarda|rellena|cierra|etiqueta)n?)\b/iu,
  ),
  permission: unicodeWords(
    /\b(?:puede[ns]?|podrá[ns]?|se permite[n]?|(?:está|están) permitid[oa]s?|tiene[ns]? derecho|corresponde[n]?)\b/iu,
  ),
  order: unicodeWords(
    /^(?:por favor,? )?(?:(?:no )?\p{L}{2,}(?:ar|er|ir)(?:se|l[aeo]s?)?\b(?! es\b)|(?:no|nunca) (?:l[aeo]s? |se )?\p{L}+(?:[ea]n?|[ea]s)\b|(?!(?:para|entre|sobre|ante|desde|durante|mediante|cada|donde|cuando|aunque|este|esta|parte|gente|antes|dentro|fuera|una|la|las|ha|era|fue|que|se|de|si|ni|ya|ese|esa|\p{L}*(?:[áéíó]tica|[óí]gica|eza|[ea]ncia)s?)\b)\p{L}{2,}(?:[ea]n?|[ea]s|[íé]|ad|ed|id|ll[aeo]|se|l[aeo]s?)(?: (?:el|la|los|las|un|una|su|sus|tu|tus|al|a|en|por|sin|si|que|todo|toda|todos|todas|siempre|primero|cada|este|esta|ese|esa|hasta|antes|y|lo|quién|quiénes|cuánt\p{L}+|según|fecha|nombre|número|código|contraseña|cantidad|antes|guantes|ropa)\b|,(?! \p{N})|\.$| \p{N}))/iu,
  ),
  money: /euros?|d[oó]lar(?:es)?|pesos?|soles|por ciento/u,
  measure: /grados|litros?|metros?|gramos?|kilos?/u,
  limit: unicodeWords(
    /\b(?:hasta|máxim[oa]|mínim[oa]|como mucho|al menos|más de|menos de|a partir de|no (?:más|menos|pasar) de|nunca (?:más|menos)|por (?:encima|debajo) de|supere[n]?|superior|inferior|exceda[n]?|límite|tope|entre|desde|por cada|cada)\b|[<>≤≥±]/iu,
  ),
  deadline: unicodeWords(
    /(?:\p{N}{1,20}|\b(?:un|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|quince|veinte|treinta|media|medio)\b) (?:segundos?|minutos?|horas?|días?|semanas?|mes(?:es)?|años?)\b|\bantes (?:de|del) (?:\p{N}|las|día|turno|que|lunes|viernes|fin)|\bel mismo día\b|\b(?:a diario|diariamente|mensual(?:mente)?|semanal(?:mente)?|de inmediato|inmediatamente|cuanto antes)\b|\p{N}{1,2}:\p{N}{2}/iu,
  ),
  call: unicodeWords(
    /\b(?:ll[aá]m[aeo]\p{L}*|llamar|tel(?:éfono|\.)?|extensión|ext\.|ramal|centralita|avis[ae]\p{L}*|whatsapp|móvil|fax)\b/iu,
  ),
  condition: unicodeWords(
    /\b(?:si|cuando|siempre que|en caso de|mientras|a menos que|a no ser que|salvo que|solo si|quien|quienes|según)\b/iu,
  ),
  exception: unicodeWords(
    /\b(?:salvo|excepto|excepción|excepciones|a no ser que|a menos que|menos (?:en|los|las)|sin perjuicio|aunque)\b/iu,
  ),
  danger: unicodeWords(
    /\b(?:peligr\p{L}+|riesgos?|muerte|mata[n]?|mortal|quema\p{L}*|explo\p{L}+|incendi\p{L}+|tóxic\p{L}+|atrap\p{L}+|electrocu\p{L}+|heridas?|lesion\p{L}+|cuidado|precaución|atención)\b/iu,
  ),
  past: unicodeWords(
    /\b\p{L}{2,}(?:ó|aron|ieron|aban|ían)\b|\b(?:fue|fueron|era|eran|hubo|ha habido|han? \p{L}+(?:ado|ido|to)|hizo|dijo|tuvo|puso|hicieron|pudo|había|tenía|podía|quería|hacía|decía|estaba|pasaba|llegaba|costaba|usaba|nació)\b/iu,
  ),
  impersonal: unicodeWords(
    /^(?:(?:está|están|queda|quedan|es|será) (?:terminantemente |totalmente |expresamente )?(?:prohibid|permitid|obligatori|vedad|imprescindible|necesari)|(?:no )?se (?!trata|l[aeo]s? )\p{L}+|(?:no )?hay (?:que )?\p{L}+|(?:no )?hace falta|basta|conviene|no \p{L}+(?:e|a|en|an|es|as)\b)/iu,
  ),
  example: unicodeWords(
    /^(?:por ejemplo|p\. ?ej\.|ejemplo:|caso (?:real|práctico)|así,|un ejemplo)\b/iu,
  ),
  exceptionOpening: unicodeWords(
    /^(?:la (?:única )?excepción|las excepciones|excepto|salvo|excepcionalmente|en ese caso|de no haber\p{L}*|(?:el|la|los|las) de\b|en cambio|sin embargo|no obstante|aun así|aunque|a no ser|a menos|mientras (?:no|tanto)|si no)\b/iu,
  ),
  definition: unicodeWords(
    /\b(?:significa|se (?:define|entiende por|considera|llama|denomina)|consiste en|es (?:tod[oa]|un|una|cualquier|el|la) \p{L}+ (?:que|en|de|con))\b/iu,
  ),
  contrast: unicodeWords(
    /\b(?:en cambio|sin embargo|no obstante|por el contrario|mientras que|a diferencia|pero|sino)\b/iu,
  ),
  paperwork: unicodeWords(
    /^(?:no (?:aplica|procede)|n\/a)\.?$|^(?:de|para|cc|cco): .*@|^asunto: |^(?:publíquese|comuníquese|notifíquese|regístrese|cúmplase)\b|^dad[oa] en .{3,40} a (?:los )?\p{N}|^(?:última actualización|vigencia)\b|^(?:fdo|firmado|firma|elaborad[oa]|redactad[oa]|revisad[oa]|aprobad[oa]|autorizad[oa]|preparad[oa]|editad[oa]|autor(?:es|a)?|maquetación|diseño gráfico|diseño y maquetación|ilustraciones|corrección de estilo|presenta|(?:co-?)?director(?:a)? (?:del trabajo|de tesis)|responsable del documento|versión|edición|revisión|rev|código|ref|referencia|fecha(?: de (?:emisión|entrada en vigor|revisión|aprobación))?|página|pág|documento|emitid[oa]|vigente desde|próxima revisión)\b(?:[.:]| (?:por\b|n\.?º|el \p{N})| v?\p{N}[\p{N}.,/ -]*(?:$|de \p{N}+$|[|·,–-])).{0,90}$|\bcopia (?:no )?controlada\b|\buso (?:comercial |exclusivamente )?interno\b|\b(?:todos los derechos reservados|copyright|documento confidencial|prohibida su reproducción|depósito legal|isbn|issn|bajo (?:la |una )?licencia|imprimid?o en|impreso en)\b|\bversión \p{N}[\p{N}.]*$|©/iu,
  ),
  paperworkHeader: unicodeWords(
    /^(?:código|cód|versión|edición|revisión|rev|fecha(?: de)?(?: modificación| revisión| emisión| aprobación| actualización)?|página|elaborado(?: por)?|actualizado(?: por)?|revisado(?: por)?|aprobado(?: por)?|autor|firma|cambios?|descripción del cambio|modificación|estado|documento|distribución|responsable|n\.?º)\.?$/iu,
  ),
  versionLabel: /v|ver|versi[óo]n|rev|revisi[óo]n|edici[óo]n|folleto|impres[oa]/u,
  articleLabel: /art(?:[íi]culo)?|cl[áa]usula/u,
  pointer: unicodeWords(
    /^(?:lee|leer|lea|sabe|saber|conoce|ver) más\b|^más (?:información|detalles)\b|^(?:haz|haga) clic aquí\b|^para más (?:información|detalles?)\b|^(?:véase|vea|ver|consulte|consultar) (?:el|la|los|las|nuestr[oa]) (?:procedimiento|política|manual|guía|documento|norma|reglamento|formulario|página|sitio)\b.{0,40} para (?:más|mayor) (?:información|detalles?)\b|^(?:(?:véase|vea|ver|consulte|cf|cfr|más (?:información|detalles?) en|(?:tal )?como se (?:ve|muestra|indica|aprecia) en)\.?\s+(?:también |más )?(?:(?:el|la|los|las|en|en el|en la) )?(?:anexos?|apéndices?|apartados?|secci(?:ón|ones)|cap(?:ítulos?|\.)|fig(?:uras?|\.)|tablas?|cuadros?|páginas?|pág\.?|p\.|arriba|abajo|nota|documento \p{Lu}|https?)|(?:fig(?:ura)?|tabla|cuadro|imagen|foto|fuente|nota al pie)\.?\s*(?:\p{N}+|:))/iu,
  ),
  skippedTitle: unicodeWords(
    /^(?:.*(?:general public licen[cs]e|creative commons|licencia pública|licença pública).*|índice.*|tabla de (?:contenidos?|materias|figuras)|contenidos?|sumario|referencias?(?: (?:bibliográficas?|normativas?))?|fuentes(?: consultadas)?|(?:documentos|documentación|políticas) relacionad[oa]s?|bibliografía.*|agradecimientos?|créditos|licencia.*|aviso legal|copyright.*|derechos de autor.*|historial (?:de )?(?:cambios|versiones|revisiones).*|control de (?:cambios|versiones|revisiones|documentos?).*|registro de cambios|notas de la versión|distribución del documento|firmas?|colofón|gracias.*)$/iu,
  ),
  dutiesLabel: unicodeWords(
    /\b(?:obligaciones|deberes|derechos|funciones|responsabilidades|atribuciones|competencias|normas|reglas|requisitos|prohibiciones|objetivos?|propósito|finalidad|características|condiciones|criterios|consideraciones|recomendaciones|principios|está(?:n)? (?:estrictamente |terminantemente |totalmente )?prohibid[oa]s?|se prohíben?)\b/iu,
  ),
  attachedTitle:
    /^(?=.)(?:(?:anexo|apéndice)s?\s{0,9}[\p{N}\p{L}]{0,3}[.:)\s–—-]{0,20})?(?:formularios?|plantillas?|modelos? (?:de|para)\b.*|listados?\b.*|glosario|abreviaturas|siglas|marco (?:normativo|legal|jurídico)\b.*|normativa\b.*|legislación\b.*|(?:base|fundamento) legal|(?:acerca de|sobre|organización de|cómo usar) este (?:documento|manual|guía)|convenciones.*|(?:objeto|objetivos?|alcance|finalidad|propósito|presentación|introducción|antecedentes|prólogo|justificación)(?: y (?:alcance|objetivos?|finalidad|ámbito de aplicación))?)?$/iu,
  warningLabel: unicodeWords(
    /^(?:atención|advertencia|aviso|peligro|precaución|cuidado|importante|ojo|muy importante)\s*[:.!–—-]\s*/iu,
  ),
};
