import type { Messages } from '../messages.ts';

export const information = {
  about: {
    title: 'About Tarima',
    text: 'Tarima turns documents, texts and web pages into presenter videos, courses and podcasts. It is free software that each organisation installs on its own machines.\n\nThe script is written from your documents: each sentence remembers where it came from, and nothing is generated until you approve it.',
  },
  contact: {
    title: 'Contact',
    text: 'This studio is run by your organisation. For access, companies or trouble with your videos, write to the person who gave you the entry address.\n\nWhen something fails, say what you were doing and at what time: that is how it is found in the log of the server.',
  },
  privacy: {
    title: 'Privacy',
    text: 'Your documents, scripts and videos are kept on your organisation’s server, and only people of your company see them.\n\nWith the initial settings nothing leaves that server. If whoever runs it connects external services for text, voice or presenters, the content they need is sent to those services.\n\nThis browser keeps your session, language and appearance. There are no trackers and no advertising.',
  },
  terms: {
    title: 'Terms',
    text: 'Tarima is distributed under the AGPL-3.0 licence or later, without warranty. You may use, study, change and share it under that licence.\n\nYou are responsible for having the right to use the documents you upload, and for reviewing a video before publishing it. Your organisation may add its own conditions.',
  },
  help: {
    title: 'Help',
    text: '1. Upload up to 10 files of 50 MB and say who the video is for.\n\n2. Review the script: change what you like and save.\n\n3. Choose presenter, voice and accent, watch the preview and generate.\n\n4. In My Videos you can view, download or delete. If you close the page, the work goes on.\n\nA file that is damaged or protected by a password is refused with its reason; the others are kept.',
  },
} satisfies Messages['information'];
