import type { z } from 'zod';
import { PresenterError } from '../presenter-error.ts';
import { UnansweredError } from './client.ts';

/**
 * An answer in the published shape. Another shape is a failure; after a paid call it leaves open
 * whether the order arrived.
 */
export function readAnswer<Shape>(
  schema: z.ZodType<Shape>,
  answer: unknown,
  { isPaid = false }: { isPaid?: boolean } = {},
): Shape {
  const read = schema.safeParse(answer);
  if (read.success) return read.data;
  if (isPaid) throw new UnansweredError('answered in an unknown shape');
  const paths = read.error.issues.map(({ path }) => path.join('.')).join(', ');
  throw new PresenterError('PRESENTER_VENDOR_FAILED', `HeyGen answered in another shape: ${paths}`);
}
