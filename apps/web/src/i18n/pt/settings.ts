import type { Messages } from '../messages.ts';

export const settings = {
  title: 'Configurações',
  loadError: 'Não foi possível carregar as configurações',
  sections: {
    writing: 'Quem escreve',
    speaking: 'Quem fala',
    presenting: 'Quem apresenta',
    studio: 'O estúdio',
  },
  parts: {
    'language-model': 'Modelo de linguagem',
    voices: 'Vozes naturais',
    pronunciation: 'Pronúncia',
    'sign-in': 'Login único (SSO)',
    storage: 'Espaço e prazos',
    'host-platform': 'Plataforma anfitriã',
    machine: 'Esta máquina',
  },
  notes: {
    unsaved: 'Não salvo',
    unreadable: 'Digite a chave de novo',
    ownWriter: 'Quem escreve é o estúdio',
    vendorVoices: { on: 'Vozes em uso', off: 'Vozes pagas · sem conexão' },
    vendorPresenters: { on: 'Em uso', off: 'Pago · sem conexão' },
    naturalVoices: {
      present: 'Já nesta máquina',
      none: 'Não baixadas',
      unavailable: 'Não funcionam aqui',
    },
    'sign-in': { on: 'Em uso', off: 'Com e-mail e senha' },
    storage: { on: 'Com limite', off: 'Sem limite' },
    'host-platform': { on: 'Em uso', off: 'Não usada' },
  },
  about: {
    'language-model':
      'O estúdio escreve sozinho, com frases dos seus documentos. Com um modelo de linguagem, ele também escreve com palavras novas, traduz e melhora roteiros.',
    openai:
      'As vozes da OpenAI, além das do estúdio, para seus vídeos e podcasts. Também serve um servidor próprio compatível.',
    elevenlabs:
      'As vozes da ElevenLabs, além das do estúdio, para seus vídeos e podcasts. Estão entre as que mais parecem uma pessoa.',
    google: 'As vozes do Google Cloud, além das do estúdio, para seus vídeos e podcasts.',
    heygen:
      'Apresentadores da HeyGen com aparência de pessoas reais, além dos que o estúdio desenha.',
    'sign-in':
      'Sua equipe entra com a conta que já usa na empresa (do Google, da Microsoft, do Keycloak ou de outro provedor OpenID Connect). Antes, convide cada pessoa em Membros e empresa, com o mesmo e-mail.',
    storage:
      'Quanto cada empresa pode guardar e por quanto tempo. O que cada uma ocupa está em Dados e empresas.',
    'host-platform':
      'Se o estúdio faz parte de outra plataforma, como um portal ou um ambiente de ensino, ele a avisa de cada vídeo e podcast concluído. Se ela não responder, o estúdio tenta novamente durante dois dias.',
  },
  facts: {
    sent: 'O que sai desta máquina',
    cost: 'Quanto custa',
    key: 'Como conseguir a chave',
    vendorKey: 'Você a cria na página do provedor, com uma conta sua.',
    modelKey:
      'A da OpenAI é criada na página dela, com uma conta sua. Um servidor próprio, como o Ollama, costuma não pedir chave.',
    openKeys: 'Abrir a página {{host}}',
  },
  sent: {
    nothing: 'Nada dos seus documentos, vídeos e podcasts.',
    to: 'O estúdio envia para {{whom}}: {{what}}.',
    toHost: 'o endereço que você digitar',
    toModel: 'a OpenAI ou o servidor que você escolher',
    contents: {
      documents: 'seus documentos',
      scripts: 'o texto dos roteiros',
      speech: 'a fala já pronta',
      titles: 'os títulos dos trabalhos',
    },
    when: {
      'language-model': 'Sempre que um roteiro é escrito, traduzido ou melhorado.',
      voices: 'Só quando você escolhe uma das vozes dele.',
      heygen: 'Só quando você escolhe um dos apresentadores dela.',
      'host-platform': 'Sempre que um vídeo ou podcast fica pronto.',
    },
  },
  cost: {
    unknown: 'O que o provedor cobrar. Digite o preço abaixo e o estúdio calcula o gasto.',
    tokens: '{{input}} por milhão de tokens lidos e {{output}} por milhão de tokens escritos.',
    inWords: 'Mil tokens são cerca de 700 palavras.',
    voices: '{{price}} por milhão de caracteres: cerca de {{minute}} por minuto de fala.',
    presenters: '{{price}} por segundo de vídeo: {{minute}} a cada minuto.',
    spent: {
      tokens: 'Até hoje: {{units}} tokens',
      voices: 'Até hoje: {{units}} caracteres',
      presenters: 'Até hoje: {{units}} segundos',
    },
  },
  labels: {
    key: 'Chave',
    model: 'Modelo',
    address: 'Endereço do servidor',
    inputPrice: 'Preço por milhão de tokens lidos',
    outputPrice: 'Preço por milhão de tokens escritos',
    timeout: 'Espera máxima em minutos',
    characterPrice: 'Preço por milhão de caracteres',
    voices: 'Vozes do servidor',
    version: 'Versão da API',
    secondPrice: 'Preço por segundo de vídeo',
    concurrency: 'Vídeos ao mesmo tempo',
    sceneCharacters: 'Caracteres por cena',
    issuer: 'Endereço do provedor',
    clientId: 'Identificador de cliente',
    clientSecret: 'Segredo do cliente',
    providerName: 'Nome no botão',
    gigabytes: 'Espaço por empresa, em gigabytes',
    days: 'Dias até excluir o que ninguém usa',
    webhook: 'Endereço que recebe os avisos',
    hostSecret: 'Segredo da assinatura',
    hostPage: 'Página que mostra os resultados',
  },
  hints: {
    writingModel: 'O que escreve. Com a chave da OpenAI, pode ficar vazio.',
    writingServer: 'Para um servidor próprio: Ollama, vLLM, llama.cpp ou LM Studio.',
    speakingServer: 'Para um servidor próprio, como Kokoro-FastAPI ou Speaches.',
    gateway: 'Só se você usa um gateway.',
    dollars: 'Em dólares, conforme a tabela de preços.',
    timeout: 'Aumente com um modelo grande em uma máquina sem placa de vídeo.',
    voices:
      'Se o servidor não diz quais tem: nome:idioma-PAÍS:female ou male, separadas por vírgulas.',
    version: 'A v2 é para contas antigas.',
    concurrency: 'Se ela permite menos, o estúdio pede menos.',
    sceneCharacters: 'Um texto mais longo é cortado no fim de uma frase.',
    clientSecret: 'Vazio se o provedor não fornece nenhum.',
    providerName: 'Aparece na página de entrada. Vazio: o endereço dele.',
    gigabytes: 'Envios, vídeos e podcasts. Vazio: sem limite.',
    days: 'Depois é excluído para sempre. Vazio: nunca é excluído.',
    webhook: 'Cada aviso é assinado conforme o Standard Webhooks.',
    hostSecret: 'O mesmo nos dois lados: whsec_ e de 24 a 64 bytes em base64.',
    hostPage: 'Com {id} e, se quiser, {type}. Vazia: as páginas do estúdio.',
  },
  secret: {
    stored: 'Guardado com criptografia',
    replace: 'Substituir',
    remove: 'Remover',
    keep: 'Manter o que está guardado',
    removeTitle: 'Remover a chave de {{name}}?',
    removeDescription:
      'Ela é excluída do estúdio, e o que depende dela deixa de ser oferecido. O que já está pronto não muda.',
  },
  retention: {
    title_one: 'Excluir para sempre o que ninguém tocou em {{count}} dia?',
    title_other: 'Excluir para sempre o que ninguém tocou em {{count}} dias?',
    description:
      'Projetos, vídeos e podcasts de todas as empresas que passaram desse prazo são excluídos, os primeiros em menos de uma hora. Não é possível recuperá-los.',
    confirm: 'Salvar e excluir',
  },
  unreadable: 'Foi guardado com outra chave de criptografia e não pode ser lido. Digite de novo.',
  locked: 'Definido pela máquina do estúdio, com {{name}}.',
  lockedByKey: 'Acompanha a chave, que a máquina do estúdio define.',
  advanced: 'Opções avançadas',
  wayBack: 'Ao registrar o estúdio no seu provedor, ele pede um endereço de retorno. É este:',
  save: 'Salvar',
  saveAndCheck: 'Salvar e verificar',
  saveAnyway: 'Salvar mesmo assim',
  saveError: 'Não foi possível salvar',
  check: 'Verificar agora',
  trying: 'Verificando com {{name}}…',
  saved: 'Salvo',
  savedAndWorks: 'Salvo, e funciona',
  works: 'Está funcionando',
  failed: '{{name}} não respondeu corretamente',
  notStored: 'Nada foi salvo ainda.',
  passed: {
    model: 'O modelo respondeu corretamente e já escreve os novos roteiros.',
    took: 'Levou {{seconds}} s',
    tokens: '{{tokens}} tokens usados',
    offers: {
      voices_one: 'Você já pode escolher {{offered}} das {{listed}} vozes de {{name}}.',
      voices_other: 'Você já pode escolher {{offered}} das {{listed}} vozes de {{name}}.',
      presenters_one:
        'Você já pode escolher {{offered}} dos {{listed}} apresentadores de {{name}}.',
      presenters_other:
        'Você já pode escolher {{offered}} dos {{listed}} apresentadores de {{name}}.',
    },
    leftOut: {
      voices: 'As demais não informam gênero ou estilo, ou falam outros idiomas.',
      presenters: 'Os demais não informam o gênero.',
    },
    provider: 'O provedor responde, e o botão dele já está na página de entrada.',
    host: 'A plataforma aceita os avisos. Respondeu em {{seconds}} s.',
  },
  advice: {
    refused:
      'A chave não foi aceita ou a conta está sem saldo. Confira se você copiou a chave inteira, se ela não expirou e se há saldo na página do provedor.',
    noCredit: 'A chave foi aceita, mas a conta está sem saldo. Recarregue na página do provedor.',
    unreachable:
      'Não é possível conectar, ou a resposta demora demais. Verifique o endereço, e se a máquina do estúdio chega até ele.',
    busy: 'O serviço está sobrecarregado, ou sua conta chegou ao limite. Tente novamente daqui a pouco.',
    unknownModel: 'O servidor não tem um modelo com esse nome. Copie o nome da lista dele.',
    unusable:
      'A resposta não veio na forma pedida. Acontece com modelos muito pequenos: escolha um maior.',
    cutOff:
      'A resposta a uma pergunta mínima veio incompleta. Acontece com modelos que raciocinam muito: escolha outro ou aumente o limite do servidor dele.',
    unlike:
      'A resposta não é a deste serviço. Confira se o endereço é exatamente o da API dele, e também o modelo ou a versão.',
    providerUnreachable:
      'Nenhum provedor de acesso responde nesse endereço. Deve ser o do emissor: com /.well-known/openid-configuration no final, ele abre no navegador. Verifique também se a máquina do estúdio chega até ele.',
    hostUnreachable:
      'Não houve resposta em 15 segundos. Verifique se a plataforma está no ar, se a máquina do estúdio chega até ela e se o endereço é o definitivo: redirecionamentos não são seguidos.',
    hostRefused:
      'Houve resposta, mas a mensagem não foi aceita. Verifique se o endereço é o que recebe as mensagens, se o segredo lá é o mesmo e se os relógios das duas máquinas coincidem.',
  },
  machine: {
    about: 'O que a máquina do estúdio tem instalado, e o que só se muda nela.',
    environment: 'O que a máquina define',
    environmentAbout:
      'É decidido quando o estúdio inicia, por variáveis de ambiente ou no arquivo .env. Uma configuração desta página que também esteja lá aparece bloqueada aqui.',
    kinds: {
      address: 'Endereço e porta',
      storage: 'Banco de dados, pasta de dados e criptografia',
      people: 'Site de administração que dá acesso',
      work: 'Trabalho, telas e limites',
    },
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
    loadError: 'Não foi possível carregar os avisos enviados',
    deliveries: 'Mensagens enviadas',
    nothingYet: 'Ainda não há avisos: o primeiro sai quando um vídeo ou podcast for concluído.',
    assets: { video: 'Vídeo', podcast: 'Podcast' },
    statuses: {
      waiting: 'Em espera',
      processing: 'Enviando',
      completed: 'Recebido',
      failed: 'Não entregue',
    },
    tries_one: '{{count}} tentativa',
    tries_other: '{{count}} tentativas',
    answered: 'resposta {{status}}',
    nextTry: 'próxima tentativa: {{time}}',
    givenUp: 'parou de tentar: {{time}}',
    sendAgain: 'Enviar novamente',
    sendNow: 'Enviar agora',
    sendFailed: 'Enviar os {{count}} não entregues',
    sent_one: 'O aviso está a caminho',
    sent_other: '{{count}} avisos estão a caminho',
    sendError: 'Não foi possível enviar novamente',
  },
} satisfies Messages['settings'];
