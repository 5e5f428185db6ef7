import type { Messages } from '../messages.ts';

export const settings = {
  title: 'Settings',
  loadError: 'We could not load the settings',
  sections: {
    writing: 'Who writes',
    speaking: 'Who speaks',
    presenting: 'Who presents',
    studio: 'The studio',
  },
  parts: {
    'language-model': 'Language model',
    voices: 'Natural voices',
    pronunciation: 'Pronunciation',
    'sign-in': 'Single sign-on (SSO)',
    storage: 'Storage and retention',
    'host-platform': 'Host platform',
    machine: 'This machine',
  },
  notes: {
    unsaved: 'Not saved',
    unreadable: 'Enter the key again',
    ownWriter: 'The studio writes by itself',
    vendorVoices: { on: 'Voices in use', off: 'Paid voices · not connected' },
    vendorPresenters: { on: 'In use', off: 'Paid · not connected' },
    naturalVoices: {
      present: 'On this machine',
      none: 'Not downloaded',
      unavailable: 'They cannot run here',
    },
    'sign-in': { on: 'In use', off: 'With email and password' },
    storage: { on: 'With limits', off: 'No limits' },
    'host-platform': { on: 'In use', off: 'Not used' },
  },
  about: {
    'language-model':
      'The studio writes by itself, using the sentences of your documents. With a language model it can also put things in new words, translate and enhance scripts.',
    openai:
      'OpenAI’s voices, in addition to the studio’s own, for your videos and podcasts. A compatible server of your own works too.',
    elevenlabs:
      'ElevenLabs’ voices, in addition to the studio’s own, for your videos and podcasts. They are among the most natural ones.',
    google: 'Google Cloud’s voices, in addition to the studio’s own, for your videos and podcasts.',
    heygen:
      'HeyGen’s presenters look like real people. You get them in addition to the ones the studio draws.',
    'sign-in':
      'Your team signs in with the account it already uses at work (Google, Microsoft, Keycloak or another OpenID Connect provider). First invite each person in Members and company, with that same email.',
    storage:
      'How much each company may store, and for how long. “Data and companies” shows how much each one uses.',
    'host-platform':
      'If the studio is part of another platform, such as a portal or an online campus, it reports each finished video and podcast there. If it gets no answer, it keeps trying for two days.',
  },
  facts: {
    sent: 'What leaves this machine',
    cost: 'What it costs',
    key: 'Where to get the key',
    vendorKey: 'You create it on the provider’s page, with your own account.',
    modelKey:
      'You create OpenAI’s on its page, with your own account. A server of your own, such as Ollama, usually needs none.',
    openKeys: 'Open {{host}}',
  },
  sent: {
    nothing: 'Nothing of your documents, videos or podcasts.',
    to: 'Sent to {{whom}}: {{what}}.',
    toHost: 'the address you enter',
    toModel: 'OpenAI, or the server you choose',
    contents: {
      documents: 'your documents',
      scripts: 'the text of scripts',
      speech: 'the recorded voice',
      titles: 'titles',
    },
    when: {
      'language-model': 'Whenever a script is written, translated or enhanced.',
      voices: 'Only when you choose one of its voices.',
      heygen: 'Only when you choose one of its presenters.',
      'host-platform': 'Whenever a video or a podcast is finished.',
    },
  },
  cost: {
    unknown:
      'What the provider charges. Enter its price below, and the studio works out what you spend.',
    tokens: '{{input}} per million tokens read, and {{output}} per million written.',
    inWords: 'A thousand tokens are about 700 words.',
    voices: '{{price}} per million characters: about {{minute}} per minute of speech.',
    presenters: '{{price}} per second of video: {{minute}} per minute.',
    spent: {
      tokens: 'So far: {{units}} tokens',
      voices: 'So far: {{units}} characters',
      presenters: 'So far: {{units}} seconds',
    },
  },
  labels: {
    key: 'Key',
    model: 'Model',
    address: 'Server address',
    inputPrice: 'Price per million tokens read',
    outputPrice: 'Price per million tokens written',
    timeout: 'Longest wait, in minutes',
    characterPrice: 'Price per million characters',
    voices: 'Voices on the server',
    version: 'API version',
    secondPrice: 'Price per second of video',
    concurrency: 'Videos at a time',
    sceneCharacters: 'Characters per scene',
    issuer: 'Provider address',
    clientId: 'Client ID',
    clientSecret: 'Client secret',
    providerName: 'Name on the button',
    gigabytes: 'Gigabytes per company',
    days: 'Days to keep what nobody uses',
    webhook: 'Address to notify',
    hostSecret: 'Signing secret',
    hostPage: 'Page that shows the results',
  },
  hints: {
    writingModel: 'The model that writes. With a key from OpenAI, you can leave it empty.',
    writingServer: 'For a server of your own: Ollama, vLLM, llama.cpp or LM Studio.',
    speakingServer: 'For a server of your own, such as Kokoro-FastAPI or Speaches.',
    gateway: 'Only if you use a gateway.',
    dollars: 'In US dollars, as in its price list.',
    timeout: 'Raise it for a large model on a machine without a graphics card.',
    voices:
      'If the server does not list them: name:language-COUNTRY:female or male, separated by commas.',
    version: 'v2 is for older accounts.',
    concurrency: 'If your account allows fewer, the studio asks for fewer.',
    sceneCharacters: 'A longer text is cut at the end of a sentence.',
    clientSecret: 'Leave it empty if the provider gives none.',
    providerName: 'Shown on the sign-in page. If empty, the provider’s address is shown.',
    gigabytes: 'Uploads, videos and podcasts. Leave it empty for no limit.',
    days: 'After that, it is deleted for good. Leave it empty to keep everything.',
    webhook: 'Each message is signed following Standard Webhooks.',
    hostSecret: 'The same on both sides: whsec_ and 24 to 64 bytes in base64.',
    hostPage: 'With {id} and, if you like, {type}. Leave it empty to use the studio’s own pages.',
  },
  secret: {
    stored: 'Stored and encrypted',
    replace: 'Replace',
    remove: 'Remove',
    keep: 'Keep the stored key',
    removeTitle: 'Remove the key of {{name}}?',
    removeDescription:
      'It is deleted from the studio, and whatever needs it is no longer offered. Finished work does not change.',
  },
  retention: {
    title_one: 'Delete for good what nobody has touched for {{count}} day?',
    title_other: 'Delete for good what nobody has touched for {{count}} days?',
    description:
      'Projects, videos and podcasts of all companies that are older than that are deleted, the first within an hour. They cannot be recovered.',
    confirm: 'Save and delete',
  },
  unreadable: 'It was stored with another encryption key and cannot be read. Enter it again.',
  locked: 'Set on the studio’s machine, with {{name}}.',
  lockedByKey: 'It goes with its key, which is set on the studio’s machine.',
  advanced: 'Advanced options',
  wayBack:
    'When you register the studio with your provider, it asks for a redirect address. Give it this one:',
  save: 'Save',
  saveAndCheck: 'Save and check',
  saveAnyway: 'Save anyway',
  saveError: 'It could not be saved',
  check: 'Check now',
  trying: 'Checking with {{name}}…',
  saved: 'Saved',
  savedAndWorks: 'Saved, and it works',
  works: 'It works',
  failed: '{{name}} did not answer correctly',
  notStored: 'Nothing has been saved yet.',
  passed: {
    model: 'The model answers as it should. It now writes new scripts.',
    took: 'It took {{seconds}} s',
    tokens: '{{tokens}} tokens used',
    offers: {
      voices_one: '{{offered}} of {{name}}’s {{listed}} voices can now be chosen.',
      voices_other: '{{offered}} of {{name}}’s {{listed}} voices can now be chosen.',
      presenters_one: '{{offered}} of {{name}}’s {{listed}} presenters can now be chosen.',
      presenters_other: '{{offered}} of {{name}}’s {{listed}} presenters can now be chosen.',
    },
    leftOut: {
      voices: 'The gender or style of the others is not known, or they speak other languages.',
      presenters: 'The gender of the others is not known.',
    },
    provider: 'The provider answers, and its button is now on the sign-in page.',
    host: 'The platform accepts the messages. It answered in {{seconds}} s.',
  },
  advice: {
    refused:
      'It does not accept the key, or the account has no credit. Check that the key is complete and has not expired, and that there is credit on the provider’s page.',
    noCredit: 'It accepts the key, but the account has no credit. Add some on the provider’s page.',
    unreachable:
      'It cannot be reached, or takes too long. Check the address, and that the studio’s machine can reach it.',
    busy: 'It is too busy, or your account has reached its limit. Try again later.',
    unknownModel: 'The server has no model of that name. Copy the name from its list.',
    unusable:
      'It answered, but not in a form the studio can use. Very small models do this: choose a larger one.',
    cutOff:
      'Its answer to a tiny question was cut off. Models that reason at length do this: choose another one, or raise the limit of its server.',
    unlike:
      'It answered, but not as this service does. Check that the address is exactly that of its API, and the model or version.',
    providerUnreachable:
      'No sign-in provider answers at that address. It must be the issuer’s: with /.well-known/openid-configuration added, it opens in a browser. Check also that the studio’s machine can reach it.',
    hostUnreachable:
      'It did not answer within 15 seconds. Check that it is running, that the studio’s machine can reach it, and that the address is the final one: redirects are not followed.',
    hostRefused:
      'It answered, but did not accept the message. Check that the address is the one that takes messages, that the same secret is set there, and that both machines’ clocks agree.',
  },
  machine: {
    about: 'What is installed on the studio’s machine, and what can only be changed there.',
    environment: 'Set on the machine',
    environmentAbout:
      'These are set when the studio starts, by environment variables or in its .env file. Any setting that is set there is shown locked on these pages.',
    kinds: {
      address: 'Address and port',
      storage: 'Database, data folder and encryption',
      people: 'Admin site that lets people in',
      work: 'Work, screens and limits',
    },
  },
  libreOffice: {
    title: 'Whole slides',
    missing: 'No LibreOffice (optional)',
    description:
      'Presentations are always read with their words, pictures, charts and tables. With LibreOffice, slides with diagrams, SmartArt or drawings are also shown whole in videos, and each source opens its slide with the sentence marked.',
    howTo:
      'It is optional. Once it is installed, restart the studio: the presentations you upload from then on use it.',
  },
  hostPlatform: {
    loadError: 'We could not load the messages sent',
    deliveries: 'Messages sent',
    nothingYet: 'No messages yet: the first is sent when a video or a podcast is finished.',
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
    givenUp: 'gave up: {{time}}',
    sendAgain: 'Send again',
    sendNow: 'Send now',
    sendFailed: 'Send the {{count}} undelivered again',
    sent_one: 'The message is on its way',
    sent_other: '{{count}} messages are on their way',
    sendError: 'It could not be sent again',
  },
} satisfies Messages['settings'];
