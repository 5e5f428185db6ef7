import type { Messages } from '../messages.ts';

export const settings = {
  title: 'Settings',
  subtitle:
    'Only whoever runs the studio sees “Studio” and “Voices”. The whole team sees “Pronunciation”.',
  parts: { studio: 'Studio', voices: 'Voices', pronunciation: 'Pronunciation' },
  loadError: 'We could not load the settings',
  languageModel: {
    title: 'Language model',
    none: 'Not set up',
    noneDescription:
      'The studio writes by itself, without keys and without a network: it chooses sentences of the documents and cites where they come from. With a language model it also writes in its own words, translates and enhances scripts. Documents are then sent to the server that you set up.',
    howTo: 'Write one of these into the .env file and restart the studio:',
    facts: {
      model: 'Model',
      server: 'Server',
      key: 'Key',
      answers: 'Answers',
      price: 'Price per million tokens',
    },
    hasKey: 'Set up',
    noKey: 'No key',
    answerForms: {
      schema: 'By JSON schema: the surest way',
      json: 'In JSON mode',
      text: 'As text, which JSON is taken from',
      unknown: 'Known after the first answer',
    },
    prices: '{{input}} read, {{output}} written',
    noPrices: 'Not set up: tokens are counted, cost is not',
    where: 'It is changed in the .env file; the key is never shown or logged.',
  },
  vendors: {
    title: 'Voices and presenters from providers',
    description:
      'The studio has voices and presenters of its own, free of charge. A key adds those of these providers; scripts, or their speech, are then sent to the provider.',
    kinds: { voices: 'Voices', presenters: 'Presenters' },
    howTo: 'Enable it in the .env file:',
    noPrice: 'no price: usage is counted, cost is not',
    price: {
      voices: '{{price}} per million characters',
      presenters: '{{price}} per second of video',
    },
    spent: {
      voices: '{{units}} characters so far',
      presenters: '{{units}} seconds so far',
    },
    offers: {
      voices_one: '{{name}} answers: {{offered}} of its {{listed}} voices is offered.',
      voices_other: '{{name}} answers: {{offered}} of its {{listed}} voices are offered.',
      presenters_one: '{{name}} answers: {{offered}} of its {{listed}} presenters is offered.',
      presenters_other: '{{name}} answers: {{offered}} of its {{listed}} presenters are offered.',
    },
    leftOut: {
      voices: 'The gender or style of the others is not known, or they speak other languages.',
      presenters: 'The gender of the others is not known.',
    },
    failed: '{{name}} did not answer correctly',
  },
  libreOffice: {
    title: 'Whole slides',
    missing: 'No LibreOffice (optional)',
    description:
      'Presentations are always read with their words, pictures, charts and tables. With LibreOffice, slides with diagrams, SmartArt or drawings are also shown whole in videos, and each source opens its slide with the sentence marked.',
    howTo:
      'It is optional. Once it is installed, restart the studio: the presentations that you upload from then on use it.',
  },
  hostPlatform: {
    title: 'Host platform',
    description:
      'Where the studio is part of another platform, that is told of every finished video and podcast in a signed message, and whoever views one is led to the address it gives. If it does not answer, it is tried again for two days.',
    loadError: 'We could not load the host platform',
    webhook: 'Is told at',
    redirect: 'Shows results at',
    where: 'It is changed in the .env file; the secret is never shown or logged.',
    taken: 'The host platform accepts messages',
    notTaken: 'The host platform did not accept the message',
    deliveries: 'Messages sent',
    nothingYet: 'No messages yet: the first leaves when a video or a podcast is finished.',
    assets: { video: 'Video', podcast: 'Podcast' },
    statuses: {
      waiting: 'Waiting',
      processing: 'Sending',
      completed: 'Received',
      failed: 'Not delivered',
    },
    tries_one: '{{count}} try',
    tries_other: '{{count}} tries',
    answered: 'answer {{status}}',
    nextTry: 'next try: {{time}}',
    givenUp: 'given up: {{time}}',
    sendAgain: 'Send again',
    sendNow: 'Send now',
    sendFailed: 'Send the {{count}} not delivered',
    sent_one: 'The message is on its way',
    sent_other: '{{count}} messages are on their way',
    sendError: 'It could not be sent again',
  },
  check: {
    description:
      'Asks the model one tiny question and sees whether it answers in the shape it was asked for.',
    action: 'Check',
    pending: 'Checking…',
    passed: 'The model answers correctly',
    took: '{{seconds}} s · {{tokens}} tokens',
    failed: 'The model did not answer correctly',
    error: 'Could not check',
  },
} satisfies Messages['settings'];
