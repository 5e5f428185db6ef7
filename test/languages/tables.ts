import type { Node, ObjectLiteralExpression } from 'typescript/unstable/ast';
import {
  isArrayLiteralExpression,
  isBindingElement,
  isIdentifier,
  isNoSubstitutionTemplateLiteral,
  isObjectLiteralExpression,
  isPropertyAccessExpression,
  isPropertyAssignment,
  isStringLiteral,
  isTemplateExpression,
} from 'typescript/unstable/ast/is';
import type { Project } from 'typescript/unstable/sync';
import { LANGUAGES, type Language } from '../../packages/contract/src/constants.ts';
import { nodesOf, sourcesOf } from './project.ts';

/**
 * The same texts in each language, by their keys. A list or a function counts with all its texts.
 */
export type Table = { name: string; texts: Record<Language, Map<string, string>> };

const SERVER = /^(packages\/\w+|apps\/(server|player))\/src\//u;
/** Words that a program searches, pronounces or sends to a model, and that nobody reads. */
const NOT_TOLD =
  /^packages\/(speech\/src\/(spoken\/said|natural|vendors)\/|stage\/src\/illustrations\/icon-words\/|text\/src\/|writer\/src\/by-model\/|languages\/src\/\w\w\/(index\.ts|saying\/))/u;

const propertiesOf = (object: ObjectLiteralExpression) =>
  object.properties.filter(isPropertyAssignment).map(({ name, initializer }) => ({
    key: 'text' in name ? String(name.text) : name.getText(),
    value: initializer,
  }));

function textOf(node: Node): string {
  const parts = [...nodesOf(node)].map((each) => {
    if (isStringLiteral(each) || isNoSubstitutionTemplateLiteral(each)) return each.text;
    if (!isTemplateExpression(each)) return '';
    return [each.head.text, ...each.templateSpans.map(({ literal }) => literal.text)].join('{}');
  });
  return parts.filter(Boolean).join('\n');
}

function textsOf(node: Node, key = ''): [string, string][] {
  if (isObjectLiteralExpression(node)) {
    return propertiesOf(node).flatMap((property) =>
      textsOf(property.value, key ? `${key}.${property.key}` : property.key),
    );
  }
  const text = textOf(node);
  return text ? [[key, text]] : [];
}

/** The first object or list of a file in one language. */
const bodyOf = (file: Node): Node | undefined =>
  [...nodesOf(file)].find(
    (node) => isObjectLiteralExpression(node) || isArrayLiteralExpression(node),
  );

/** A file of one language, or a file in the folder of one. */
const OF_SPANISH = /\/es(?=\.ts$|\/)/u;

/** Every table of server and packages in three languages, in one file or three. */
export function tablesOfServer(project: Project): Table[] {
  const sources = sourcesOf(project, SERVER).filter(({ path }) => !NOT_TOLD.test(path));
  const tables: Table[] = [];
  const add = (name: string, nodeOf: (language: Language) => Node | undefined) => {
    const texts = (language: Language) => {
      const node = nodeOf(language);
      return new Map(node ? textsOf(node) : []);
    };
    const table = { name, texts: { es: texts('es'), en: texts('en'), pt: texts('pt') } };
    if (LANGUAGES.some((language) => table.texts[language].size > 0)) tables.push(table);
  };

  for (const { path, file } of sources) {
    if (OF_SPANISH.test(path)) {
      add(path, (language) => {
        const own = path.replace(OF_SPANISH, `/${language}`);
        const sibling = sources.find((source) => source.path === own);
        return sibling && bodyOf(sibling.file);
      });
    }
    for (const node of nodesOf(file)) {
      if (!isObjectLiteralExpression(node)) continue;
      const properties = new Map(propertiesOf(node).map(({ key, value }) => [key, value]));
      if (!LANGUAGES.every((language) => properties.has(language))) continue;
      add(path, (language) => properties.get(language));
    }
  }
  return tables;
}

/** Every word by which server and packages may look up a text in its table. */
export function wordsInUse(project: Project): Set<string> {
  const words = sourcesOf(project, SERVER).flatMap(({ file }) =>
    [...nodesOf(file)].map((node) => {
      if (isPropertyAccessExpression(node)) return node.name.text;
      if (isStringLiteral(node)) {
        const isKey = isPropertyAssignment(node.parent) && node.parent.name === node;
        return isKey ? '' : node.text;
      }
      if (!isBindingElement(node)) return '';
      const taken = node.propertyName ?? node.name;
      return taken && isIdentifier(taken) ? taken.text : '';
    }),
  );
  return new Set(words);
}
