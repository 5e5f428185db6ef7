import { choices } from '../notation/choices.ts';
import type { ReactionsOfStyles } from '../types/dialogue-wording.ts';

export const reactions: ReactionsOfStyles = {
  'engaging,informative': {
    remarks: {
      figure: choices(
        '{figure} : je note. | Je retiens le chiffre : {figure}. | {figure}, une donnée à ne pas oublier.',
      ),
      phone: choices('Un numéro à garder. | Voilà un numéro à avoir sous la main.'),
      prohibition: choices(
        "Donc, là, c'est non. | On sait ce qu'il ne faut pas faire. | Une limite à ne pas franchir.",
      ),
      warning: choices('Voilà où est le risque. | Un avertissement à prendre au sérieux.'),
      obligation: choices("Ce n'est donc pas une option. | C'est donc une obligation."),
      exception: choices('La règle a donc son exception. | Cela ne vaut donc pas pour tout.'),
      condition: choices('Tout dépend donc du cas. | Il y a donc une condition.'),
      steps: choices('{count} étapes, dans cet ordre. | Donc {count} étapes à suivre.'),
      items: choices('{count} points à retenir. | La liste compte donc {count} points.'),
      example: choices("Avec un cas pareil, on comprend mieux. | L'exemple éclaire les choses."),
    },
    asks: {
      prohibition: choices('Et que ne peut-on pas faire ? | Y a-t-il des interdictions ?'),
      obligation: choices("Qu'est-ce qui est obligatoire ? | Et que faut-il faire ?"),
      deadline: choices('De combien de temps parle-t-on ? | Quels sont les délais ?'),
      warning: choices('Où faut-il être le plus attentif ? | Où est le danger ?'),
      phone: choices('Qui peut-on appeler ? | Où peut-on se renseigner ?'),
    },
  },
  'casual,conversational': {
    remarks: {
      figure: choices('{figure}, hein. | {figure}, ok. | Tiens, {figure}.'),
      phone: choices('Celui-là, je le mets dans mon téléphone. | Bon, il y a quelqu’un à appeler.'),
      prohibition: choices("Ok, on n'y touche pas. | Bref, c'est non. | Compris : ça, on évite."),
      warning: choices('Aïe, là, prudence. | Avec ça, on ne rigole pas.'),
      obligation: choices('Donc pas le choix. | Faut le faire, quoi.'),
      exception: choices('Ah, il y a des exceptions. | Sauf là, du coup.'),
      condition: choices('Donc ça dépend. | Ah, seulement dans ce cas.'),
      steps: choices('{count} étapes et hop. | Ok, {count} étapes, une par une.'),
      items: choices('Ça fait {count} choses. | {count} choses ; ça tient sur un post-it.'),
      example: choices('Ah, là, je vois. | Avec cet exemple, ça va tout seul.'),
    },
    asks: {
      prohibition: choices(
        "Et c'est quoi, les interdits ? | Qu'est-ce qu'on n'a pas le droit de faire ?",
      ),
      obligation: choices("Et qu'est-ce qu'on doit faire ? | C'est quoi, le minimum à faire ?"),
      deadline: choices('Et ça fait combien de temps ? | Pour quand ?'),
      warning: choices('Et on se méfie de quoi ? | Où ça peut mal tourner ?'),
      phone: choices("Et j'appelle qui ? | Et si j'ai une question ?"),
    },
  },
  'formal,educational': {
    remarks: {
      figure: choices(
        'Retenons ce chiffre : {figure}. | {figure} : voilà la donnée à mémoriser. | {figure}, cela est consigné.',
      ),
      phone: choices("C'est un contact à conserver. | Il est utile de connaître ce numéro."),
      prohibition: choices(
        "Il s'agit donc d'une interdiction. | La règle ne laisse aucun doute. | Voilà ce qui n'est pas permis.",
      ),
      warning: choices(
        "C'est un avertissement qui mérite attention. | Le risque est ainsi signalé.",
      ),
      obligation: choices("Il s'agit donc d'un devoir. | Cela n'est donc pas facultatif."),
      exception: choices('La règle admet donc une exception. | Voilà une réserve importante.'),
      condition: choices('Tout dépend donc de cette condition. | La condition est déterminante.'),
      steps: choices('La procédure compte {count} étapes. | En somme, {count} étapes ordonnées.'),
      items: choices(
        "Cela fait {count} éléments au total. | L'énumération comprend {count} points.",
      ),
      example: choices("L'exemple est éclairant. | Le cas illustre la règle."),
    },
    asks: {
      prohibition: choices(
        "Qu'est-ce qui n'est pas permis ? | Quelles interdictions s'appliquent ?",
      ),
      obligation: choices('Quelles sont les obligations ? | Quels devoirs en découlent ?'),
      deadline: choices("Quels délais s'appliquent ? | Dans quel délai cela doit-il se faire ?"),
      warning: choices("Quel risque faut-il signaler ? | Quelle précaution s'impose ?"),
      phone: choices("À qui faut-il s'adresser ? | Quel est le contact compétent ?"),
    },
  },
  'humorous,lighthearted': {
    remarks: {
      figure: choices(
        '{figure}. Je me le fais tatouer. | {figure}, mesdames et messieurs. | {figure} : le prochain quiz est pour moi.',
      ),
      phone: choices('Hop, ce numéro sur le frigo. | Je le mets en numéro favori.'),
      prohibition: choices(
        'Et moi qui allais essayer. | Mains dans les poches, alors. | Même pas en rêve, donc.',
      ),
      warning: choices("D'un coup, je deviens très sage. | Gloups."),
      obligation: choices("Impossible d'y couper. | Adieu, mon excuse favorite."),
      exception: choices('Il y a toujours des petits caractères. | Une brèche dans la règle !'),
      condition: choices(
        'Ah, le fameux « ça dépend ». | Avec conditions, comme chez ma grand-mère.',
      ),
      steps: choices(
        "{count} étapes, moins qu'un meuble en kit. | {count} étapes ; même en dansant, ça passe.",
      ),
      items: choices('{count}, et sans respirer. | {count} : je compte sur mes doigts.'),
      example: choices('Même moi, je comprends. | Avec une histoire, tout va mieux.'),
    },
    asks: {
      prohibition: choices("Qu'est-ce qu'on va nous interdire ? | À quoi on ne touche pas ?"),
      obligation: choices(
        "C'est quoi, nos devoirs du soir ? | Et qu'est-ce qui nous attend, bon gré mal gré ?",
      ),
      deadline: choices("Et que dit l'horloge ? | Combien de temps avant la panique ?"),
      warning: choices('Où est la peau de banane ? | On fuit devant quoi ?'),
      phone: choices('Qui va-t-on appeler ? | Et qui décroche ?'),
    },
  },
  'storytelling,narrative': {
    remarks: {
      figure: choices(
        "{figure} : le chiffre reste en l'air. | {figure}. Un détail qui pèse. | Et le compte est là : {figure}.",
      ),
      phone: choices("Une voix au bout du fil. | Il y a toujours quelqu'un à appeler."),
      prohibition: choices(
        'Une porte qui reste fermée. | Là, le chemin est barré. | Une ligne que personne ne franchit.',
      ),
      warning: choices('Le danger apparaît. | Ici, on retient son souffle.'),
      obligation: choices('Une tâche que nul ne peut éviter. | Et le devoir appelle.'),
      exception: choices('Même la règle la plus ferme a sa faille. | Mais il y a un détour.'),
      condition: choices('Là, le chemin se divise. | Tout se joue à cet instant.'),
      steps: choices(
        '{count} étapes, comme dans un voyage. | Et ainsi, en {count} étapes, on arrive.',
      ),
      items: choices('{count} pièces sur la table. | {count} choses dans le sac à dos.'),
      example: choices("La scène dit tout. | L'histoire prend un visage."),
    },
    asks: {
      prohibition: choices(
        "Quelle porte doit rester close ? | Qu'est-ce qui est interdit en ces lieux ?",
      ),
      obligation: choices('Quelle tâche attend ? | Que doit faire celui qui arrive jusque-là ?'),
      deadline: choices('Combien de temps reste-t-il ? | Que dit la montre ?'),
      warning: choices('Quel danger guette ? | Où faut-il avancer avec prudence ?'),
      phone: choices('Qui peut aider ? | Vers qui se tourner ?'),
    },
  },
};
