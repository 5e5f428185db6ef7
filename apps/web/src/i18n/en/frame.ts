import { common } from './common.ts';
import { errors } from './errors.ts';
import { fallback } from './fallback.ts';
import { footer } from './footer.ts';
import { header } from './header.ts';
import { home } from './home.ts';
import { session } from './session.ts';

/** Texts around every screen and of home. They come with the first load. */
export const frame = {
  common,
  errors,
  fallback,
  header,
  footer,
  session,
  home,
};
