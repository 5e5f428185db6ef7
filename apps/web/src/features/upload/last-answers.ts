import { type UploadChoices, uploadChoicesShape } from './upload-form.schema.ts';

const keyOf = (userId: string) => `tarima-upload-choices-${userId}`;

/** Stores the choices of a started project in this browser. */
export function keepAnswers(userId: string, form: UploadChoices): void {
  try {
    localStorage.setItem(keyOf(userId), JSON.stringify(uploadChoicesShape.parse(form)));
  } catch {
    // A full or blocked storage keeps nothing.
  }
}

/** The choices of a person's last project. Empty before the first. */
export function lastAnswers(userId: string): Partial<UploadChoices> {
  try {
    const stored = localStorage.getItem(keyOf(userId));
    return uploadChoicesShape.safeParse(JSON.parse(stored ?? 'null')).data ?? {};
  } catch {
    return {};
  }
}
