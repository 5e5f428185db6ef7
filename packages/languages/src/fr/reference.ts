import { unicodeWords } from '../notation/unicode-words.ts';
import { wordSet } from '../notation/word-set.ts';
import type { ReferenceCues } from '../types/reference-cues.ts';

export const reference: ReferenceCues = {
  standsForNothing: unicodeWords(
    /^(?:ceux qui |celles qui |la seconde guerre mondiale|il (?:y (?:a|avait|aura|eut)|existe|existait|faut|fallait|faudra|s['’]agit|convient|suffit|reste|vaut mieux|est (?:\p{L}+ment )?(?:important|essentiel|nécessaire|possible|impossible|recommandé|conseillé|préférable|difficile|facile|vrai|courant|temps|donc|probable|certain|clair|connu))(?! (?:aussi|également|d['’]autres))|à la fois )/iu,
  ),
  goesOn: unicodeWords(
    /^(?:cependant|toutefois|néanmoins|pourtant|mais|donc|ainsi|alors|aussi|également|d['’](?:autres?|ailleurs|abord)|de (?:plus|même|fait|ce|cette|là)|en (?:revanche|effet|outre|conséquence|particulier|résumé|fait|réalité|même temps|retour|ce|cet|cette)|par (?:conséquent|contre|ailleurs|exemple|la suite|rapport à (?:ce|cet))|pour (?:cela|ça|cette|ces|ce|autant|la même)|à (?:l['’]inverse|ce|cet|cette|la même|la suite|partir de (?:là|ce))|au (?:contraire|même|cours de (?:ce|cette)|lieu de (?:cela|ça))|puis|ensuite|enfin|finalement|plus tard|dès lors|depuis lors|l['’]année suivante|le (?:lendemain|jour suivant|même|second|deuxième|troisième|reste|résultat|premier est|dernier)|la (?:seconde|deuxième|troisième|même|raison|réponse|dernière)|les (?:deux|trois|autres|mêmes|seconds|secondes|derniers|dernières)|un(?:e)? (?:second|seconde|deuxième|troisième|autre|tel|telle)|(?:\p{L}+|\p{N}+) (?:ans?|années?|mois|semaines?|jours?|heures?|décennies?|siècles?) (?:plus tard|après|auparavant|avant)\b(?! (?:la|le|l['’]|son))|cel(?:ui|le|les|a)|ceux|ceci|ça|c['’]est|ce|cet|cette|ces|l['’]un(?:e)?|aucun(?:e)? d['’]e(?:ux|lles)|chacun(?:e)?|à proximité,|non loin (?:de là|,)|oui,|non,)(?:\b|(?<=['’]))/iu,
  ),
  pointsBack: unicodeWords(
    /(?:(?<!jusqu['’]à |d['’]ici )\b(?:cet|cette|ces)\b(?! (?:jour|année)\b)|\bce\b(?! (?:qui|que|dont|à|sont|fut|sera|n['’]|jour|soir)|\s?qu['’])|\bcel(?:ui|le|les)(?:-ci|-là)\b|\bceux-(?:ci|là)\b|\bcela\b|\bceci\b|\b(?:tel|telle)s?\b(?! que\b|le)|\b(?:certain|beaucoup|plusieurs|chacun|aucun|la plupart|un|une|deux|trois|quelques-un)\p{L}* d['’](?:entre )?(?:eux|elles)\b|\b(?:le|la) même (?:année|jour|mois|temps|période|lieu|manière|façon|raison)\b(?! que\b)|\bl['’]année suivante\b|, (?:cependant|toutefois|néanmoins|en revanche|par exemple|donc|en effet|également|quant à (?:lui|elle))\b(?=[,.])|\b(?:toutefois|cependant|néanmoins)\b)/giu,
  ),
  subjects: wordSet('il elle ils elles eux'),
  objects: wordSet("l'a l'ont l'avait"),
  clitics: wordSet("le la les l'"),
  possessives: wordSet('son sa ses leur leurs'),
  quantities: wordSet(
    'certains certaines beaucoup plusieurs tous toutes aucun aucune un une deux trois quatre cinq six sept huit neuf dix quelques-uns quelques-unes peu',
  ),
  timeOrPlace:
    /^(?:en|dans|durant|pendant|depuis|vers|selon|entre|après|avant|à|au|aux|dès|jusqu['’]en)\s[^,]{1,40},\s|^(?:en|depuis|dès|vers) (?:\p{Ll}+ )?\p{N}{4}\s/iu,
  subjectless: null,
  numberedLabel:
    /fig(?:ure)?s?|graphiques?|images?|photos?|illustrations?|schémas?|diagrammes?|cartes?|tableaux?/u,
};
