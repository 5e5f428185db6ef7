import { SaxesParser } from 'saxes';

/** An element, with its own and its children's text in one. */
export type Element = {
  name: string;
  attributes: Record<string, string>;
  children: Element[];
  all: string;
};

/** Reads XML into its root element. Throws if it is not well-formed. */
export function readXml(xml: string): Element {
  const root: Element = { name: '', attributes: {}, children: [], all: '' };
  const open = [root];
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    const element: Element = { name, attributes, children: [], all: '' };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('text', (text) => {
    for (const element of open) element.all += text;
  });
  parser.on('closetag', () => open.pop());
  parser.write(xml).close();
  const [first] = root.children;
  if (!first) throw new Error('no root element');
  return first;
}
