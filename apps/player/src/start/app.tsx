import { useState } from 'react';
import { Message } from '#player/screens/message.tsx';
import { TEXTS, TextsProvider } from '#player/texts/texts.ts';
import { tokenOfPage } from '#player/tracking/link.ts';
import { LinkedCourse } from './linked-course.tsx';
import { PackagedCourse } from './packaged-course.tsx';
import { courseOfPage, languageOfBrowser, trackingOfPage } from './page-facts.ts';

/** The course of a package, or that of a link. */
export function App() {
  const [kind] = useState(() => trackingOfPage(document));
  const [course] = useState(() => courseOfPage(document));
  const [language, setLanguage] = useState(
    () => course?.language ?? languageOfBrowser(navigator.languages),
  );
  const token = tokenOfPage(location.pathname);
  return (
    <TextsProvider value={TEXTS[language]}>
      {kind === 'link' && token && <LinkedCourse token={token} onLanguage={setLanguage} />}
      {kind !== 'link' && course && <PackagedCourse kind={kind} course={course} />}
      {(kind === 'link' ? !token : !course) && <Message text="brokenCourse" />}
    </TextsProvider>
  );
}
