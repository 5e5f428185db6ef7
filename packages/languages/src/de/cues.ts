import { unicodeWords } from '../notation/unicode-words.ts';
import { wordSet } from '../notation/word-set.ts';
import type { Cues } from '../types/cues.ts';

export const cues: Cues = {
  language: 'de',
  and: () => 'und',
  elision: null,
  stemmer: 'german',
  functionWords:
    wordSet(`ab aber alle allein allem allen aller allerdings alles als also am an andere anderem anderen anderer anderes anders art auch auf aus außer außerdem
    bald bei beide beiden beim beispiel beispielsweise bereits besonders besser bevor bis bleiben bleibt bzw da dabei dadurch dafür dagegen daher damit danach daneben dann daran darauf daraus darin darüber darum darunter das dass davon dazu dein deine dem den denen denn dennoch der deren derer des deshalb dessen desto deswegen die dies diese diesem diesen dieser dieses doch dort drei du durch dürfen
    ebenfalls ebenso ehe eher ein eine einem einen einer eines einfach einige einigen einiger einiges einmal entweder er erst erste ersten erster erstes es etwa etwas euch euer fall fälle fast für
    ganz gar gegen gegenüber gern gibt gilt gleich große großen großer großes gut hab habe haben hat hatte hatten her heute heutzutage gestern damals einst mittlerweile weltweit ursprünglich hier hin hinter ich ihm ihn ihnen ihr ihre ihrem ihren ihrer ihres im immer in indem innerhalb ins insgesamt ist
    ja je jede jedem jeden jeder jedes jedoch jene jetzt kann kaum kein keine keinem keinen keiner können könnte könnten lassen lässt letzte letzten machen macht man manche manchen manchmal mehr mehrere mein meine meist meisten mich mindestens mir mit möglich muss müssen musste
    nach nachdem nächste nächsten nah nämlich neben neue neuen neuer neues nicht nichts nie niemand noch nun nur ob oben oder oft ohne paar recht rund schon sehr sei seien sein seine seinem seinen seiner seines seit selbst sich sie sind so sobald sodass sogar solche solchen solcher soll sollen sollte sollten somit sondern sonst soweit sowie sowohl statt
    teil teile trotz trotzdem über überall um und uns unser unsere unserem unseren unserer unter viel viele vielen vieler vielleicht vom von vor wann war waren warum was wegen weil weise weit weiter weitere weiteren welche welchem welchen welcher welches wenig wenige weniger wenn wer werden werdet wie wieder will wir wird wo wobei wodurch wohl worden wurde wurden während zeit zu zum zur zwar zwei zweite zweiten zwischen mal male ende anfang seite hälfte mehrheit rest`),
  determiners: wordSet(
    'der die das den dem des ein eine einen einem einer eines kein keine keinen keiner jeder jede jedes jeden diese dieser dieses diesen mein meine sein seine ihr ihre ihren ihrer unser unsere alle viele manche einige mehrere beide im am zum zur vom beim ins',
  ),
  phraseLinks: wordSet('der des und für von'),
  phraseArticles: new Set(),
  nounLinks: new Set(),
  verbs:
    wordSet(`ist sind war waren sein wird werden wurde wurden hat haben hatte hatten kann können konnte könnte muss müssen soll sollen sollte sollten darf dürfen mag will wollen
    ermöglicht ermöglichen bietet bieten enthält enthalten umfasst umfassen nutzt nutzen benutzt verwendet verwenden zeigt zeigen braucht brauchen benötigt benötigen erfordert erfordern
    gibt geben besteht bestehen dient dienen hilft helfen erzeugt erzeugen schafft schaffen produziert produzieren erklärt erklären beschreibt beschreiben beginnt beginnen endet enden folgt folgen
    geht gehen kommt kommen sagt sagen sieht sehen bedeutet bedeuten hängt hängen erscheint erscheinen kennt kennen heißt heißen nennt nennen findet finden führt führen macht machen nimmt nehmen
    senkt senken verringert verringern reduziert reduzieren erhöht erhöhen steigt steigen sinkt sinken verbessert verbessern schützt schützen vermeidet vermeiden verhindert verhindern sichert sichern
    sorgt sorgen hält halten bleibt bleiben bekommt bekommen erhält trägt tragen lebt leben arbeitet arbeiten verursacht verursachen kostet kosten wächst wachsen ändert ändern lockt locken
    sucht suchen besucht besuchen bestäubt bestäuben blüht blühen liefert liefern reicht reichen empfiehlt empfehlen öffnet öffnen schließt schließen weiß wissen verliert verlieren gewinnt gewinnen
    zählt zählen spielt spielen fällt fallen bringt bringen fördert fördern bildet bilden wählt wählen verbraucht verbrauchen speichert speichern stellt stellen setzt setzen liegt liegen steht stehen
    fliegt fliegen sammelt sammeln nistet nisten lässt lassen wirkt wirken dauert dauern gehört gehören entsteht entstehen lohnt verdient verdienen warnt warnen rät raten`),
  beforeVerb: wordSet('zu nicht ich du er sie es wir ihr man wer sich'),
  clauseLinks: wordSet('wer'),
  partingVerb: null,
  complementLinks: new Set(),
  relatives: new Set(),
  orders: wordSet(
    'wählen prüfen installieren konfigurieren vermeiden vergleichen messen testen öffnen notieren planen achten',
  ),
  adjectiveEnding: /(?:ig|lich|isch|bar|sam|haft|los)(?:e|er|es|en|em)?$/u,
  verbEnding: /^(?!)/u,
  hasTitleCase: false,
  nounsHaveCapitals: true,
  adjectivesFirst: false,
  foreignSpelling: null,
  foreignLetters: null,
  genericTitle:
    /^(?:einleitung|einführung|hintergrund|zusammenfassung|fazit|schluss|schlussfolgerungen?|allgemeines|überblick|ziele?|grundlagen|zweck|geltungsbereich|zweck und geltungsbereich)$/iu,
  titleNumbering: unicodeWords(
    /^(?:kapitel|kap\.|abschnitt|teil|einheit|modul|lektion|artikel|schritt|anhang)\s+(?:\d+(?:\.\d+)*|[ivxlc]+)\b[.:)\s–—-]*/iu,
  ),
  appendixLabel: null,
  admonition: unicodeWords(
    /^(?:(?:Hinweis|Anmerkung|Warnung|Achtung|Wichtig|Tipp|Beispiel|Definition|Merke)\s*[:–—-]\s*)/u,
  ),
  announces: unicodeWords(/\b(?:folgende[nrs]?)\b|\bwie folgt\b/iu),
  // In German a verb follows the opening, so a sentence cannot lose its opening.
  dangling: unicodeWords(
    /^(?:und|oder|aber|doch|sondern|denn|dann|so|also|auch|außerdem|zudem|ferner|deshalb|daher|darum|deswegen|dadurch|dafür|dagegen|damit|danach|daneben|dabei|daran|darauf|daraus|darin|darüber|davon|davor|dazu|jedoch|dennoch|trotzdem|allerdings|hingegen|stattdessen|folglich|somit|zum beispiel|beispielsweise|etwa|anschließend|schließlich|zuletzt|ebenso|ebenfalls|gleichzeitig|andererseits|einerseits|im gegenteil|im gegensatz dazu|in der tat|tatsächlich|nämlich|diese[rsmn]?|dies|jene[rsmn]?|solche[rsmn]?|er|sie|es|ihr|ihre[rsmn]?|sein|seine[rsmn]?|ihm|ihn|ihnen|beide[rsmn]?|letztere[rsmn]?|erstere[rsmn]?|der (?:erste|zweite|andere|letztere|eine)|die (?:erste|zweite|andere|letztere|eine|anderen|beiden)|das (?:erste|zweite|andere|gleiche|selbe)|in (?:diese[rmn]|solche[rmn]|beiden)|bei (?:diese[rmn]|beiden)|mit (?:diese[rmn]|ihm|ihr|ihnen)|von (?:diese[rmn])|aus (?:diese[rmn])|für (?:diese[sn]?)|auf (?:diese[rsmn]?)|hier|dort|sonst|andernfalls|trotz(?:dem| diese)|nach (?:diese[rmn])|deren|dessen|was|wer|welche[rsmn]?|noch|zweitens|drittens|ansonsten|eine andere|ein anderer|ein anderes|andere)\b(?! (?:ist|wird) (?:wichtig|nötig|möglich|empfohlen|ratsam) )/iu,
  ),
  demonstrative: unicodeWords(/\b(?:diese[rsmn]?|jene[rsmn]?|solche[rsmn]?|dies)\b/iu),
  stageDirection: unicodeWords(
    /^(?:klicken|vorstellen|erwähnen|kommentieren|fragen|zeigen|erklären|erinnern|begrüßen|demo|pause|umfrage|guten (?:tag|morgen|abend)|hallo)\b/iu,
  ),
};
