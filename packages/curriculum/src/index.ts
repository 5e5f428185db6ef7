export { CURRICULUM } from './curriculum.ts';
export { readThemeTexts, readTopicText, type ThemeText, type TopicText } from './read-texts.ts';
export type { Theme, Topic } from './topic.ts';
