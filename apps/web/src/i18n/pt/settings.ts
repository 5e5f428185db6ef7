import type { Messages } from '../messages.ts';

export const settings = {
  title: 'Configurações',
  subtitle: 'Só quem administra o estúdio vê “Estúdio” e “Vozes”. Toda a equipe vê “Pronúncia”.',
  parts: { studio: 'Estúdio', voices: 'Vozes', pronunciation: 'Pronúncia' },
  loadError: 'Não foi possível carregar as configurações',
  languageModel: {
    title: 'Modelo de linguagem',
    none: 'Não configurado',
    noneDescription:
      'O estúdio escreve sozinho, sem chaves e sem rede: escolhe frases dos documentos e cita de onde vêm. Com um modelo de linguagem, ele também escreve com as próprias palavras, traduz e melhora roteiros. Os documentos são então enviados ao servidor que você configurar.',
    howTo: 'Escreva no arquivo .env uma destas opções e reinicie o estúdio:',
    facts: {
      model: 'Modelo',
      server: 'Servidor',
      key: 'Chave',
      answers: 'Respostas',
      price: 'Preço por milhão de tokens',
    },
    hasKey: 'Configurada',
    noKey: 'Sem chave',
    answerForms: {
      schema: 'Com esquema JSON: a forma mais segura',
      json: 'Em modo JSON',
      text: 'Em texto, do qual se extrai o JSON',
      unknown: 'Será conhecida com a primeira resposta',
    },
    prices: '{{input}} de entrada, {{output}} de saída',
    noPrices: 'Não configurado: os tokens são contados, o custo não',
    where: 'Para alterar, edite o arquivo .env; a chave nunca é exibida nem registrada.',
  },
  vendors: {
    title: 'Vozes e apresentadores de provedores',
    description:
      'O estúdio tem vozes e apresentadores próprios, sem custo. Com uma chave, somam-se os destes provedores; os roteiros, ou a voz deles, são então enviados a eles.',
    kinds: { voices: 'Vozes', presenters: 'Apresentadores' },
    howTo: 'Ative no arquivo .env:',
    noPrice: 'sem preço: o uso é contado, o custo não',
    price: {
      voices: '{{price}} por milhão de caracteres',
      presenters: '{{price}} por segundo de vídeo',
    },
    spent: {
      voices: 'até hoje, {{units}} caracteres',
      presenters: 'até hoje, {{units}} segundos',
    },
    offers: {
      voices_one: '{{name}} responde: {{offered}} das suas {{listed}} vozes é oferecida.',
      voices_other: '{{name}} responde: {{offered}} das suas {{listed}} vozes são oferecidas.',
      presenters_one:
        '{{name}} responde: {{offered}} dos seus {{listed}} apresentadores é oferecido.',
      presenters_other:
        '{{name}} responde: {{offered}} dos seus {{listed}} apresentadores são oferecidos.',
    },
    leftOut: {
      voices: 'Das demais não se sabe o gênero ou o estilo, ou falam outros idiomas.',
      presenters: 'Dos demais não se sabe o gênero.',
    },
    failed: '{{name}} não respondeu corretamente',
  },
  libreOffice: {
    title: 'Slides inteiros',
    missing: 'Sem LibreOffice (opcional)',
    description:
      'As apresentações são sempre lidas com seus textos, imagens, gráficos e tabelas. Com o LibreOffice, os slides com esquemas, SmartArt ou desenhos também aparecem inteiros nos vídeos, e cada fonte abre o seu slide com a frase marcada.',
    howTo:
      'É opcional. Depois de instalar, reinicie o estúdio: as apresentações que você enviar a partir daí vão usá-lo.',
  },
  hostPlatform: {
    title: 'Plataforma anfitriã',
    description:
      'Se o estúdio faz parte de outra plataforma, ela é avisada de cada vídeo e podcast concluído com uma mensagem assinada, e quem os vê chega ao endereço que ela lhes dá. Se não responder, tenta-se de novo durante dois dias.',
    loadError: 'Não foi possível carregar a plataforma anfitriã',
    webhook: 'Recebe os avisos',
    redirect: 'Mostra os resultados em',
    where: 'É alterado no arquivo .env; o segredo nunca é mostrado nem registrado.',
    taken: 'A plataforma anfitriã aceita os avisos',
    notTaken: 'A plataforma anfitriã não aceitou o aviso',
    deliveries: 'Mensagens enviadas',
    nothingYet: 'Ainda não há avisos: o primeiro sai quando um vídeo ou podcast for concluído.',
    assets: { video: 'Vídeo', podcast: 'Podcast' },
    statuses: {
      waiting: 'Em espera',
      processing: 'Em envio',
      completed: 'Recebido',
      failed: 'Não entregue',
    },
    tries_one: '{{count}} tentativa',
    tries_other: '{{count}} tentativas',
    answered: 'resposta {{status}}',
    nextTry: 'próxima tentativa: {{time}}',
    givenUp: 'parou de tentar: {{time}}',
    sendAgain: 'Enviar outra vez',
    sendNow: 'Enviar agora',
    sendFailed: 'Enviar os {{count}} não entregues',
    sent_one: 'O aviso está a caminho',
    sent_other: '{{count}} avisos estão a caminho',
    sendError: 'Não foi possível enviar de novo',
  },
  check: {
    description:
      'Faz ao modelo uma pergunta mínima e verifica se ele responde na forma solicitada.',
    action: 'Verificar',
    pending: 'Verificando…',
    passed: 'O modelo responde corretamente',
    took: '{{seconds}} s · {{tokens}} tokens',
    failed: 'O modelo não respondeu corretamente',
    error: 'Não foi possível verificar',
  },
} satisfies Messages['settings'];
