import type { Messages } from '../messages.ts';

export const coursePlayer = {
  logo: 'The company’s logo',
  title: 'Course',
  current: 'Current item',
  contents: 'Course contents',
  watched: '{{done}} of {{total}} watched',
  finished: 'Course completed',
  progress: 'Course progress',
  noVideo: 'This item has no video yet. You can read it.',
  beingMade: 'The video is being made. Meanwhile, you can read it.',
  noText: 'This item has no script yet.',
  previous: 'Previous',
  next: 'Next',
  autoplay: 'Play the next one automatically',
  keys: 'Space: pause · ← →: 5 s · Shift + ← →: change item',
  mark: 'Mark as watched',
  isWatched: 'Watched',
  download: 'Download video',
  toScripts: 'Go to the scripts',
  transcript: 'Text of the video',
} satisfies Messages['coursePlayer'];
