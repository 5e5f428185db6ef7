import type { Messages } from '../messages.ts';

export const information = {
  about: {
    title: 'About Tarima',
    text: 'Tarima turns documents, texts and web pages into presenter videos, courses and podcasts. It is free software that each organization installs on its own machines.\n\n## What it does\n\nIt reads your documents and writes a script that you review sentence by sentence; then a presenter and a voice present it. Several documents become a whole course, and a text or a web address becomes a conversation between two voices.\n\n## Where its words come from\n\nEach sentence remembers the file and the page it came from. What you change is marked as yours, and nothing is generated until you approve it.\n\n## Without depending on anyone\n\nIt works with no internet connection and no accounts with other services. The person who runs the studio can connect external language models, voices and presenters.',
  },
  contact: {
    title: 'Contact',
    text: 'This studio is run by your organization: write to the person who gave you its address.\n\n## Access and companies\n\nThe owners of your company invite people, change what they may do and create links for a new password on the Members and company page.\n\n## When something fails\n\nSay what you were doing and at what time, so that it can be found in the server’s log. Your work is not lost: scripts are saved as you type, and videos in progress continue by themselves.',
  },
  privacy: {
    title: 'Privacy',
    text: '## What is kept\n\nYour documents, scripts, videos and podcasts are kept on your organization’s server.\n\n## Who can see it\n\nOnly the people in your company. The person who runs the studio can export or delete your data if you ask. The owners of your company also see, for a year, when you sign in and out and what you delete or export there. They see the address you sign in from only if you belong to no other company.\n\n## External services\n\nAs installed, nothing leaves that server. If services for text, voices or presenters are connected to it, they receive the content they need.\n\n## In this browser\n\nYour session, language and appearance are kept here. There are no trackers and no advertising.',
  },
  terms: {
    title: 'Terms',
    text: '## The program\n\nTarima is distributed under the AGPL-3.0 licence or a later version, without warranty. You may use, study, change and share it under that licence.\n\n## What you do with it\n\nYou are responsible for having the right to use the documents you upload, and for reviewing each video before publishing it. Say that the voices and presenters are synthetic wherever viewers might not know.\n\n## Your organization\n\nIt may add its own conditions.',
  },
  help: {
    title: 'Help',
    text: '## A video\n\n1. Upload your documents and say who it is for.\n\n2. Review the script, change what you like and save it.\n\n3. Choose presenter, voice and accent, watch the preview and generate.\n\n4. Watch and download the video in My Videos.\n\n## A course\n\n1. Upload your documents, or start from an area of interest in the course designer.\n\n2. Choose how many content items it has and arrange the structure.\n\n3. Review the scripts and generate the videos, one by one or all of them.\n\n## A podcast\n\n1. Paste text or web addresses, or upload a file. To use a project’s documents, choose “Make a podcast from this project” in its menu.\n\n2. Choose the two voices and the length.\n\n3. Listen, correct the script and publish it.\n\n## Files\n\nUp to 10 at a time, of 50 MB each: PDF, Word, PowerPoint, AI, SVG and images (JPG, PNG, TIFF). If a file is damaged or protected by a password, we tell you so and keep the others.\n\n## While you wait\n\nYou can close the page: the work continues, and you will find it in Projects.',
  },
} satisfies Messages['information'];
