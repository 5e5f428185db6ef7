import type { TemplateExpression } from 'typescript/unstable/ast';
import {
  isJsxAttribute,
  isJsxText,
  isNoSubstitutionTemplateLiteral,
  isStringLiteral,
  isTemplateExpression,
} from 'typescript/unstable/ast/is';
import type { Checker, Project, Type } from 'typescript/unstable/sync';
import { nodesOf, sourcesOf } from './project.ts';

/** The words of a type that is a closed set; null for any other type. */
function closedSet(type: Type | undefined): string[] | null {
  if (type?.isStringLiteralType()) return [type.value];
  if (!type?.isUnionType()) return null;
  const words = type.getTypes().map(closedSet);
  return words.includes(null) ? null : words.flatMap((each) => each ?? []);
}

/** Every key that a template can make, by the types of its parts; null if a part is any text. */
function keysOf({ head, templateSpans }: TemplateExpression, checker: Checker): string[] | null {
  let keys = [head.text];
  for (const { expression, literal } of templateSpans) {
    const words = closedSet(checker.getTypeAtLocation(expression));
    if (!words) return null;
    keys = keys.flatMap((key) => words.map((word) => `${key}${word}${literal.text}`));
  }
  return keys;
}

const screensOf = (project: Project) =>
  sourcesOf(project, /^apps\/web\/src\/(?!i18n\/(es|en|pt)[./])/u);

const SAID_ATTRIBUTES = new Set(['alt', 'aria-label', 'label', 'placeholder', 'title']);

/** Words in a screen itself, which are the same in every language. */
export const textsInScreens = (project: Project): string[] =>
  screensOf(project).flatMap(({ path, file }) =>
    [...nodesOf(file)]
      .map((node) => {
        if (isJsxText(node)) return node.text;
        if (!isJsxAttribute(node) || !SAID_ATTRIBUTES.has(node.name.getText())) return '';
        return node.initializer && isStringLiteral(node.initializer) ? node.initializer.text : '';
      })
      .filter((text) => /\p{L}{2}/u.test(text))
      .map((text) => `${path}: ${text.trim()}`),
  );

/**
 * The keys of these `sections` in the web's files that match `within`. They are whole keys, keys
 * that templates can make, and templates with an open part.
 */
export function keysInUse(project: Project, sections: readonly string[], within = /./u) {
  const named = new Set<string>();
  const unclear: string[] = [];
  const isOfSections = (key: string) => sections.includes(key.split('.')[0] ?? '');

  for (const { path, file } of screensOf(project)) {
    if (!within.test(path)) continue;
    for (const node of nodesOf(file)) {
      if (isStringLiteral(node) || isNoSubstitutionTemplateLiteral(node)) named.add(node.text);
      else if (isTemplateExpression(node) && isOfSections(node.head.text)) {
        const keys = keysOf(node, project.checker);
        if (!keys) unclear.push(`${path}: ${node.head.text}…`);
        for (const key of keys ?? []) named.add(key);
      }
    }
  }
  return { named, unclear };
}
