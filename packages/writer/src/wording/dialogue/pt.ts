import { unicodeWords } from '../unicode-words.ts';
import { choices } from './choices.ts';
import type { DialogueWording } from './dialogue-wording.ts';

/** Brazilian Portuguese: «você» between the two, impersonal in the formal style; no gender for either. */
export const pt: DialogueWording = {
  cues: {
    beforeReason: unicodeWords(/,?\s+(?=(?:porque|já que|uma vez que|visto que)\b)/iu),
    beforeObjection: /,\s+(?=mas\s(?!(?:também|sim|não)\s))/iu,
    corrects: unicodeWords(
      /\b(?:não|senão|só|apenas|também|justamente|e|ou|nem)$|\bnão (?:só|apenas|somente|porque)\b/iu,
    ),
    borders: unicodeWords(
      /;\s+|,\s+(?=(?:e|mas|embora|enquanto|porque|o que|onde|de modo que)\b)/giu,
    ),
    contrast: unicodeWords(
      /^(?:mas|no entanto|porém|contudo|todavia|entretanto|em contrapartida|por outro lado|pelo contrário|ainda assim)\b/iu,
    ),
    example: unicodeWords(/^(?:por exemplo)\b/iu),
    consequence: unicodeWords(
      /^(?:por isso|portanto|por conseguinte|consequentemente|em consequência|assim|como resultado|daí)\b/iu,
    ),
    first: unicodeWords(/^(?:primeiro|primeiramente|em primeiro lugar|o primeiro passo)\b/iu),
    next: unicodeWords(
      /^(?:depois|em seguida|a seguir|em segundo lugar|o segundo passo|mais tarde)\b/iu,
    ),
    last: unicodeWords(/^(?:por último|por fim|finalmente|no final|o último passo)\b/iu),
    advice: unicodeWords(
      /\b(?:deve|devem|deveria|deveriam|convém|é preciso|é (?:melhor|recomendável|aconselhável|necessário|importante)|recomendam?|aconselham?)\b/iu,
    ),
    isA: unicodeWords(/^(é|são) (?:um|uma|uns|umas|um dos|uma das)\b/iu),
    definite: unicodeWords(/^(?:o|a|os|as)\b/iu),
    article: /(?<!\p{L})(?:o|os|as|uma?)\s?$/iu,
    quantities: unicodeWords(
      /\b(?:por cento|milhões|milhão|bilhões|mil|metade|um terço|um quarto|o dobro|o triplo)\b/iu,
    ),
  },
  nameIs: 'Aqui fala {name}.',
  roleIs: 'Estou aqui como {role}.',
  asRole: (role) => role,
  focusIs: 'E vamos olhar sobretudo para isto: {focus}.',
  closingTitle: 'Para terminar',
  styles: {
    'engaging,informative': {
      greetings: choices(
        'Olá, este é o {name}. | Começamos! Este é o {name}. | Que bom ter você aqui: este é o {name}.',
      ),
      company: choices(
        'Somos duas vozes: uma pergunta e a outra explica. | Eu trago as perguntas, e ao meu lado estão as respostas.',
      ),
      topics: choices(
        'Nosso tema: {topic}. | Hoje exploramos isto: {topic}. | Hoje colocamos tudo na mesa: {topic}.',
      ),
      hellos: choices(
        'Agradeço o convite. Há muito para contar. | Prazer em estar aqui. O tema merece. | É um prazer. Vamos a fundo.',
      ),
      answers: choices('Claro. | Com prazer. | Boa pergunta.'),
      handovers: choices('E tem mais. | Vamos a outro ponto? | Seguimos?'),
      recaps: choices('Vamos recapitular: {list}. | Até aqui vimos isto: {list}.'),
      starts: choices(
        'O que precisamos saber primeiro? | Vamos ao essencial: o que é preciso saber? | Qual é a ideia-chave para entrar no assunto?',
      ),
      turns: choices(
        'Vamos a outro ponto-chave: {title}. O que você destaca? | Quero perguntar agora sobre isto: {title}. | Também me interessa isto: {title}. O que você conta? | E há um assunto que não pode faltar: {title}.',
      ),
      reactions: choices(
        'Muito interessante. | Isso é fundamental. | Ficou claro. | Vale a pena lembrar. | Vou anotar isso. | Isso faz pensar.',
      ),
      asks: {
        why: choices('E por quê? | Qual é a razão? | O que explica isso?'),
        contrast: choices(
          'Há alguma ressalva importante? | E o outro lado da moeda? | Onde está a dificuldade?',
        ),
        example: choices(
          'Você nos dá um exemplo? | Como isso aparece num caso concreto? | Podemos ver isso com um exemplo?',
        ),
        consequence: choices(
          'E o que isso implica? | Que consequência tem? | E aonde isso nos leva?',
        ),
        definition: choices(
          'O que {is} exatamente {x}? | Para quem está chegando agora: o que {is} {x}? | Vamos definir algo importante: o que {is} {x}?',
        ),
        list: choices(
          'Que pontos devemos ter em conta? | Podemos ver ponto por ponto? | O que entra nessa lista?',
        ),
        figures: choices('Temos números? | O que dizem os dados? | Como se mede isso?'),
        first: choices('Qual é o primeiro passo? | Por onde se começa?'),
        next: choices('E depois? | O que vem em seguida? | Qual é o passo seguinte?'),
        last: choices('E para fechar o processo? | O que chega no final?'),
        advice: choices(
          'O que se recomenda? | Na prática, o que convém fazer? | Que conselho devemos levar?',
        ),
        about: choices(
          'O que é preciso saber sobre {x}? | E {x}? | O que acontece com {x}? | O que você conta sobre {x}? | Tenho curiosidade sobre {x}: o que você destaca?',
        ),
        phrase: choices(
          'Outro aspecto: {phrase}. O que podemos dizer? | Isto me chama a atenção: {phrase}. | Vamos parar um momento aqui: {phrase}.',
        ),
        more: choices(
          'O que mais precisamos saber? | Que outro ponto importa? | Conte mais. | O que mais você destaca? | Que outro dado ajuda a entender? | E o que mais há por trás? | Sigamos: o que mais há no tema?',
        ),
        nudge: choices('Continue, por favor. | Estamos acompanhando. | Siga em frente.'),
      },
      finals: choices(
        'Para terminar, com que ideia ficamos? | Antes da despedida, o que mais convém lembrar? | E a ideia final, qual seria?',
      ),
      closes: choices(
        'Agradeço a explicação. Este foi o {name}. Até a próxima! | Levamos muito em que pensar. Este foi o {name}; até breve.',
      ),
    },
    'casual,conversational': {
      greetings: choices(
        'E aí, tudo bem? Você está no {name}. | Oi, oi! Você já está no {name}. | Pega um café, que você está no {name}.',
      ),
      company: choices(
        'Aqui é conversa boa: eu pergunto, e do outro lado respondem. | Papo a dois, sem cerimônia: eu pergunto e alguém que sabe conta.',
      ),
      topics: choices(
        'Hoje o papo é este: {topic}. | Hoje a gente fala de uma coisa: {topic}. | A conversa de hoje: {topic}.',
      ),
      hellos: choices(
        'Valeu! Que bom estar aqui. | Oi! Vamos nessa. | Oi! Pode perguntar à vontade.',
      ),
      answers: choices('Sim, olha. | Deixa eu contar. | Claro que sim.'),
      handovers: choices(
        'E espera, que tem mais. | Quer que eu conte outra coisa? | E não para por aí.',
      ),
      recaps: choices('Ou seja, já falamos disto: {list}. | Recapitulando: {list}.'),
      starts: choices(
        'Então, por onde a gente começa? | Bom, me conta: do que se trata? | Vai, o básico primeiro: qual é a história?',
      ),
      turns: choices(
        'Olha, mudando um pouco de assunto: {title}. | Bom, vamos para outra: {title}. O que você me diz? | Ah, e faltava isto: {title}. | E já que a gente está aqui: {title}. Como é que fica?',
      ),
      reactions: choices(
        'Entendi. | Olha só. | Ah, claro. | Tá, estou acompanhando. | Aham. | Não tinha pensado nisso.',
      ),
      asks: {
        why: choices('E por que isso? | Por quê, hein? | Como assim?'),
        contrast: choices(
          'Mas tem um porém, né? | Tá, e onde está o truque? | E não tem nenhum detalhe aí?',
        ),
        example: choices('Tipo o quê? | Um exemplo, vai? | Me dá um caso.'),
        consequence: choices(
          'E aí, o que acontece? | E isso dá em quê? | Ou seja, como é que fica?',
        ),
        definition: choices(
          'Espera, o que {is} {x}? | Para ninguém se perder: o que {is} {x}? | Vai devagar comigo: o que {is} {x}?',
        ),
        list: choices('E quais são? Diz todos. | E o que entra aí? | Manda a lista completa.'),
        figures: choices('E em números? | De quanto a gente está falando? | Tem algum número aí?'),
        first: choices('E a gente começa com quê? | Tá, o que vem primeiro?'),
        next: choices('E aí depois? | E o que vem agora? | Feito, e depois disso?'),
        last: choices('E no fim das contas? | E como é que termina?'),
        advice: choices(
          'E o que a gente faz, então? | O que você faria? Qual é o conselho? | Tá, e a dica prática?',
        ),
        about: choices(
          'Olha, e {x}? | E o que rola com {x}? | Me fala mais sobre {x}. | O que você acha sobre {x}? | Espera, de volta a isto: {x}. O que tem aí?',
        ),
        phrase: choices(
          'E esta outra: {phrase}. Como é? | Me conta uma coisa: {phrase}. | Olha, uma palavra que me soa: {phrase}.',
        ),
        more: choices(
          'E o que mais? | Vai, continua. | Tem mais alguma coisa? | Tá, manda mais. | E tem mais? | Que outra coisa tem aí? | Anda, conta mais uma.',
        ),
        nudge: choices('Vai, segue. | Estou ouvindo. | E…?'),
      },
      finals: choices(
        'Bom, e a última? | Estamos quase indo: o que mais fica? | Mais uma antes de ir, pode ser?',
      ),
      closes: choices(
        'Valeu pela conversa. Este foi o {name}. Tchau! | Que papo bom. Você ouviu o {name}. Até mais!',
      ),
    },
    'formal,educational': {
      greetings: choices(
        'Damos as boas-vindas a este espaço: {name}. | Iniciamos mais uma edição: {name}. | Saudamos a nossa audiência: no ar, {name}.',
      ),
      company: choices(
        'Formularei as perguntas; a explicação caberá à pessoa convidada. | Dialogam aqui quem conduz e uma pessoa conhecedora da matéria.',
      ),
      topics: choices(
        'O tema desta sessão: {topic}. | Cabe hoje examinar o seguinte: {topic}. | A matéria que nos ocupa: {topic}.',
      ),
      hellos: choices(
        'Agradeço o convite e a atenção. | É uma honra participar desta conversa. | Agradeço o espaço concedido.',
      ),
      answers: choices('Com todo o prazer. | Certamente. | É uma pergunta pertinente.'),
      handovers: choices(
        'Permita-me acrescentar algo. | Se me permite, continuo. | Há outro aspecto a assinalar.',
      ),
      recaps: choices(
        'Recapitulemos os pontos tratados: {list}. | Em síntese, tratamos do seguinte: {list}.',
      ),
      starts: choices(
        'Qual é o ponto de partida? | Para começar, o que convém estabelecer? | Que fundamento nossa audiência deve conhecer?',
      ),
      turns: choices(
        'Abordemos a seção seguinte: {title}. | Proponho examinar outro aspecto: {title}. O que se deve compreender? | Cabe agora tratar esta questão: {title}. | Mais uma seção merece análise: {title}.',
      ),
      reactions: choices(
        'Compreendo. | É uma precisão útil. | Convém sublinhar. | Agradeço o esclarecimento. | Fica estabelecido. | Registramos o ponto.',
      ),
      asks: {
        why: choices('Por que motivo? | Qual é o fundamento? | Que razão o justifica?'),
        contrast: choices(
          'Existe alguma ressalva? | Que limitação deve ser apontada? | Cabe alguma objeção?',
        ),
        example: choices(
          'Seria possível oferecer um exemplo? | Poderia ilustrar com um caso? | Que exemplo seria instrutivo?',
        ),
        consequence: choices(
          'O que se deduz disso? | Que conclusão se extrai? | Qual é a consequência?',
        ),
        definition: choices(
          'Poderia definir: o que {is} {x}? | Em rigor, o que {is} {x}? | A título de definição, o que {is} {x}?',
        ),
        list: choices(
          'Poderia enumerar os elementos? | Que elementos compreende? | Como se decompõe?',
        ),
        figures: choices(
          'Que dados o comprovam? | Dispomos de números a respeito? | Que grandezas estão em jogo?',
        ),
        first: choices('Qual é a primeira etapa? | O que se faz em primeiro lugar?'),
        next: choices('Que etapa se segue? | E posteriormente? | Como prossegue o processo?'),
        last: choices('Como se conclui o processo? | Qual é a etapa final?'),
        advice: choices(
          'Que recomendação cabe? | Que procedimento é aconselhável? | O que se deve observar na prática?',
        ),
        about: choices(
          'O que se pode assinalar sobre {x}? | Consideremos {x}. O que cabe dizer? | O que deve ser precisado sobre {x}? | Cabe examinar {x}. O que se sabe? | Que importância se reconhece em um ponto como este: {x}?',
        ),
        phrase: choices(
          'Um conceito merece atenção: {phrase}. | Examinemos este conceito: {phrase}. | Peço que se detenha aqui: {phrase}.',
        ),
        more: choices(
          'Que outro elemento deve ser considerado? | Poderia ampliar a explicação? | O que mais convém precisar? | Que aspecto adicional merece destaque? | O que completa o panorama? | Deseja acrescentar alguma consideração? | Prossiga, por gentileza.',
        ),
        nudge: choices(
          'Prossiga, por favor. | Tem a nossa atenção. | Complete a ideia, por gentileza.',
        ),
      },
      finals: choices(
        'Em conclusão, o que se deve reter? | Para concluir, que consideração acrescentaria? | Antes de concluir, o que merece ser acrescentado?',
      ),
      closes: choices(
        'Agradeço a exposição. Assim se conclui esta edição: {name}. | Com esta explicação encerramos: {name}. Agradecemos a atenção.',
      ),
    },
    'humorous,lighthearted': {
      greetings: choices(
        'Olá! Este é o {name}, e viemos com vontade. | Abram as cortinas! Bom, o microfone: {name}. | Aumenta o som, que começa o {name}.',
      ),
      company: choices(
        'Eu entro com as perguntas e a curiosidade; o outro lado, com a sabedoria. | Eu só pergunto; a parte difícil fica na outra cadeira.',
      ),
      topics: choices(
        'O cardápio de hoje: {topic}. | Prato principal de hoje: {topic}. | Hoje a gente morde este assunto: {topic}.',
      ),
      hellos: choices(
        'Oba! Prometo não cantar. | Presente! E com a lição de casa feita. | Olá! Que comece a diversão.',
      ),
      answers: choices('Boa! | Segura essa. | Essa eu sei.'),
      handovers: choices('E não saiam daí, que tem mais. | Quer mais uma? | E ainda tenho fôlego.'),
      recaps: choices('Resumo para quem se distraiu: {list}. | Vamos fazer as contas: {list}.'),
      starts: choices(
        'Solta a primeira bomba: do que se trata? | Explica como se fosse segunda-feira: por onde vai? | Vai, abre a caixa: o que tem dentro?',
      ),
      turns: choices(
        'Mudança de canal: {title}. | Próximo prato: {title}. É apimentado? | Rufem os tambores: {title}. | Virada no roteiro: {title}. Vamos ver!',
      ),
      reactions: choices(
        'Eita! | E eu aqui sem caneta. | Toma essa! | Meu neurônio acaba de acordar. | Essa é para emoldurar. | Quase derrubei o café.',
      ),
      asks: {
        why: choices(
          'E por quê, se não for segredo? | Por quê, ó voz da sabedoria? | A criança em mim pergunta: por quê?',
        ),
        contrast: choices(
          'Cadê as letras miúdas? | Eu sabia: qual é o porém? | Estava redondo demais, não?',
        ),
        example: choices(
          'Um exemplo, que já me perdi. | Me desenha um exemplo? | Exemplo, por favor, para o fundão.',
        ),
        consequence: choices(
          'E a moral da história? | E no próximo capítulo? | Efeito dominó, é isso?',
        ),
        definition: choices(
          'Sem dicionário por perto: o que {is} {x}? | Pergunta valendo prêmio: o que {is} {x}? | Faço cara de quem sabe, mas… o que {is} {x}?',
        ),
        list: choices(
          'Canta a lista, que eu bato palmas. | Lista do supermercado, por favor? | Hora do inventário: o que temos?',
        ),
        figures: choices(
          'Numerozinhos, por favor. | Quanto dá isso? Já pego a calculadora. | Manda números, que hoje estou de exatas.',
        ),
        first: choices('Com que pé se começa? | Preparar, apontar… o que vem primeiro?'),
        next: choices('E depois? Que suspense! | Próxima parada? | E depois dos comerciais?'),
        last: choices('E viveram felizes para sempre? | E o grande final?'),
        advice: choices(
          'O que diz o manual de sobrevivência? | Conselho grátis para a audiência? | E nós, meros mortais, fazemos o quê?',
        ),
        about: choices(
          'No banco das testemunhas: {x}. | Fofoca com fundamento: o que há com {x}? | E {x}? Nada me escapa. | Palmas para isto: {x}. Conta aí! | Vamos pôr {x} na lupa. O que se vê?',
        ),
        phrase: choices(
          'Palavra do dia: {phrase}. Pode ir! | Isto parece trava-língua: {phrase}. | Casa especial do tabuleiro: {phrase}.',
        ),
        more: choices(
          'Tem mais, ou já posso me exibir? | Mais uma rodada, por favor. | Não para, que estou pegando embalo. | Bis! | Aumenta a aposta: o que mais? | Põe outra ficha: o que mais há? | Minha curiosidade pede sobremesa.',
        ),
        nudge: choices('Não me deixa na expectativa. | Suspense! Continua. | Eee…?'),
      },
      finals: choices(
        'Última pergunta antes que apaguem a luz: o que fica? | E a cereja do bolo? | Um último ás na manga, será?',
      ),
      closes: choices(
        'Valeu, saio com o cérebro cheio. Este foi o {name}. Tchauzinho! | Acabou-se o que era doce. Este foi o {name}. Riam muito!',
      ),
    },
    'storytelling,narrative': {
      greetings: choices(
        'Chegue mais perto e escute: este é o {name}. | Toda história tem um começo; a de hoje soa aqui: {name}. | Acende-se uma luz e começa o {name}.',
      ),
      company: choices(
        'Uma voz abre o caminho com perguntas; a outra conta a história. | Eu levo a lanterna; quem me acompanha conhece o caminho.',
      ),
      topics: choices(
        'O relato de hoje: {topic}. | A história de hoje tem nome: {topic}. | Hoje percorremos este caminho: {topic}.',
      ),
      hellos: choices(
        'É uma história que merece ser contada. | Com prazer. Vamos passo a passo. | A porta está aberta. Vamos entrar.',
      ),
      answers: choices('Escute. | Voltemos até lá. | Eu conto.'),
      handovers: choices(
        'Mas o caminho continua. | E a história não acaba aí. | Mais um passo, então.',
      ),
      recaps: choices(
        'Até aqui, o caminho passou por isto: {list}. | Olhemos para trás um momento: {list}.',
      ),
      starts: choices(
        'Como tudo começa? | Leve-nos ao princípio: o que encontramos? | Imaginemos a primeira cena: o que vemos?',
      ),
      turns: choices(
        'O caminho nos leva a outro lugar: {title}. | Viramos a página e surge isto: {title}. O que acontece ali? | Abre-se outro capítulo: {title}. | No horizonte aparece algo mais: {title}.',
      ),
      reactions: choices(
        'A trama avança. | Entende-se a virada. | E a cena muda. | Quase dá para ver. | O fio continua. | Guardemos essa imagem.',
      ),
      asks: {
        why: choices('O que há por trás? Por quê? | Por que é assim? | Que segredo explica isso?'),
        contrast: choices(
          'E então, surge um obstáculo? | Toda história tem sua virada; qual é esta? | Onde nasce o conflito?',
        ),
        example: choices(
          'Que cena o ilustra? | Mostre-nos uma cena, um exemplo. | Em que exemplo isso ganha vida?',
        ),
        consequence: choices(
          'E o que isso desencadeia? | Como segue a história a partir daí? | Que marca isso deixa?',
        ),
        definition: choices(
          'Apresentemos a personagem: o que {is} {x}? | Algo novo entra em cena: o que {is} {x}? | Antes de seguir, o que {is} {x}?',
        ),
        list: choices(
          'Que peças formam o quadro? | O que povoa a cena? | Abra o baú: o que ele contém?',
        ),
        figures: choices(
          'Que tamanho tem esta história, em números? | Que números marcam o relato? | E quanto isso pesa em números?',
        ),
        first: choices('Qual é o primeiro passo da viagem? | O que acontece no início?'),
        next: choices(
          'E o que acontece então? | O que há depois da curva? | Qual é a cena seguinte?',
        ),
        last: choices('E o desfecho? | Como se fecha o círculo?'),
        advice: choices(
          'O que ensina esta parte da história? | Que caminho convém seguir? | O que aconselha o relato?',
        ),
        about: choices(
          'Sigamos a pista: {x}. O que descobrimos? | Que história há com {x}? | E {x}, no meio de tudo isso? | Entra em cena o seguinte: {x}. | Voltemos o olhar para um ponto: {x}. O que há ali?',
        ),
        phrase: choices(
          'Surge uma imagem: {phrase}. | Um detalhe muda a paisagem: {phrase}. | O relato se detém aqui: {phrase}.',
        ),
        more: choices(
          'Como continua o relato? | O que mais guarda esta história? | Avancemos um pouco mais. | Que outra cena é preciso conhecer? | E o que aparece depois no caminho? | Siga contando. | O que mais se esconde ali?',
        ),
        nudge: choices('Siga, não pare. | E o que foi feito disso? | O silêncio espera.'),
      },
      finals: choices(
        'E ao chegar ao fim, o que nos resta? | Qual é a última imagem desta história? | Antes de fechar o livro, o que mais há?',
      ),
      closes: choices(
        'Aqui termina o relato de hoje. Até o próximo, no {name}. | Apaga-se a luz, fica a história. Este foi o {name}.',
      ),
    },
  },
};
