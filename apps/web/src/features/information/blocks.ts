export type Block =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'steps'; items: string[] };

/** Parses a page: `## ` begins a heading, `1. ` a step. An empty line ends each block. */
export function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  for (const part of text.split('\n\n')) {
    const [, step] = /^\d+\. (.*)$/u.exec(part) ?? [];
    const last = blocks.at(-1);
    if (step && last?.kind === 'steps') last.items.push(step);
    else if (step) blocks.push({ kind: 'steps', items: [step] });
    else if (part.startsWith('## ')) blocks.push({ kind: 'heading', text: part.slice(3) });
    else blocks.push({ kind: 'paragraph', text: part });
  }
  return blocks;
}
