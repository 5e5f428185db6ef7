import type { Language } from '@tarima/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { LinkGate } from '#player/screens/link-gate.tsx';
import { Message } from '#player/screens/message.tsx';
import { createLink, type LinkFacts, LinkRefusal, type OpenedLink } from '#player/tracking/link.ts';
import { openMemory } from '#player/tracking/memory.ts';
import { Visit } from './visit.tsx';

type LinkedCourseProps = { token: string; onLanguage: (language: Language) => void };
type Problem = { message: string | null };

/** Looks at the link, lets the learner in, and plays. A known learner goes on at once. */
export function LinkedCourse({ token, onLanguage }: LinkedCourseProps) {
  const language = useRef<string>(navigator.language);
  const [link] = useState(() =>
    createLink({ token, language: () => language.current, memory: openMemory() }),
  );
  const [facts, setFacts] = useState<LinkFacts | null>(null);
  const [opened, setOpened] = useState<OpenedLink | null>(null);
  const [isRemembered, setIsRemembered] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);

  const begin = useCallback(async () => {
    setProblem(null);
    try {
      const seen = await link.look();
      language.current = seen.language;
      onLanguage(seen.language);
      document.title = seen.title;
      document.documentElement.lang = seen.language;
      if (link.isKnown()) {
        const known = await link.open().catch((error: unknown) => {
          // The owner deleted this learner. Any other refusal may pass, and what was done stays.
          const isForgotten = error instanceof LinkRefusal && error.code === 'LEARNER_UNKNOWN';
          if (!isForgotten) throw error;
          link.forget();
          return null;
        });
        setOpened(known);
        setIsRemembered(known !== null);
      }
      setFacts(seen);
    } catch (error) {
      setProblem({ message: error instanceof LinkRefusal ? error.message : null });
    }
  }, [link, onLanguage]);
  useEffect(() => void begin(), [begin]);

  const beginAnew = () => {
    link.forget();
    setIsRemembered(false);
    setOpened(null);
  };

  if (opened) return <Visit {...opened} onOther={isRemembered ? beginAnew : undefined} />;
  if (problem?.message) return <Message sentence={problem.message} />;
  if (problem) return <Message text="connectionFailed" onRetry={() => void begin()} />;
  if (!facts) return <Message text="loading" />;
  return <LinkGate facts={facts} onEnter={async (given) => setOpened(await link.enter(given))} />;
}
