import type { Messages } from '../messages.ts';

export const settings = {
  title: 'Settings',
  subtitle: 'What is set up in this studio. Only whoever runs it can see this.',
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
  check: {
    description:
      'Asks the model one tiny question and sees whether it answers in the shape it was asked for.',
    action: 'Check',
    pending: 'Checking…',
    passed: 'The model answers well',
    took: '{{seconds}} s · {{tokens}} tokens',
    failed: 'The model did not answer well',
    error: 'Could not check',
  },
} satisfies Messages['settings'];
