import { unicodeWords } from '../notation/unicode-words.ts';
import { wordSet } from '../notation/word-set.ts';
import type { Cues } from '../types/cues.ts';

export const cues: Cues = {
  language: 'fr',
  and: () => 'et',
  elision: /^(?:l|d|j|m|n|s|t|c|qu|jusqu|lorsqu|puisqu|quoiqu)['’](?=\p{L})/iu,
  stemmer: 'french',
  functionWords: wordSet(`l' d' j' m' n' s' t' c' qu' jusqu' lorsqu' puisqu'
    à a afin ai ainsi alors après as assez au aucun aucune aujourd'hui auparavant auprès aussi autant autour autre autres aux avait avaient avant avec avoir ayant
    beaucoup bien cas ce ceci cela celle celles celui cependant certain certaine certaines certains ces cet cette ceux chacun chacune chaque chez chose choses ci comme comment contre
    dans de debout dedans dehors déjà depuis derrière des dès désormais deux devant devoir doit doivent donc dont du durant e elle elles en encore enfin ensuite entre envers
    est et étaient était étant etc été être eu eux exemple façon fait faire fois font fut grâce grand grande grands grandes hors ici il ils je jusque la là laquelle le lequel les lesquelles lesquels leur leurs lors lorsque lui
    ma mais malgré manière me meilleur même mêmes mes mieux moi moins mon moyen ne néanmoins ni non nos notamment notre nôtre nous nouveau nouvelle nouveaux nouvelles on ont ou où outre
    par parce parfois parmi part partie parties partir pas pendant peu peut peuvent plus plusieurs plutôt point pour pourquoi pourtant pouvoir premier première premiers premières presque près puis puisque
    quand quant que quel quelle quelles quelque quelques quels qui quoi rien sa sans sauf se second seconde selon sera seront ses seul seule seulement si sinon soi soit son sont sorte sous souvent sur surtout
    ta tant te tel telle telles tels tes toi ton toujours tous tout toute toutefois toutes très trois trop tu type un une va vers via voici voilà voir vos votre vous vraiment y dernier dernière derniers dernières cours lieu suite grâce ensemble reste moitié majorité`),
  determiners: wordSet(
    "l' le la les un une des du au aux ce cet cette ces son sa ses leur leurs notre nos votre vos chaque plusieurs quelques certains certaines tout toute tous toutes autre autres",
  ),
  phraseLinks: wordSet("de du des d' la le les l' et en pour à"),
  phraseArticles: wordSet("la le les l'"),
  nounLinks: wordSet("de du des d' d’"),
  verbs:
    wordSet(`est sont était étaient être sera seront fut furent a ont avait avaient aura auront peut peuvent pourra pourront pourrait doit doivent devra devrait faut fallait
    permet permettent offre offrent comprend comprennent inclut incluent contient contiennent utilise utilisent montre montrent nécessite nécessitent exige exigent demande demandent
    existe existent sert servent aide aident crée créent génère génèrent produit produisent indique indiquent explique expliquent décrit décrivent consiste consistent commence commencent
    finit finissent suit suivent va vont vient viennent donne donnent dit disent voit voient signifie signifient dépend dépendent apparaît apparaissent connaît connaissent appelle appellent
    trouve trouvent réalise réalisent prend prennent fait font met mettent réduit réduisent augmente augmentent améliore améliorent protège protègent évite évitent implique impliquent
    représente représentent assure assurent garantit garantissent garde gardent reste restent devient deviennent reçoit reçoivent porte portent vit vivent travaille travaillent
    commande commandent cause causent coûte coûtent croît croissent change changent attire attirent nourrit nourrissent cherche cherchent quitte quittent visite visitent abrite abritent
    pollinise pollinisent fleurit fleurissent pousse poussent limite limitent suffit suffisent recommande recommandent conseille conseillent rend rendent ouvre ouvrent ferme ferment
    tient tiennent sait savent veut veulent perd perdent gagne gagnent arrive arrivent passe passent compte comptent ajoute ajoutent joue jouent tombe tombent monte montent baisse baissent
    empêche empêchent apporte apportent favorise favorisent constitue constituent joue choisit choisissent stocke stockent consomme consomment absorbe absorbent`),
  beforeVerb: wordSet(
    "se s' me m' te t' ne n' nous vous lui leur qui que qu' je tu il elle on ils elles",
  ),
  clauseLinks: wordSet('que qui'),
  partingVerb: /^(?:prot[éè]g|défend|lib[éè]r|éloign|sépar|isol|priv)/u,
  complementLinks: wordSet('à en'),
  relatives: wordSet('que'),
  orders: wordSet(
    'choisissez vérifiez installez configurez évitez comparez mesurez gardez testez ouvrez notez préparez pensez',
  ),
  adjectiveEnding:
    /(?:al|ale|aux|ales|el|elle|els|elles|ique|iques|if|ive|ifs|ives|eux|euse|euses|able|ables|ible|ibles|aire|aires|é|ée|és|ées|ant|ante|ants|antes|ent|ente|ents|entes|ien|ienne|iens|iennes|ain|aine|ains|aines|ois|oise|oises|ier|ière|iers|ières)$/u,
  verbEnding: /(?:[^i]er|(?:iss|ss)ent|aient|èrent|ment|ons|ez|rait|raient|ront)$/u,
  hasTitleCase: false,
  nounsHaveCapitals: false,
  adjectivesFirst: false,
  foreignSpelling: null,
  foreignLetters: null,
  genericTitle:
    /^(?:introduction|présentation|contexte|résumé|synthèse|conclusions?|généralités|vue d['’]ensemble|objectifs?|développement|objet|portée|but|champ d['’]application)$/iu,
  titleNumbering: unicodeWords(
    /^(?:chapitre|chap\.|section|partie|unité|module|leçon|article|étape|annexe)\s+(?:\d+(?:\.\d+)*|[ivxlc]+)\b[.:)\s–—-]*/iu,
  ),
  appendixLabel: null,
  admonition: unicodeWords(
    /^(?:(?:[nN]ote|[rR]emarque|[aA]vertissement|[aA]ttention|[iI]mportant|[cC]onseil|[aA]stuce|[eE]xemple|[dD]éfinition|[rR]appel)\s*[:–—-]\s*)/u,
  ),
  announces: unicodeWords(/\b(?:suivante?s?)\s*[.:]?$|\bcomme suit\b/iu),
  dangling: unicodeWords(
    /^(?:et|ou|mais|car|donc|or|ni|alors|ainsi|aussi|également|de plus|en outre|puis|ensuite|enfin|par (?:exemple|conséquent|contre|ailleurs)|pour (?:cela|ce faire|autant)|c['’]est|ce (?:n['’]est|sont|qui|que|dernier)|cela|ceci|ça|celui|celle|ceux|celles|ces|cet|cette|ce|il|elle|ils|elles|on y|son|sa|ses|leur|leurs|lui|les deux|l['’]un|l['’]autre|le (?:premier|second|même|reste)|la (?:première|seconde|même)|les (?:mêmes|autres|premiers|seconds)|d['’](?:autres|ailleurs|où)|dans (?:ce|cet|cette|ces|les deux|un tel)|de (?:ce|cette|ces|même|là)|à (?:ce|cette|ces|cela)|avec (?:ce|cette|ces|cela)|en (?:effet|revanche|conséquence)|grâce à (?:ce|cela|cette|ces)|malgré (?:ce|cela|cette|ces|tout)|cependant|toutefois|néanmoins|pourtant|sinon|ici|là|y|en voici|autrement|tel|telle|tels|telles|dont|qui|que|lequel|laquelle|un tel|une telle)(?:\b|(?<=['’]))/iu,
  ),
  demonstrative: unicodeWords(
    /\b(?:ce|cet|cette|ces|celui|celle|ceux|celles|tels?|telles?|cela|ceci)\b/iu,
  ),
  stageDirection: unicodeWords(
    /^(?:cliquez|cliquer|se présenter|mentionner|commenter|demander|montrer|expliquer|rappeler|parler de|passer à|saluer|démo|pause|sondage|bonjour|bonsoir)\b/iu,
  ),
};
