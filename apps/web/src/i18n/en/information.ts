import type { Messages } from '../messages.ts';

export const information = {
  about: {
    title: 'About Tarima',
    text: 'Tarima turns documents, texts and web pages into presenter videos, courses and podcasts. It is free software that each organisation installs on its own machines.\n\n## What it does\n\nIt reads your documents and writes a script that you review sentence by sentence; then a presenter and a voice tell it. Several documents become a whole course, and a text or a web address becomes a conversation between two voices.\n\n## Where its words come from\n\nEach sentence remembers the file and the page that it came from. What you change is marked as yours, and nothing is generated until you approve it.\n\n## Without depending on anybody\n\nIt works with no connection and no keys from other services. Whoever runs the studio can connect external language models, voices and presenters.',
  },
  contact: {
    title: 'Contact',
    text: 'This studio is run by your organisation: write to the person who gave you the entry address.\n\n## Access and companies\n\nWhoever manages your company invites more people, changes what they may do and makes links for a new password on the page Members and company.\n\n## When something fails\n\nSay what you were doing and at what time: that is how it is found in the log of the server. Your work is not lost; scripts are saved while you type, and videos that were under way go on by themselves.',
  },
  privacy: {
    title: 'Privacy',
    text: '## What is kept\n\nYour documents, scripts, videos and podcasts are kept on your organisation’s server.\n\n## Who sees it\n\nOnly the people of your company. Whoever runs the studio can export or delete your data if you ask them to. Whoever manages your company also sees, for a year, when you sign in and out and what you delete or export there; from which address you sign in, only if you belong to no other company.\n\n## External services\n\nWith the initial settings nothing leaves that server. If whoever runs it connects services for text, voice or presenters, they are sent the content they need.\n\n## In this browser\n\nYour session, language and appearance are kept here. There are no trackers and no advertising.',
  },
  terms: {
    title: 'Terms',
    text: '## The program\n\nTarima is distributed under the AGPL-3.0 licence or later, without warranty. You may use, study, change and share it under that licence.\n\n## What you do with it\n\nYou are responsible for having the right to use the documents you upload, and for reviewing each video before publishing it. Say that voices and presenters are synthetic where those who watch might not know.\n\n## Your organisation\n\nIt may add its own conditions.',
  },
  help: {
    title: 'Help',
    text: '## A video\n\n1. Upload your documents and say who it is for.\n\n2. Review the script: change what you like and save.\n\n3. Choose presenter, voice and accent, watch the preview and generate.\n\n4. Watch and download it in My Videos.\n\n## A course\n\n1. Upload your documents, or start from an area of interest in the course designer.\n\n2. Choose how many content items it has and arrange the structure.\n\n3. Review the scripts and generate the videos, one by one or all of them.\n\n## A podcast\n\n1. Paste a text or web addresses, or upload a file; or choose the podcast in a project’s menu, and it is made of its documents.\n\n2. Choose both voices and how long it lasts.\n\n3. Listen, correct the script and publish it.\n\n## Files\n\nUp to 10 at once, of 50 MB each: PDF, Word, PowerPoint, AI, SVG and images as JPG, PNG and TIFF. A file that is damaged or protected by a password is refused with its reason; the others are kept.\n\n## While you wait\n\nYou can close the page: the work goes on, and you find it where you left it, in Projects.',
  },
} satisfies Messages['information'];
