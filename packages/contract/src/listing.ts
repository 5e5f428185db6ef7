import { z } from 'zod';

/** A page of a list, counted from 1. */
export const pageSchema = z.coerce.number().int().min(1).max(100_000).default(1);

/** Search words; an empty string finds everything. */
export const searchSchema = z.string().trim().max(100).default('');
