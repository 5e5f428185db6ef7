/** Inline Markdown and HTML taken out of a line, so that only words remain. */
export function plainText(line: string): string {
  return line
    .replace(/!\[[^\]]*\]\([^)]*\)/gu, '')
    .replace(/\[([^\]]*)\]\((?:[^()]|\([^)]*\))*\)/gu, '$1')
    .replace(/<\/?[a-z][^<>]*>/giu, '')
    .replace(/`+([^`]*)`+/gu, '$1')
    .replace(/(\*{1,3}|_{2,3}|~~)(?=\S)(.+?)(?<=\S)\1/gu, '$2')
    .replace(/(?<![\p{L}\p{N}_])_(?=\S)(.+?)(?<=\S)_(?![\p{L}\p{N}_])/gu, '$1')
    .replace(/\\([\\`*_{}[\]()#+\-.!>~<])/gu, '$1')
    .replace(/\s+/gu, ' ')
    .trim();
}
