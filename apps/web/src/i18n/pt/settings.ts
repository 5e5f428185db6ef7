import type { Messages } from '../messages.ts';

export const settings = {
  title: 'Configurações',
  subtitle: 'O que está configurado neste estúdio. Só quem o administra vê esta página.',
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
    where: 'Altera-se no arquivo .env; a chave nunca é exibida nem registrada.',
  },
  check: {
    description:
      'Faz ao modelo uma pergunta mínima e verifica se ele responde na forma solicitada.',
    action: 'Verificar',
    pending: 'Verificando…',
    passed: 'O modelo responde bem',
    took: '{{seconds}} s · {{tokens}} tokens',
    failed: 'O modelo não respondeu bem',
    error: 'Não foi possível verificar',
  },
} satisfies Messages['settings'];
