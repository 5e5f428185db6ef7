/** A title as the name of a file, on any system; `otherwise` where nothing of it is left. */
export function fileNameOf(title: string, otherwise: string): string {
  return (
    title
      .replace(/[\\/:*?"<>|\p{Cc}]+/gu, ' ')
      .replace(/\s+/gu, ' ')
      .trim() || otherwise
  );
}
