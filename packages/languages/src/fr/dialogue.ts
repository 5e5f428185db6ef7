import { choices } from '../notation/choices.ts';
import { unicodeWords } from '../notation/unicode-words.ts';
import type { DialogueWording } from '../types/dialogue-wording.ts';
import { reactions } from './reactions.ts';

/** The two say «tu» in the casual and the humorous style, «vous» in the others. */
export const dialogue: DialogueWording = {
  cues: {
    contrast: unicodeWords(
      /^(?:mais|cependant|toutefois|néanmoins|pourtant|en revanche|par contre|au contraire|seule exception|sauf)\b/iu,
    ),
    example: unicodeWords(/^(?:par exemple|un exemple|cas réel)\b/iu),
    forbids: unicodeWords(
      /\b(?:interdit(?:e|s|es)?|jamais|en aucun cas|sous aucun prétexte|ne (?:\p{L}+ )?(?:doit|doivent|peut|peuvent|pouvez|devez) (?:pas|jamais|en aucun)|(?:n['’]est|ne sont) pas (?:autorisée?s?|permis\p{L}*|admis\p{L}*))\b/iu,
    ),
    demands: unicodeWords(
      /(?<!ne )\b(?:doit|doivent|devez|il faut|obligatoires?|est (?:obligatoire|indispensable|nécessaire)|tenue?s? de)\b/iu,
    ),
    excepts: unicodeWords(/\b(?:sauf|excepté|exceptions?|à moins que|hormis)\b/iu),
    figure: unicodeWords(
      /(?:\p{N}[\p{N}.,]{0,30}(?:[ {2}]\p{N}{3}){0,9}|\b(?:deux|trois|quatre|cinq|six|sept|huit|neuf|dix|douze|quinze|vingt|trente))(?:\s?(?:[%€$£]|°C)|\s(?:pour cent|euros|dollars|francs|degrés|secondes|minutes|heures|jours(?: (?:ouvrés|ouvrables|calendaires))?|semaines|mois|ans|années|mètres|kilomètres|kilos|litres|km|kg|cm)\b)/iu,
    ),
    range: /[–-]\s?$|(?:^|\s)(?:à|et|ou)\s$/iu,
    caseOpening: unicodeWords(
      /^((?:si |s['’]|quand |lorsque |lorsqu['’]|en cas (?:de |d['’]))[^,.;:?]{4,60}), /iu,
    ),
    greeting: unicodeWords(
      /^(?:bienvenue\b|bonjour\b|ch(?:er|ère)s?\b|merci (?:de|pour)\b|ce document\b|le présent document\b)/iu,
    ),
    pointsElsewhere: unicodeWords(
      /\b(?:voir|voyez|consultez|cf)\s+(?:aussi|le|la|les|l['’]|section|chap|fig|tabl|page|annexe|https?|ci-)|\b(?:figures?|tableaux?|graphiques?|sections?|chapitres?|annexes?|pages?|équations?|diapositives?|exemples?|fig)\.?\s+(?:n[.º°]*\s*)?(?:\d|[IVX]+\b|[A-Z]\b)|\b(?:figures?|tableaux?|graphiques?|images?|schémas?|sections?|chapitres?|exemples?|lignes?|liens?)\s+(?:suivante?s?|précédente?s?|ci-(?:dessus|dessous|contre))|\bci-(?:dessus|dessous|après|contre)\b|\b(?:plus haut|plus bas)\b|comme (?:nous l['’]avons|on l['’]a|indiqué|mentionné|décrit|vu)|\bvoici\b/iu,
    ),
    isA: unicodeWords(/^(est|sont) (?:un|une|des|l['’]un|l['’]une)\b/iu),
    definite: /^(?:(?:le|la|les)\s|l['’])/iu,
  },
  asFigure: (figure) => figure,
  whatIf: choices('Et {case} ? | Que se passe-t-il {case} ? | Prenons un cas : et {case} ?'),
  numbers: choices('deux | trois | quatre | cinq | six | sept | huit | neuf | dix | onze | douze'),
  steps: {
    steps: { first: "D'abord", between: ['Ensuite', 'Puis', 'Après cela'], last: 'Enfin' },
    numberedStep: 'Étape {number}',
  },
  firstTitles: choices(
    'Commençons par ceci : {title}. | Premier sujet : {title}. | Pour commencer : {title}.',
  ),
  otherTitles: choices(
    'Et ceci : {title} ? | Autre sujet : {title}. | Point suivant : {title}. | Et pour ce point : {title} ? | Et maintenant ceci : {title}.',
  ),
  nameIs: "Je m'appelle {name}.",
  roleIs: 'Je suis là en tant que {role}.',
  asRole: (role) => role,
  focusIs: 'Et nous regardons surtout ceci : {focus}.',
  closingTitle: 'Pour finir',
  reactions,
  styles: {
    'engaging,informative': {
      greetings: choices(
        "Bonjour, ici {name}. | C'est parti ! Ici {name}. | Quel plaisir de vous retrouver : ici {name}.",
      ),
      topics: choices(
        "Notre sujet : {topic}. | Aujourd'hui, nous explorons ceci : {topic}. | Aujourd'hui, tout est sur la table : {topic}.",
      ),
      hellos: choices(
        "Merci. Il y a beaucoup à raconter. | Merci de l'invitation. Le sujet le mérite. | Avec plaisir. Entrons dans le détail.",
      ),
      answers: choices('Bien sûr. | Volontiers. | Bonne question.'),
      recaps: choices("Récapitulons : {list}. | Jusqu'ici, nous avons vu ceci : {list}."),
      starts: choices(
        "Que faut-il savoir en premier ? | Commençons par l'essentiel : que faut-il retenir ? | Donnez-nous l'idée clé pour entrer en matière.",
      ),
      turns: choices(
        "Passons à un autre point clé : {title}. Que faut-il souligner ? | Je voudrais vous interroger sur ceci : {title}. | Ceci m'intéresse aussi : {title}. Que pouvez-vous en dire ? | Et un sujet qu'on ne peut pas oublier : {title}.",
      ),
      reactions: choices(
        "Très intéressant. | C'est essentiel. | C'est clair. | À retenir. | Je le note. | Voilà qui fait réfléchir.",
      ),
      asks: {
        contrast: choices(
          'Y a-t-il une nuance importante ? | Et le revers de la médaille ? | Où est la difficulté ?',
        ),
        example: choices(
          "Pouvez-vous nous donner un exemple ? | Qu'est-ce que cela donne dans un cas concret ? | Peut-on le voir avec un exemple ?",
        ),
        definition: choices(
          "{x}, qu'est-ce que c'est exactement ? | Pour ceux qui découvrent le sujet : {x}, qu'est-ce que c'est ? | Définissons un terme clé, {x}. De quoi s'agit-il ?",
        ),
        list: choices(
          'Quels points faut-il retenir ? | Pouvons-nous les voir un par un ? | Que trouve-t-on dans cette liste ?',
        ),
        figures: choices(
          "A-t-on des chiffres ? | Que disent les données ? | Qu'est-ce que cela donne en chiffres ?",
        ),
        first: choices('Quelle est la première étape ? | Par où commence-t-on ?'),
        next: choices("Et après ? | Qu'est-ce qui vient ensuite ? | Et l'étape suivante ?"),
        last: choices("Et pour achever le processus ? | Qu'est-ce qui vient à la fin ?"),
        about: choices(
          "Que faut-il savoir sur {x} ? | Et {x} ? | Que se passe-t-il avec {x} ? | Que pouvez-vous nous dire sur {x} ? | Revenons sur un point : {x}. Qu'en est-il ?",
        ),
        more: choices(
          "Que faut-il savoir d'autre ? | Quel autre point compte ? | Dites-nous-en plus. | Que soulignez-vous encore ? | Quelle autre donnée aide à comprendre ? | Et qu'y a-t-il encore derrière ? | Poursuivons : qu'apporte encore le sujet ?",
        ),
        nudge: choices('Continuez, je vous en prie. | Nous vous suivons. | Allez-y.'),
      },
      finals: choices(
        "Pour finir, quelle idée faut-il garder ? | Avant de nous quitter, que faut-il encore retenir ? | Et l'idée finale, quelle serait-elle ?",
      ),
      closes: choices(
        "Merci pour ces explications. C'était {name}. À la prochaine ! | Voilà de quoi réfléchir. C'était {name} ; merci de votre écoute.",
      ),
    },
    'casual,conversational': {
      greetings: choices(
        'Salut, tu écoutes {name}. | Coucou ! Tu es bien sur {name}. | Prends un café, tu écoutes {name}.',
      ),
      topics: choices(
        "Aujourd'hui, on parle de ça : {topic}. | La discussion du jour : {topic}. | Au programme, tranquille : {topic}.",
      ),
      hellos: choices(
        "Merci ! Ça fait plaisir d'être là. | Salut ! On y va. | Salut ! Demande-moi ce que tu veux.",
      ),
      answers: choices('Oui, alors. | Je te raconte. | Mais oui.'),
      recaps: choices('Bon, on a parlé de tout ça : {list}. | Petit récap : {list}.'),
      starts: choices(
        "Bon, on commence par quoi ? | Alors, raconte : de quoi il s'agit ? | Allez, les bases d'abord : c'est quoi l'idée ?",
      ),
      turns: choices(
        "Dis, autre chose : {title}. | Bon, on change de sujet : {title}. T'en dis quoi ? | Ah, et j'allais oublier : {title}. | Et tant qu'on y est : {title}. Ça se passe comment ?",
      ),
      reactions: choices(
        "Je vois. | Ah ouais. | Ah, d'accord. | OK, je te suis. | Hum hum. | J'y avais pas pensé.",
      ),
      asks: {
        contrast: choices(
          "Mais il y a un mais, non ? | D'accord, et c'est où, le piège ? | Et il n'y a pas un petit hic ?",
        ),
        example: choices("Genre ? | T'as un exemple ? | Donne-moi un cas."),
        definition: choices(
          "Attends, {x}, c'est quoi ? | Pour que personne ne se perde : {x}, c'est quoi ? | Vas-y doucement : c'est quoi, {x} ?",
        ),
        list: choices(
          "Alors, c'est lesquels ? Dis-les tous. | Et il y a quoi là-dedans ? | Envoie toute la liste.",
        ),
        figures: choices("Et en chiffres ? | On parle de combien ? | T'as un chiffre pour moi ?"),
        first: choices("Et on fait quoi d'abord ? | OK, qu'est-ce qui vient en premier ?"),
        next: choices("Et ensuite ? | Et là, on fait quoi ? | C'est fait, et après ça ?"),
        last: choices('Et à la fin ? | Et ça se termine comment ?'),
        about: choices(
          "Dis, et {x} ? | Et ça donne quoi avec {x} ? | Tu me parles un peu de ça, {x} ? | T'en sais quoi, sur {x} ? | Attends, on revient là-dessus : {x}. Il y a quoi ?",
        ),
        more: choices(
          "Et quoi d'autre ? | Continue, continue. | T'as encore autre chose ? | OK, encore. | Et il y en a encore ? | Qu'est-ce qu'il y a d'autre ? | Allez, encore une.",
        ),
        nudge: choices("Vas-y, continue. | Je t'écoute. | Et… ?"),
      },
      finals: choices(
        'Bon, et la dernière ? | On va bientôt filer : il te reste quoi à dire ? | Encore une avant de partir, ça te va ?',
      ),
      closes: choices(
        "Merci pour la discussion. C'était {name}. Salut ! | On était bien, là. C'était {name}. À plus !",
      ),
    },
    'formal,educational': {
      greetings: choices(
        'Soyez les bienvenus dans {name}. | Nous ouvrons une nouvelle édition de notre émission : {name}. | Nous saluons notre auditoire : voici {name}.',
      ),
      topics: choices(
        "Le sujet de cette séance : {topic}. | Il convient d'examiner aujourd'hui ceci : {topic}. | La matière qui nous occupe : {topic}.",
      ),
      hellos: choices(
        "Je vous remercie de votre invitation. | Merci beaucoup. C'est un honneur d'y participer. | Je vous sais gré de cette occasion.",
      ),
      answers: choices('Avec plaisir. | Certainement. | La question est pertinente.'),
      recaps: choices(
        'Récapitulons les points abordés : {list}. | En résumé, nous avons traité ceci : {list}.',
      ),
      starts: choices(
        "Quel est le point de départ ? | Pour commencer, que convient-il d'établir ? | Quel fondement notre auditoire doit-il connaître ?",
      ),
      turns: choices(
        "Abordons la partie suivante : {title}. | Je vous propose d'examiner un autre aspect : {title}. Que faut-il comprendre ? | Il y a lieu de traiter cette question : {title}. | Une partie encore mérite l'analyse : {title}.",
      ),
      reactions: choices(
        "Je comprends. | C'est une précision utile. | Il convient de le souligner. | Je vous remercie de cet éclaircissement. | Cela est établi. | Nous en prenons acte.",
      ),
      asks: {
        contrast: choices(
          'Existe-t-il une réserve ? | Quelle limite faut-il signaler ? | Peut-on formuler une objection ?',
        ),
        example: choices(
          "Pourriez-vous fournir un exemple ? | Pourriez-vous l'illustrer par un cas ? | Quel exemple serait instructif ?",
        ),
        definition: choices(
          "Pourriez-vous définir ce terme : {x} ? | En toute rigueur, {x}, de quoi s'agit-il ? | À titre de définition : {x}, qu'entend-on par là ?",
        ),
        list: choices(
          'Pourriez-vous énumérer les éléments ? | Quels éléments cela comprend-il ? | Comment cela se décompose-t-il ?',
        ),
        figures: choices(
          "Quelles données l'attestent ? | Disposons-nous de chiffres à ce sujet ? | Quels ordres de grandeur sont en jeu ?",
        ),
        first: choices("Quelle est l'étape initiale ? | Que fait-on en premier lieu ?"),
        next: choices(
          'Quelle étape suit ? | Et par la suite ? | Comment le processus se poursuit-il ?',
        ),
        last: choices("Comment le processus s'achève-t-il ? | Quelle est l'étape finale ?"),
        about: choices(
          "Que peut-on signaler concernant {x} ? | Considérons {x}. Qu'y a-t-il à relever ? | Que préciseriez-vous sur {x} ? | Permettez-moi d'évoquer {x}. | Concernant {x}, que doit-on savoir ?",
        ),
        more: choices(
          "Quel autre élément doit être pris en compte ? | Pourriez-vous développer l'explication ? | Que convient-il encore de préciser ? | Quel aspect supplémentaire retiendriez-vous ? | Qu'est-ce qui complète le tableau ? | Souhaitez-vous ajouter une observation ? | Poursuivez, je vous en prie.",
        ),
        nudge: choices(
          'Veuillez poursuivre. | Vous avez notre attention. | Achevez votre pensée, je vous prie.',
        ),
      },
      finals: choices(
        'En conclusion, que doit-on retenir ? | Pour conclure, quelle considération ajouteriez-vous ? | Avant de conclure, que reste-t-il à ajouter ?',
      ),
      closes: choices(
        "Je vous remercie de cet exposé. Ainsi s'achève cette édition : {name}. | Sur cette explication se referme {name}. Merci de votre attention.",
      ),
    },
    'humorous,lighthearted': {
      greetings: choices(
        'Salut ! Ici {name}, et on est en forme. | Levez le rideau ! Enfin, le micro : {name}. | Montez le son, voilà {name}.',
      ),
      topics: choices(
        "Au menu du jour : {topic}. | Plat de résistance du jour : {topic}. | Aujourd'hui, on croque là-dedans : {topic}.",
      ),
      hellos: choices(
        "Merci ! Je promets de ne pas chanter. | Présent à l'appel, devoirs faits ! | Salut ! Que la fête commence.",
      ),
      answers: choices('Ah, celle-là ! | Accrochez-vous. | Celle-ci, je la connais.'),
      recaps: choices("Résumé pour les têtes en l'air : {list}. | Faisons les comptes : {list}."),
      starts: choices(
        "Lâche la première bombe : de quoi s'agit-il ? | Explique comme si on était lundi matin : on part d'où ? | Allez, ouvre la boîte : il y a quoi dedans ?",
      ),
      turns: choices(
        'On change de chaîne : {title}. | Plat suivant : {title}. Ça pique ? | Roulement de tambour : {title}. | Coup de théâtre : {title}. Voyons voir !',
      ),
      reactions: choices(
        "Tiens donc ! | Et moi qui n'ai pas de stylo. | Prends ça ! | Mon neurone vient de se réveiller. | À encadrer. | J'ai failli renverser mon café.",
      ),
      asks: {
        contrast: choices(
          "Où sont les petites lignes ? | Je le savais : c'est quoi, le mais ? | C'était trop beau, pas vrai ?",
        ),
        example: choices(
          'Un exemple, je me perds. | Tu me dessines un exemple ? | Un exemple, pour le dernier rang.',
        ),
        definition: choices(
          "Sans dictionnaire sous la main : {x}, c'est quoi ? | Question pour un cornichon : c'est quoi, {x} ? | Je hoche la tête, mais… {x}, c'est quoi ?",
        ),
        list: choices(
          "Chante la liste, j'applaudis. | La liste de courses, s'il te plaît ? | Inventaire : qu'est-ce qu'on a ?",
        ),
        figures: choices(
          "Des chiffres, vite ! | Ça fait combien ? Je sors la calculette. | Balance les nombres, je suis d'humeur scientifique.",
        ),
        first: choices(
          "On part du pied gauche ou du droit ? | À vos marques, prêts… on fait quoi d'abord ?",
        ),
        next: choices('Et ensuite ? Quel suspense ! | Prochain arrêt ? | Et après la pub ?'),
        last: choices('Et ils vécurent heureux ? | Et le grand final ?'),
        about: choices(
          "Appelé à la barre : {x}. | Potin bien fondé : il se passe quoi avec {x} ? | Et {x} ? Rien ne m'échappe. | On applaudit bien fort {x} ! | On met {x} sous la loupe : on voit quoi ?",
        ),
        more: choices(
          "Il y a une suite, ou je peux déjà frimer ? | Une autre tournée, s'il te plaît. | T'arrête pas, ça devient bon. | Bis ! | On double la mise : quoi d'autre ? | Remets une pièce : qu'est-ce qui tombe ? | Ma curiosité réclame un dessert.",
        ),
        nudge: choices('Ne me laisse pas en plan. | Suspense ! Continue. | Eeet… ?'),
      },
      finals: choices(
        "Dernière question avant l'extinction des feux : il reste quoi ? | Et la cerise sur le gâteau ? | Un dernier as dans la manche, par hasard ?",
      ),
      closes: choices(
        "Merci, j'ai le cerveau plein. C'était {name}. Ciao ! | Fini de rire. Enfin, non. C'était {name}. Riez bien !",
      ),
    },
    'storytelling,narrative': {
      greetings: choices(
        "Approchez et écoutez : voici {name}. | Toute histoire a un début ; celle-ci s'ouvre ici : {name}. | Une lumière s'allume, et voici {name}.",
      ),
      topics: choices(
        'Le récit du jour : {topic}. | Notre histoire porte un nom : {topic}. | Voici le chemin que nous prenons : {topic}.',
      ),
      hellos: choices(
        "Merci. C'est une histoire qui mérite d'être contée. | Volontiers. Avançons pas à pas. | Merci d'ouvrir la porte. Entrons.",
      ),
      answers: choices('Écoutez. | Retournons-y. | Je vous raconte.'),
      recaps: choices(
        "Jusqu'ici, le chemin est passé par là : {list}. | Regardons un instant en arrière : {list}.",
      ),
      starts: choices(
        'Comment tout commence-t-il ? | Ramenez-nous au début : que trouve-t-on ? | Imaginons la première scène : que voit-on ?',
      ),
      turns: choices(
        "Le chemin mène ailleurs : {title}. | On tourne la page et l'on découvre ceci : {title}. Que s'y passe-t-il ? | Un autre chapitre s'ouvre : {title}. | À l'horizon se dessine autre chose : {title}.",
      ),
      reactions: choices(
        "L'intrigue avance. | Et le décor change. | On croirait le voir. | Le fil se déroule. | Gardons cette image. | Ainsi se dessine le tableau.",
      ),
      asks: {
        contrast: choices(
          "Et alors, un obstacle surgit-il ? | Toute histoire a son tournant ; quel est celui-ci ? | D'où naît le conflit ?",
        ),
        example: choices(
          "Quelle scène l'illustre ? | Montrez-nous une scène, un exemple. | Dans quel exemple cela prend-il vie ?",
        ),
        definition: choices(
          "Présentons le personnage : {x}, qu'est-ce que c'est ? | Quelque chose entre en scène : {x}. Qu'est-ce donc ? | Avant de poursuivre : {x}, qu'est-ce au juste ?",
        ),
        list: choices(
          "Quelles pièces forment le tableau ? | Qu'est-ce qui peuple la scène ? | Ouvrez le coffre : que contient-il ?",
        ),
        figures: choices(
          "Quelle est l'ampleur de cette histoire, en chiffres ? | Quels nombres jalonnent le récit ? | Et combien cela pèse-t-il en chiffres ?",
        ),
        first: choices('Quel est le premier pas du voyage ? | Que se passe-t-il au début ?'),
        next: choices(
          "Et que se passe-t-il alors ? | Qu'y a-t-il après le virage ? | Quelle est la scène suivante ?",
        ),
        last: choices('Et le dénouement ? | Comment la boucle se referme-t-elle ?'),
        about: choices(
          "Suivons la piste : {x}. Que découvre-t-on ? | Quelle histoire se joue avec {x} ? | Et {x}, au milieu de tout cela ? | Entre en scène ceci : {x}. | Tournons les yeux vers {x}. Qu'y voit-on ?",
        ),
        more: choices(
          "Comment le récit continue-t-il ? | Que garde encore cette histoire ? | Avançons encore un peu. | Quelle autre scène faut-il connaître ? | Et qu'apparaît-il plus loin sur la route ? | Racontez encore. | Que se cache-t-il encore là ?",
        ),
        nudge: choices(
          "Continuez, ne vous arrêtez pas. | Et qu'est-il advenu de cela ? | Le silence attend.",
        ),
      },
      finals: choices(
        "Et au bout du chemin, que reste-t-il ? | Quelle est la dernière image de cette histoire ? | Avant de refermer le livre, qu'y a-t-il encore ?",
      ),
      closes: choices(
        "Ici s'achève le récit du jour. Merci d'avoir écouté {name}. | La lumière s'éteint, l'histoire reste. C'était {name}.",
      ),
    },
  },
};
