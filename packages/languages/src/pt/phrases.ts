import type { Phrases } from '../types/phrases.ts';

/** Brazilian Portuguese. No word gives the listener a gender. */
export const phrases: Phrases = {
  greetings: {
    cercano: ['Olá! Hoje vamos ver este tema: {topic}.', 'Olá, este é o nosso tema: {topic}.'],
    experto: ['Boas-vindas. O tema de hoje: {topic}.', 'Vamos direto ao tema: {topic}.'],
    entusiasta: ['Olá! Hoje, um grande tema: {topic}.', 'Olá! Vamos começar já: {topic}.'],
    formal: [
      'Receba os nossos cumprimentos. O tema é o seguinte: {topic}.',
      'Boas-vindas a esta apresentação: {topic}.',
    ],
  },
  purpose: {
    cercano: ['A ideia é simples: {goal}.'],
    experto: ['O objetivo é este: {goal}.'],
    entusiasta: ['E a meta é {goal}!'],
    formal: ['O objetivo é {goal}.'],
  },
  goals: {
    inspirar: ['encontrar o impulso para dar o primeiro passo', 'ver tudo o que se pode alcançar'],
    enseñar: ['aprender o essencial e aplicá-lo', 'aprender as bases'],
    explicar: ['entender do que se trata', 'esclarecer o principal'],
    instrucciones: ['saber o que fazer, passo a passo', 'dar instruções claras'],
    compartir: ['apresentar o mais importante', 'contar o que vale a pena saber'],
  },
  endings: {
    cercano: ['E por hoje é só.'],
    experto: ['Com isso, vimos o essencial.'],
    entusiasta: ['E assim termina este percurso!'],
    formal: ['Com isto termina a apresentação.'],
  },
  farewells: {
    cercano: {
      inspirar: 'Agora é a sua vez: escolha uma ideia e experimente ainda hoje.',
      enseñar: 'Reveja tudo com calma e coloque em prática assim que puder. Até breve!',
      explicar: 'Se algo não ficou claro, volte a essa parte sem pressa. Até breve!',
      instrucciones: 'Tenha tudo à mão quando começar e vá passo a passo. Vai dar tudo certo!',
      compartir: 'E se você conhece alguém que possa aproveitar isto, passe adiante. Até breve!',
    },
    experto: {
      inspirar: 'O próximo passo está nas suas mãos: escolha uma ideia e coloque-a em prática.',
      enseñar: 'A melhor forma de fixar tudo isso é aplicar em um caso real.',
      explicar: 'Com estas ideias claras, os detalhes se encaixam muito melhor.',
      instrucciones: 'Avance passo a passo e verifique cada resultado antes de continuar.',
      compartir: 'Leve esta informação a quem possa aproveitá-la.',
    },
    entusiasta: {
      inspirar: 'Agora é a sua vez: escolha uma ideia e torne-a realidade!',
      enseñar: 'Coloque em prática ainda hoje e veja até onde você chega!',
      explicar: 'Agora que ficou mais claro, conte para mais alguém!',
      instrucciones: 'Mãos à obra: passo a passo, tudo vai dar certo!',
      compartir: 'Passe adiante, que as boas ideias existem para circular!',
    },
    formal: {
      inspirar: 'Esperamos que estas ideias ajudem a dar o próximo passo. Agradecemos a atenção.',
      enseñar:
        'Fica o convite para aplicar estes conhecimentos no dia a dia. Agradecemos a atenção.',
      explicar: 'Esperamos que a explicação tenha sido clara. Agradecemos a atenção.',
      instrucciones:
        'Recomendamos manter estas instruções sempre por perto. Agradecemos a atenção.',
      compartir: 'Esta informação pode ser levada a quem precisar dela. Agradecemos a atenção.',
    },
  },
  closingTitles: {
    cercano: 'Para não esquecer',
    experto: 'Ideias essenciais',
    entusiasta: 'Guarde isto!',
    formal: 'Conclusões',
  },
  partTitle: 'Parte {number}',
  voice: {
    pause: 'pausa',
    byTone: { cercano: 'calorosa', experto: null, entusiasta: 'com entusiasmo', formal: null },
  },
  audiencePreposition: /para/u,
  audienceArticles: {
    equipa: 'a',
    equipe: 'a',
    pessoal: 'o',
    público: 'o',
    departamento: 'o',
    comité: 'o',
    comitê: 'o',
    grupo: 'o',
    gente: 'a',
    direção: 'a',
    gerência: 'a',
    comunidade: 'a',
    clientela: 'a',
    empresa: 'a',
    audiência: 'a',
    juventude: 'a',
  },
};
