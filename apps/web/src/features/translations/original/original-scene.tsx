import { parseSceneDirection, type ScriptBlock, type ScriptScene, tableRows } from '@tarima/text';
import { useTranslation } from 'react-i18next';

/** One scene of a script to read, with its directions. */
export const OriginalScene = ({ title, blocks }: ScriptScene) => (
  <section className="grid content-start gap-2.5 wrap-anywhere">
    {title && <h3 className="text-lg leading-snug font-semibold">{title}</h3>}
    {blocks.map((block, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: blocks of a text that is only read
      <Block key={place} {...block} />
    ))}
  </section>
);

function Block({ kind, text }: ScriptBlock) {
  switch (kind) {
    case 'speech':
      return <p>{text}</p>;
    case 'point':
      return (
        <p className="relative -my-0.5 pl-5 before:absolute before:left-1 before:content-['•']">
          {text}
        </p>
      );
    case 'table':
      return <Table rows={tableRows(text)} />;
    case 'scene': {
      // Layouts and figures are the same in the translation.
      const { description } = parseSceneDirection(text);
      return description ? <Direction kind={kind} text={description} /> : null;
    }
    case 'voice':
      return <Direction kind={kind} text={text} />;
  }
}

function Direction({ kind, text }: { kind: 'scene' | 'voice'; text: string }) {
  const { t } = useTranslation();
  return (
    <p className="text-sm italic">
      {t(`editor.toolbar.${kind}`)}: {text}
    </p>
  );
}

const Table = ({ rows }: { rows: string[][] }) => (
  <table className="w-full border-collapse text-sm">
    <tbody>
      {rows.map((row, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows of a text that is only read
        <tr key={at}>
          {row.map((cell, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            <td key={place} className="border px-2 py-1 align-top">
              {cell}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
