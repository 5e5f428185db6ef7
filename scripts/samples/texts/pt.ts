import { LADDER } from '../ladder.ts';
import type { SampleTexts } from '../sample-texts.ts';

export const pt: SampleTexts = {
  video: {
    title: 'Uso seguro de escadas',
    script: `## Antes de subir

[Cena: passos; apresentador ao lado]

- Piso firme e seco
- 1 metro para cada 4 de altura
- Três pontos de apoio

Antes de subir, três verificações. Apoie a escada em um piso firme e seco. Afaste a base um metro para cada quatro de altura. E suba de frente, sempre com três pontos de apoio.
`,
  },
  course: {
    title: 'Curso de atendimento ao cliente',
    script: `## Três módulos, doze conteúdos

[Cena: passos; apresentador no canto]

- Ouvir antes de responder
- Resolver sem prometer demais
- Encerrar e acompanhar

Este curso tem três módulos. Primeiro, ouvir antes de responder. Depois, resolver sem prometer demais. E, no fim, encerrar e acompanhar.

## 1.1 Deixe a pessoa terminar

[Cena: ideia; apresentador ao lado]

- Repita com suas palavras o que ela precisa

Deixe a pessoa terminar, e repita com suas palavras o que ela precisa.
`,
  },
  designer: {
    title: 'Contas protegidas sem decorar nada',
    script: `## Uma chave para cada porta

[Cena: pontos; apresentador ao lado]

- Uma senha por conta
- Quatro ou cinco palavras
- Um segundo fator

Usar a mesma senha em dez sites é ter uma chave só para tudo. Escolha uma diferente para cada conta, com quatro ou cinco palavras ao acaso. E ative um segundo fator: quem a roubar continuará do lado de fora.
`,
  },
  podcast: {
    name: 'Aprender melhor',
    tagline: 'Ideias curtas para quem treina outras pessoas',
    topic: 'Por que esquecemos os cursos',
    speakers: { host: 'Ana', guest: 'Rafael' },
    turns: [
      { speaker: 'host', text: 'Por que esquecemos um curso em uma semana?' },
      {
        speaker: 'guest',
        text: 'Porque quase nunca voltamos a ele. Revisar no dia seguinte e uma semana depois fixa mais do que ler duas vezes.',
      },
      { speaker: 'host', text: 'Ou seja, menos maratonas e mais encontros curtos.' },
      { speaker: 'guest', text: 'Isso mesmo. E comece com uma pergunta.' },
    ],
  },
  document: {
    title: 'Uso seguro de escadas portáteis',
    subtitle: 'Este guia é para as equipes de manutenção e de estoque.',
    note: 'Documento de exemplo do Tarima. Os limites da tabela são os de uma empresa fictícia.',
    blocks: [
      {
        kind: 'paragraph',
        text: 'Uma escada portátil serve para trabalhos curtos e leves. Se o trabalho durar mais de 30 minutos ou exigir as duas mãos, use uma plataforma. Este guia explica como inspecionar a escada, como posicioná-la e quando não se deve subir.',
      },
      { kind: 'heading', text: 'Antes de subir' },
      {
        kind: 'steps',
        items: [
          'Inspecione degraus, dobradiças e sapatas: não pode haver trincas, peças soltas nem graxa.',
          'Apoie a escada em um piso firme, nivelado e seco.',
          'Afaste a base da parede 1 metro para cada 4 metros de altura.',
          'Confira se ela passa pelo menos 1 metro acima do ponto aonde você vai subir.',
          'Sinalize a área se passarem pessoas ou veículos.',
        ],
      },
      {
        kind: 'paragraph',
        text: 'A figura 1 mostra a regra de 1 para 4: se a escada se apoia a 4 metros de altura, a base fica a 1 metro da parede.',
      },
      {
        kind: 'figure',
        svg: LADDER,
        alt: 'Uma escada apoiada em uma parede: a base fica a 1 metro da parede para cada 4 metros de altura.',
        caption:
          'Figura 1. A regra de 1 para 4: um metro de afastamento para cada quatro de altura.',
      },
      { kind: 'heading', text: 'Perto da eletricidade' },
      {
        kind: 'warning',
        label: 'Atenção',
        text: 'Nunca use uma escada metálica perto de cabos ou equipamentos elétricos. Use uma de fibra de vidro e peça que desliguem a energia.',
      },
      { kind: 'heading', text: 'Durante o trabalho' },
      {
        kind: 'points',
        items: [
          'Suba e desça de frente, sempre com três pontos de apoio: dois pés e uma mão, ou duas mãos e um pé.',
          'Leve as ferramentas em um cinto, não nas mãos.',
          'Mantenha a fivela do cinto entre os montantes: não se estique para os lados.',
          'Não pise nos três últimos degraus de uma escada de encosto nem nos dois últimos de uma escada de abrir.',
        ],
      },
      { kind: 'heading', text: 'Limites' },
      {
        kind: 'table',
        caption: 'Tabela 1. Limites por tipo de escada.',
        rows: [
          ['Tipo de escada', 'Altura máxima', 'Carga máxima', 'Pessoas'],
          ['De abrir', '2,5 m', '150 kg', '1'],
          ['De encosto', '3,5 m', '150 kg', '1'],
          ['Extensível', '5 m', '150 kg', '1'],
        ],
      },
      {
        kind: 'paragraph',
        text: 'A carga máxima soma a pessoa, suas ferramentas e o material. Acima de 3,5 metros é obrigatório usar cinto de segurança e avisar o responsável pelo turno.',
      },
      { kind: 'heading', text: 'Perguntas frequentes' },
      {
        kind: 'question',
        question: 'Posso mover a escada com alguém em cima?',
        answer:
          'Não. A pessoa desce primeiro, mesmo que sejam só alguns centímetros, e volta a subir quando a escada estiver no lugar.',
      },
      {
        kind: 'question',
        question: 'O que faço com uma escada danificada?',
        answer:
          'Retire-a de uso imediatamente, coloque a etiqueta “Não usar” e avise a manutenção. Não a conserte por conta própria.',
      },
      { kind: 'heading', text: 'Se alguém cair' },
      {
        kind: 'steps',
        items: [
          'Não mova a pessoa.',
          'Ligue para o número de emergência e diga o local exato.',
          'Fique ao lado dela até a ajuda chegar.',
          'Informe o responsável antes do fim do turno.',
        ],
      },
    ],
  },
};
