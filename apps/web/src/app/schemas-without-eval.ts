import { config } from 'zod';

// The studio's content security policy forbids code from text, and a browser reports each attempt.
// This runs before any schema is built.
config({ jitless: true });
