import type { Language } from '@tarima/contract';
import { parseSceneDirection, parseScript, type ScriptBlock } from '@tarima/text';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ReadFigure } from './read-figure.tsx';

type ScriptReadingProps = {
  text: string;
  language: Language;
  projectId: string;
  /** Draws a spoken paragraph, named by its place among them. The default is plain text. */
  children?: (paragraph: string, place: number) => ReactNode;
};

/** A script to read: titles, figures, spoken text and key points. */
export function ScriptReading({ text, language, projectId, children }: ScriptReadingProps) {
  const { t } = useTranslation();
  let paragraphs = 0;
  const scenes = parseScript(text)
    .map(({ title, blocks }) => ({
      title,
      figure: figureOf(blocks),
      blocks: blocks.filter(isRead),
    }))
    .filter(({ title, figure, blocks }) => title !== '' || figure || blocks.length > 0);
  if (scenes.length === 0) return <p>{t('coursePlayer.noText')}</p>;
  return (
    <article lang={language} className="grid max-w-[68ch] gap-8 leading-relaxed sm:text-lg">
      {scenes.map(({ title, figure, blocks }, scene) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: scenes have nothing else to tell them apart
        <section key={scene} className="grid gap-3">
          {title && <h2 className="text-xl font-semibold tracking-tight">{title}</h2>}
          {figure && <ReadFigure projectId={projectId} digits={figure} />}
          {groupPoints(blocks).map((group, place) =>
            group.kind === 'points' ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: as above
              <ul key={place} className="grid list-disc gap-1 pl-6 marker:text-primary">
                {group.texts.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            ) : (
              // biome-ignore lint/suspicious/noArrayIndexKey: as above
              <Fragment key={place}>
                {children ? children(group.text, paragraphs++) : <p>{group.text}</p>}
              </Fragment>
            ),
          )}
        </section>
      ))}
    </article>
  );
}

const isRead = ({ kind }: ScriptBlock): boolean => kind === 'speech' || kind === 'point';

/** The figure of a scene, as its blocks name it. */
const figureOf = (blocks: readonly ScriptBlock[]): string | null =>
  parseSceneDirection(
    blocks.flatMap(({ kind, text }) => (kind === 'scene' ? [text] : [])).join('; '),
  ).figure;

type Group = { kind: 'speech'; text: string } | { kind: 'points'; texts: string[] };

/** Consecutive key points become one list. */
function groupPoints(blocks: readonly ScriptBlock[]): Group[] {
  const groups: Group[] = [];
  for (const { kind, text } of blocks) {
    const last = groups.at(-1);
    if (kind === 'speech') groups.push({ kind, text });
    else if (last?.kind === 'points') last.texts.push(text);
    else groups.push({ kind: 'points', texts: [text] });
  }
  return groups;
}
