import { choices } from '../notation/choices.ts';
import { unicodeWords } from '../notation/unicode-words.ts';
import type { DialogueWording } from '../types/dialogue-wording.ts';
import { frame } from './frame.ts';
import { reactions } from './reactions.ts';

/** Brazilian Portuguese: impersonal in the formal style, “você” in the others. No gender for either. */
export const dialogue: DialogueWording = {
  cues: {
    contrast: unicodeWords(
      /^(?:mas|no entanto|porém|contudo|todavia|entretanto|em contrapartida|por outro lado|pelo contrário|ainda assim|a (?:única )?exceção|exceto|salvo)\b/iu,
    ),
    example: unicodeWords(/^(?:por exemplo|um exemplo|caso real)\b/iu),
    forbids: unicodeWords(
      /\b(?:proibid[oa]s?|proíbem?|não (?:se )?(?:permite[m]?|deve[m]?|deverá|pode[m]?|poderá|aceita[m]?)|não (?:é|são) permitid[oa]s?|nunca|jamais|em hipótese alguma|em nenhum caso)\b/iu,
    ),
    demands: unicodeWords(
      /(?<!não )\b(?:deve[m]?|deverá|deverão|é preciso|tem que|têm que|é (?:obrigatóri[oa]|necessário|imprescindível)|obrigatóri[oa]s?)\b/iu,
    ),
    excepts: unicodeWords(/\b(?:salvo|exceto|exceção|exceções|a menos que|a não ser que)\b/iu),
    figure: unicodeWords(
      /(?:US\$|R\$|[$€£])\s?\p{N}(?:[\p{N}.,]{0,30}\p{N})?|(?:\p{N}[\p{N}.,]{0,30}|\b(?:dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez|doze|quinze|vinte|trinta))(?:\s?(?:[%€$£]|°C)|\s(?:por cento|euros|reais|dólares|graus|segundos|minutos|horas|dias(?: úteis| corridos)?|semanas|meses|anos|metros|quilômetros|quilos|litros|km|kg|cm)\b)/iu,
    ),
    range: /[–-]\s?$|(?:^|\s)(?:a|e|ou)\s$/iu,
    caseOpening: unicodeWords(/^((?:se|quando|em caso de) [^,.;:?]{4,60}), /iu),
    greeting: unicodeWords(
      /^(?:bem-vind[oa]s?\b|olá\b|prezad[oa]s?\b|car[oa]s? (?:colega|client|leitor)|obrigad[oa] por\b|bo[am] (?:dia|tarde|noite)\b|este documento\b|o presente documento\b)/iu,
    ),
    pointsElsewhere: unicodeWords(
      /\b(?:veja|vejam|ver|consulte|consultar)\s+(?:também|a|o|as|os|na|no|em|por exemplo|secç|seç|cap|fig|tab|https?|mais|nas)|\b(?:figuras?|tabelas?|quadros?|gráficos?|ilustraç(?:ão|ões)|secç(?:ão|ões)|seç(?:ão|ões)|capítulos?|apêndices?|anexos?|páginas?|equaç(?:ão|ões)|slides?|diapositivos?|exemplos?)\s+(?:n[.º°]*\s*)?(?:\d|[IVX]+\b|[A-Z]\b)|\b(?:seguintes?|anterior(?:es)?|próxim[oa]s?|presentes?)\s+(?:figuras?|tabelas?|quadros?|gráficos?|imagem|imagens|esquemas?|diagramas?|capturas?|exemplos?|linhas?|código|secç(?:ão|ões)|seç(?:ão|ões)|capítulos?|páginas?|comandos?|ligaç(?:ão|ões)|links?)|\b(?:figuras?|tabelas?|quadros?|gráficos?|imagem|secç(?:ão|ões)|seç(?:ão|ões)|capítulos?|exemplos?|comandos?|parágrafos?|página|lista)\s+(?:seguintes?|anterior(?:es)?|abaixo|acima)|\btudo (?:isto|isso)\b|primeira linha|mais (?:acima|abaixo|adiante|à frente)|\b(?:acima|abaixo)\b|em baixo|a seguir\b|de seguida|(?:mencionad|citad|descrit|vist|indicad|referid)[oa]s?\s+(?:antes|anteriormente|acima|previamente|aqui)|(?:anteriormente|previamente) (?:mencionad|citad|descrit|indicad|referid)|como (?:já |se )?(?:dito|mencionad|vist|indicad|mostra|vê|descrit|explicad|referid)|\baqui (?:há|est[áã]o?|tem)\b|fora do âmbito/iu,
    ),
    isA: unicodeWords(/^(é|são) (?:um|uma|uns|umas|um dos|uma das)\b/iu),
    definite: unicodeWords(/^(?:o|a|os|as)\b/iu),
  },
  asFigure: (figure) => figure,
  whatIf: choices('E {case}? | O que acontece {case}? | Vejamos um caso: e {case}?'),
  numbers: choices('dois | três | quatro | cinco | seis | sete | oito | nove | dez | onze | doze'),
  steps: { steps: frame.steps, numberedStep: frame.numberedStep },
  firstTitles: choices(
    'Vamos começar por aqui: {title}. | Primeiro tema: {title}. | Para começar: {title}.',
  ),
  otherTitles: choices(
    'E isto aqui: {title}? | Outro tema: {title}. | Próximo ponto: {title}. | O que se sabe sobre isto: {title}? | E agora isto: {title}.',
  ),
  nameIs: 'Aqui fala {name}.',
  roleIs: 'Estou aqui como {role}.',
  asRole: (role) => role,
  focusIs: 'E vamos olhar sobretudo para isto: {focus}.',
  closingTitle: 'Para terminar',
  reactions,
  styles: {
    'engaging,informative': {
      greetings: choices(
        'Olá, este é o {name}. | Começamos! Este é o {name}. | Que bom ter você aqui: este é o {name}.',
      ),
      topics: choices(
        'Nosso tema: {topic}. | Hoje exploramos isto: {topic}. | Hoje colocamos tudo na mesa: {topic}.',
      ),
      hellos: choices(
        'Agradeço o convite. Há muito para contar. | Prazer em estar aqui. O tema merece. | É um prazer. Vamos a fundo.',
      ),
      answers: choices('Claro. | Com prazer. | Boa pergunta.'),
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
        contrast: choices(
          'Há alguma ressalva importante? | E o outro lado da moeda? | Onde está a dificuldade?',
        ),
        example: choices(
          'Você nos dá um exemplo? | Como isso aparece num caso concreto? | Podemos ver isso com um exemplo?',
        ),
        definition: choices(
          'O que {is} exatamente {x}? | Para quem está chegando agora: o que {is} {x}? | Vamos definir algo importante: o que {is} {x}?',
        ),
        list: choices(
          'Que pontos devemos levar em conta? | Podemos ver ponto por ponto? | O que entra nessa lista?',
        ),
        figures: choices('Temos números? | O que dizem os dados? | Como se mede isso?'),
        first: choices('Qual é o primeiro passo? | Por onde se começa?'),
        next: choices('E depois? | O que vem em seguida? | Qual é o passo seguinte?'),
        last: choices('E para fechar o processo? | O que chega no final?'),
        about: choices(
          'O que é preciso saber sobre {x}? | E {x}? | O que acontece com {x}? | O que você conta sobre {x}? | Tenho curiosidade sobre {x}: o que você destaca?',
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
        'Agradeço a explicação. Este foi o {name}. Até a próxima! | Saímos com muito em que pensar. Este foi o {name}; até breve.',
      ),
    },
    'casual,conversational': {
      greetings: choices(
        'E aí, tudo bem? Você está no {name}. | Oi, oi! Você já está no {name}. | Pega um café, que você está no {name}.',
      ),
      topics: choices(
        'Hoje o papo é este: {topic}. | Hoje a gente fala de uma coisa: {topic}. | A conversa de hoje: {topic}.',
      ),
      hellos: choices(
        'Valeu! Que bom estar aqui. | Oi! Vamos nessa. | Oi! Pode perguntar à vontade.',
      ),
      answers: choices('Sim, olha. | Deixa eu contar. | Claro que sim.'),
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
        contrast: choices(
          'Mas tem um porém, né? | Tá, e qual é a pegadinha? | E não tem nenhum detalhe aí?',
        ),
        example: choices('Tipo o quê? | Um exemplo, vai? | Me dá um caso.'),
        definition: choices(
          'Espera, o que {is} {x}? | Para ninguém se perder: o que {is} {x}? | Vai devagar comigo: o que {is} {x}?',
        ),
        list: choices('E quais são? Fala todos. | E o que entra aí? | Manda a lista completa.'),
        figures: choices('E em números? | De quanto a gente está falando? | Tem algum número aí?'),
        first: choices('E a gente começa por onde? | Tá, o que vem primeiro?'),
        next: choices('E aí depois? | E o que vem agora? | Beleza, e depois disso?'),
        last: choices('E no fim das contas? | E como é que termina?'),
        about: choices(
          'Olha, e {x}? | E o que rola com {x}? | Me fala mais sobre {x}. | O que você acha sobre {x}? | Espera, de volta a isto: {x}. O que tem aí?',
        ),
        more: choices(
          'E o que mais? | Vai, continua. | Tem mais alguma coisa? | Tá, manda mais. | E tem mais? | Que outra coisa tem aí? | Anda, conta mais uma.',
        ),
        nudge: choices('Vai, segue. | Estou ouvindo. | E…?'),
      },
      finals: choices(
        'Bom, e a última? | Estamos quase indo: o que falta dizer? | Mais uma antes de ir, pode ser?',
      ),
      closes: choices(
        'Valeu pela conversa. Este foi o {name}. Tchau! | Que papo bom. Você ouviu o {name}. Até mais!',
      ),
    },
    'formal,educational': {
      greetings: choices(
        'Damos as boas-vindas a este espaço: {name}. | Iniciamos mais uma edição: {name}. | Saudamos a nossa audiência: no ar, {name}.',
      ),
      topics: choices(
        'O tema desta sessão: {topic}. | Cabe hoje examinar o seguinte: {topic}. | A matéria que nos ocupa: {topic}.',
      ),
      hellos: choices(
        'Agradeço o convite e a atenção. | É uma honra participar desta conversa. | Agradeço o espaço concedido.',
      ),
      answers: choices('Com todo o prazer. | Certamente. | É uma pergunta pertinente.'),
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
        'Compreendo. | É uma observação útil. | Convém destacar. | Agradeço o esclarecimento. | Fica estabelecido. | Registramos o ponto.',
      ),
      asks: {
        contrast: choices(
          'Existe alguma ressalva? | Que limitação deve ser apontada? | Cabe alguma objeção?',
        ),
        example: choices(
          'Seria possível oferecer um exemplo? | Poderia ilustrar com um caso? | Que exemplo seria instrutivo?',
        ),
        definition: choices(
          'Poderia definir: o que {is} {x}? | A rigor, o que {is} {x}? | A título de definição, o que {is} {x}?',
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
        about: choices(
          'O que se pode destacar sobre {x}? | Consideremos {x}. O que cabe dizer? | O que deve ser esclarecido sobre {x}? | Cabe examinar {x}. O que se sabe? | Que importância se reconhece em um ponto como este: {x}?',
        ),
        more: choices(
          'Que outro elemento deve ser considerado? | Poderia ampliar a explicação? | O que mais convém esclarecer? | Que aspecto adicional merece destaque? | O que completa o panorama? | Deseja acrescentar alguma consideração? | Prossiga, por gentileza.',
        ),
        nudge: choices(
          'Prossiga, por favor. | Tem a nossa atenção. | Complete a ideia, por gentileza.',
        ),
      },
      finals: choices(
        'Em conclusão, o que se deve guardar? | Para concluir, que consideração acrescentaria? | Antes de concluir, o que merece ser acrescentado?',
      ),
      closes: choices(
        'Agradeço a exposição. Assim se conclui esta edição: {name}. | Com esta explicação encerramos: {name}. Agradecemos a atenção.',
      ),
    },
    'humorous,lighthearted': {
      greetings: choices(
        'Olá! Este é o {name}, e viemos com vontade. | Abram as cortinas! Bom, o microfone: {name}. | Aumenta o som, que começa o {name}.',
      ),
      topics: choices(
        'O cardápio de hoje: {topic}. | Prato principal de hoje: {topic}. | Hoje a gente destrincha este assunto: {topic}.',
      ),
      hellos: choices(
        'Oba! Prometo não cantar. | Presente! E com a lição de casa feita. | Olá! Que comece a diversão.',
      ),
      answers: choices('Boa! | Segura essa. | Essa eu sei.'),
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
        contrast: choices(
          'Cadê as letras miúdas? | Eu sabia: qual é o porém? | Estava redondo demais, não?',
        ),
        example: choices(
          'Um exemplo, que já me perdi. | Me desenha um exemplo? | Exemplo, por favor, para o fundão.',
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
        first: choices('Com que pé a gente começa? | Preparar, apontar… o que vem primeiro?'),
        next: choices('E depois? Que suspense! | Próxima parada? | E depois dos comerciais?'),
        last: choices('E viveram felizes para sempre? | E o grande final?'),
        about: choices(
          'No banco das testemunhas: {x}. | Fofoca com fundamento: o que há com {x}? | E {x}? Nada me escapa. | Palmas para isto: {x}. Conta aí! | Vamos pôr {x} na lupa. O que se vê?',
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
        'Valeu, saio com o cérebro cheio. Este foi o {name}. Tchauzinho! | Acabou-se o que era doce. Este foi o {name}. Até a próxima risada!',
      ),
    },
    'storytelling,narrative': {
      greetings: choices(
        'Chegue mais perto e escute: este é o {name}. | Toda história tem um começo; a de hoje soa aqui: {name}. | Acende-se uma luz e começa o {name}.',
      ),
      topics: choices(
        'O relato de hoje: {topic}. | A história de hoje tem nome: {topic}. | Hoje percorremos este caminho: {topic}.',
      ),
      hellos: choices(
        'É uma história que merece ser contada. | Com prazer. Vamos passo a passo. | A porta está aberta. Vamos entrar.',
      ),
      answers: choices('Escute. | Voltemos até lá. | Eu conto.'),
      recaps: choices(
        'Até aqui, o caminho passou por isto: {list}. | Olhemos para trás por um momento: {list}.',
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
        contrast: choices(
          'E então, surge um obstáculo? | Toda história tem sua virada; qual é esta? | Onde nasce o conflito?',
        ),
        example: choices(
          'Que cena o ilustra? | Mostre-nos uma cena, um exemplo. | Em que exemplo isso ganha vida?',
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
        about: choices(
          'Sigamos a pista: {x}. O que descobrimos? | Que história há com {x}? | E {x}, no meio de tudo isso? | Entra em cena o seguinte: {x}. | Voltemos o olhar para um ponto: {x}. O que há ali?',
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
