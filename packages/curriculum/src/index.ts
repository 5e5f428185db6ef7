export { CURRICULUM } from './curriculum.ts';
export {
  documentOfTheme,
  LIBRARY_MEDIA_TYPE,
  type LibraryTheme,
  type LibraryTopic,
  readLibrary,
} from './library.ts';
export { readThemeTexts, readTopicText, type ThemeText, type TopicText } from './read-texts.ts';
export type { Theme, Topic } from './topic.ts';
