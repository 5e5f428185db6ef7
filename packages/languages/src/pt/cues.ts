import { unicodeWords } from '../notation/unicode-words.ts';
import { wordSet } from '../notation/word-set.ts';
import type { Cues } from '../types/cues.ts';

export const cues: Cues = {
  language: 'pt',
  and: () => 'e',
  elision: null,
  stemmer: 'portuguese',
  functionWords:
    wordSet(`metade primeiras primeiros segundo segunda terceiro terceira último última últimos últimas novo nova novos novas
    parte partes casos causa questão linha lado volta acerca partir resto maior menor momento quantidade
    a à ao aos às agora ainda alguém algum alguma algumas alguns além ambas ambos antes ao após aquela aquelas aquele aqueles aquilo aqui
    as assim até através bem cada caso coisa coisas com como contra contudo cujo cuja cujos cujas da daquela daquele das de dela delas dele deles depois desde dessa desse desta deste
    deve devem deverá devido disso disto do dos durante e é ela elas ele eles em embora enquanto então entre era eram essa essas esse esses esta está estão estar
    estas estava este estes eu exemplo faz fazer feita feito foi for foram forma há isso isto já la lhe lhes lo logo mais mas me mesma mesmas mesmo
    mesmos meu minha muita muitas muito muitos na nada não nas nem nenhum nenhuma nessa nesse nesta neste no nos nós nossa nossas nosso nossos num numa nunca o onde
    os ou outra outras outro outros para pela pelas pelo pelos per perante pode podem poder poderá poderão pois por porque porém pouca poucas pouco
    poucos primeira primeiro própria próprias próprio próprios quais qual qualquer quando quanto quase que quê quem são se seja sejam sem
    sempre sendo ser será serão seu seus si sido só sob sobre sua suas tal tais também tanto tão te tem têm tendo ter teve tinha
    toda todas todavia todo todos tu tudo um uma umas uns vai vão vez vezes você vocês vos cerca geral maioria maneira modo nomeadamente apenas pouco menos melhor pior grande tipo etc`),
  determiners: wordSet(
    'o a os as um uma uns umas seu sua seus suas nosso nossa nossos nossas cada este esta estes estas esse essa do da dos das ao à aos às no na nos nas pelo pela pelos pelas num numa qualquer outro outra outros outras vários várias ambos ambas',
  ),
  phraseLinks: wordSet('de do da dos das e em para'),
  phraseArticles: new Set(),
  nounLinks: wordSet('de do da dos das'),
  verbs:
    wordSet(`confirma confirmam funciona funcionam envia enviam liga ligam guarda guardam mantém mantêm gere gerem controla controlam muda mudam conta contam consegue conseguem procura procuram ocorre ocorrem converte deixa deixam cumpre exige afeta afetam vale custa custam cresce crescem abre abrem fecha fecham convém basta importa combina instala instalam configura configuram aceita aceitam devolve escreve escrevem passa passam vive vivem trabalha trabalham chega chegam põe pede pedem compra comprar poderemos irão deverá impõe compromete iniciou nasceu começou continua continuam detetar
    é são está estão era eram foi foram ser estar há tem têm tinha pode podem poderá poderão deve devem deverá deverão
    faz fazem permite permitem oferece oferecem inclui incluem contém contêm utiliza utilizam usa usam mostra mostram necessita necessitam precisa precisam
    requer requerem existe existem serve servem ajuda ajudam cria criam gera geram produz produzem indica indicam explica explicam
    descreve descrevem consiste consistem trata tratam começa começam termina terminam segue seguem vai vão vem vêm dá dão diz dizem vê veem veja use utilize faça
    reduz reduzem aumenta aumentam melhora melhoram protege protegem evita evitam implica implicam representa representam proporciona proporcionam
    facilita facilitam garante garantem assegura asseguram recebe recebem leva levam fica ficam será serão seja sejam quer querem estabelece estabelecem
    define definem determina determinam consulte pressione escreva abra escolha selecione verifique lembre significa significam depende dependem aparece aparecem
    conhece conhecem chama chamam chamado chamada encontra encontram realiza realizam executa executam corre correm suporta suportam disponibiliza irá irão terá terão torna tornam carrega pretende pretendem
    foi fora esteja estejam iniciar pergunta perguntam deseja desejam vem inicia gere`),
  beforeVerb: wordSet('se me te nos lhe lhes não que quem'),
  clauseLinks: wordSet('não que quem'),
  partingVerb: /^(?:proteg|protej|defend|resguard|livr|liber|salv|afast|separ|isol|priv|despoj)/u,
  complementLinks: wordSet('a à às ao aos com em na nas no nos pela pelas pelo pelos por'),
  relatives: wordSet('que quem onde'),
  orders: wordSet(
    'reveja defina teste atualize instale configure elimine compare meça evite partilhe tenha ponha procure',
  ),
  adjectiveEnding:
    /(?:al|ais|ar|ares|ico|ica|icos|icas|ivo|iva|ivos|ivas|oso|osa|osos|osas|vel|veis|ário|ária|ários|árias|ado|ada|ados|adas|ido|ida|idos|idas|nte|ntes|il|is|dor|dora|dores|doras|no|na|nos|nas|eiro|eira|eiros|eiras|ês|esa|ório|ória)$/u,
  verbEnding:
    /(?:(?:[ei]r|(?<!lug|famili|escol|milit|popul|simil|particul|regul|auxili|celul|molecul|nucle|sol|pol|dól|pil|alt|angul|titul|singul)ar)|[aei]r(?:-se|-lo|-la|-los|-las|-lhe)|ando|endo|indo|aram|eram|iram|avam|ava|ará|erá|irá|arão|erão|irão|aria|eria|iria|mos|mente|-(?:se|me|te|nos|vos|lhes?|[ln]?[oa]s?)(?:-(?:á|ás|ão|ei|emos|ia|iam))?)$/u,
  hasTitleCase: false,
  nounsHaveCapitals: false,
  adjectivesFirst: false,
  foreignSpelling:
    /[^aeiouáéíóúâêôãõàmsrlzn]$|[^aeiouáéíóúâêôãõn]s$|tion|ght|th|sh|ck|mm|pp|tt|ff|[wky]/u,
  foreignLetters: /[ñ¿¡]/iu,
  genericTitle:
    /^(?:apêndices?|anexos?|miscelânea|diversos|introdução|apresentação|antecedentes|resumo(?: executivo)?|conclus(?:ão|ões)|generalidades|geral|visão geral|considerações(?: gerais| finais)?|objetivos?|desenvolvimento|âmbito(?: de aplicação)?|escopo|objeto|finalidade|propósito|objetivo e (?:âmbito|escopo))$/iu,
  titleNumbering: unicodeWords(
    /^(?:capítulo|cap\.|secção|seção|parte|tema|unidade|módulo|lição|artigo|anexo)\s+(?:\d+(?:\.\d+)*|[ivxlc]+)\b[.:)\s–—-]*/iu,
  ),
  appendixLabel: /ap[eê]ndice|anexo/u,
  admonition: unicodeWords(
    /^(?:(?:[nN]ota|[aA]viso|[sS]ugestão|[aA]dvertência|[aA]tenção|[iI]mportante|[cC]onselho|[dD]ica|[cC]uidado|[eE]xemplo|[dD]efinição)\s*[:–—-]\s*|(?:nota|aviso|sugestão|advertência|atenção|importante|conselho|dica|cuidado)\s+(?=\p{Lu}))/u,
  ),
  announces: unicodeWords(/\b(?:[dn]?[ao]s?) seguintes?\b|\ba respeito\b|\bcomo segue\b/iu),
  dangling: unicodeWords(
    /^(?:e|ou|mas|porém|contudo|todavia|pois|então|assim|também|tampouco|além|portanto|no entanto|entretanto|ainda assim|ainda|por (?:isso|isto|exemplo|sua vez|outro|conseguinte|último)|em (?:consequência|contrapartida|ambos|ambas|tal|tais|outras palavras|primeiro lugar|segundo lugar)|(?:n|d)?est[ae]s?|(?:n|d)?ess[ae]s?|(?:n|d)?isto|(?:n|d)?isso|(?:n|d)?aquel[ae]s?|aquilo|apesar d(?:isto|isso)|a partir daqui|com (?:isto|isso|este|esta|estes|estas|esse|essa)|(?:para )?(?:fazê|usá|utilizá|consegui|evitá)-l[oa]s?|para (?:isto|isso|este|esta|estes|estas|esse|essa|tal)|a (?:segunda|mesma|outra|primeira) |o (?:segundo|mesmo|outro|primeiro|anterior) |(?:n|d)?el[ae]s?|tais|tal|ambos|ambas|outr[oa]s?|aqui|ali|aí|depois|posteriormente|entretanto|enquanto isso|cuj[oa]s?|agora|antes|os mesmos|as mesmas|seus?|suas?|lhe|(?:aporta|dá|dão|recebe|leva|mostra|mantém|gere|controla|executa|realiza|define|estabelece|explica|descreve|indica|evita|protege|garante|assegura|melhora|reduz|aumenta|reúne|combina|consegue|procura|converte|deixa|exige|cumpre|afeta|vem|vai|fica|segue|necessita|precisa|quer|parece|resulta|começa|termina|é|são|era|eram|foi|foram|será|está|estão|pode|podem|poderá|permite|permitem|inclui|incluem|contém|tem|têm|serve|servem|consiste|oferece|oferecem|proporciona|requer|costuma|deve|devem|deverá|trata-se|utiliza|usa|possui|funciona|faz|consta|dispõe|surge|aparece|representa|constitui|significa|implica|produz|gera|cria|facilita|ajuda|depende|existe|terá|irá))\b(?! (?:possível|necessário|importante|recomendável|recomendado|fundamental|essencial|conveniente|imprescindível|preciso) )/iu,
  ),
  demonstrative: unicodeWords(
    /\b(?:[nd]?est[ae]s?|[nd]?ess[ae]s?|[nd]?aquel[ae]s?|tais|tal|mesm[oa]s?|ambos|ambas)\b/iu,
  ),
  stageDirection: unicodeWords(
    /^(?:clique|clicar|apresentar-se|mencionar|comentar|perguntar|mostrar|explicar|recordar|falar de|passar a|cumprimentar|demo|pausa|bom dia|boa tarde|olá)\b/iu,
  ),
};
