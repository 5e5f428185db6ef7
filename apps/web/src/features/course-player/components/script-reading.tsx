import type { Language } from '@tarima/contract';
import { parseScript, type ScriptBlock } from '@tarima/text';
import { useTranslation } from 'react-i18next';

type ScriptReadingProps = { text: string; language: Language };

/** A script to read: titles, spoken text and key points, without directions. */
export function ScriptReading({ text, language }: ScriptReadingProps) {
  const { t } = useTranslation();
  const scenes = parseScript(text)
    .map(({ title, blocks }) => ({ title, blocks: blocks.filter(isRead) }))
    .filter(({ title, blocks }) => title !== '' || blocks.length > 0);
  if (scenes.length === 0) return <p>{t('coursePlayer.noText')}</p>;
  return (
    <article lang={language} className="grid max-w-[68ch] gap-8 leading-relaxed sm:text-lg">
      {scenes.map(({ title, blocks }, scene) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: scenes have nothing else to tell them apart
        <section key={scene} className="grid gap-3">
          {title && <h2 className="text-xl font-semibold tracking-tight">{title}</h2>}
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
              <p key={place}>{group.text}</p>
            ),
          )}
        </section>
      ))}
    </article>
  );
}

const isRead = ({ kind }: ScriptBlock): boolean => kind === 'speech' || kind === 'point';

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
