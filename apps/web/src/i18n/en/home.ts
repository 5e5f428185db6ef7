import type { Messages } from '../messages.ts';

export const home = {
  title: 'What would you like to create today?',
  subtitle: 'Turn what you already know into presenter videos, courses and podcasts.',
  includes: 'What it includes',
  sample: {
    play: 'See example',
    pause: 'Pause',
    captions: 'Captions',
    fullscreen: 'Full screen',
    exitFullscreen: 'Exit full screen',
    failure: 'The example could not be played',
  },
  trial: {
    action: 'Try it with a sample document',
    working: 'Uploading the sample document…',
    failure: 'The sample document could not be used',
    name: 'Using ladders safely',
  },
  recent: 'Recent work',
  allWork: 'See all',
  naturalVoices: {
    text: 'This studio can speak with natural voices. They are free and run on your own machine.',
    action: 'See the voices',
    dismiss: 'Do not show again',
  },
  tools: {
    video: {
      title: 'Video generation',
      description: 'Turn documents into a video with presenter, voice and captions.',
      feature1: 'An editable script, true to your documents',
      feature2: 'Presenters, voices and accents to choose from',
      feature3: 'Vertical or horizontal, ready to download',
      action: 'Create video',
    },
    course: {
      title: 'Course generation',
      description: 'Turn documents into a course with modules, scripts and videos.',
      feature1: 'Customizable from 8 to 40 content items',
      feature2: 'A script and a video for each content item',
      feature3: 'Download the structure as a PDF',
      action: 'Create course',
    },
    designer: {
      title: 'Course designer',
      description: 'A course from an interest, an audience and a need. No documents.',
      feature1: 'Choose an area, an audience and a problem',
      feature2: 'Adjust each one in your own words',
      feature3: 'No files to upload',
      action: 'Design course',
    },
    podcast: {
      title: 'Podcast creator',
      description: 'A two-voice conversation from text, web pages or files.',
      feature1: 'Host and guest with different voices',
      feature2: 'Several conversation styles',
      feature3: 'Script and transcript included',
      action: 'Create podcast',
    },
  },
} satisfies Messages['home'];
