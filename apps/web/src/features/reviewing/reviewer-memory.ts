import { commentPlaceSchema } from '@tarima/contract';
import { z } from 'zod';

const draftSchema = commentPlaceSchema.extend({ text: z.string() });

/** A comment that is not sent yet, with its part of the script. */
export type Draft = z.infer<typeof draftSchema>;
export type Place = Omit<Draft, 'text'>;

export type ReviewerMemory = ReturnType<typeof openReviewerMemory>;

/** This browser's memory of one link: the reviewer's secret, and comments that are not sent. */
export function openReviewerMemory(token: string) {
  const secret = keptText(`tarima-reviewer-${token}`);
  const drafts = keptText(`tarima-review-drafts-${token}`);
  return {
    secret: secret.read,
    keepSecret: secret.write,
    forgetSecret: () => secret.write(null),
    drafts(): Draft[] {
      try {
        return z.array(draftSchema).parse(JSON.parse(drafts.read() ?? '[]'));
      } catch {
        return [];
      }
    },
    keepDrafts: (kept: readonly Draft[]): void =>
      drafts.write(kept.length > 0 ? JSON.stringify(kept) : null),
  };
}

/** A text of the browser's storage. Where that is full or blocked, this page alone keeps it. */
function keptText(key: string) {
  let own = readStored(key);
  return {
    read: (): string | null => own,
    write(text: string | null): void {
      own = text;
      try {
        if (text === null) localStorage.removeItem(key);
        else localStorage.setItem(key, text);
      } catch {
        // The page goes on with its own copy.
      }
    },
  };
}

function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
