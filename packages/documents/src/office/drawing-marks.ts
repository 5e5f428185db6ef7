import type { OfficeContentNode } from 'officeparser';

/** Characters that no text has: Unicode keeps them for a program's own use. */
const [START, END] = ['\uFDD0', '\uFDD1'];
const MARK = new RegExp(`${START}(\\d{1,6})${END}`, 'g');

/** Text in place of a drawing, which the parser would drop. */
export const markOfDrawing = (number: number): string => `${START}${number}${END}`;

/** Takes the marks out of all texts. Returns the numbers of a node's drawings, with those inside it. */
export function takeMarks(content: OfficeContentNode[]): (node: OfficeContentNode) => number[] {
  const taken = new Map<OfficeContentNode, number[]>();
  const take = (node: OfficeContentNode): void => {
    const children = node.children ?? [];
    for (const child of children) take(child);
    if (!node.text?.includes(START)) return;
    // A parent repeats its children's text.
    if (children.length === 0) {
      taken.set(
        node,
        [...node.text.matchAll(MARK)].map(([, number]) => Number(number)),
      );
    }
    node.text = node.text.replace(MARK, '');
  };
  for (const node of content) take(node);
  const drawingsIn = (node: OfficeContentNode): number[] => [
    ...(taken.get(node) ?? []),
    ...(node.children ?? []).flatMap(drawingsIn),
  ];
  return drawingsIn;
}
