import { config } from 'zod';

// Learning platforms and the studio's own page may forbid code from text.
// This runs before any schema is built.
config({ jitless: true });
