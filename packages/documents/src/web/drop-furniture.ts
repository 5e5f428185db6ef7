/** Parts that are never an article's, whatever their names. */
const NEVER_TEXT = [
  'script:not([type="application/ld+json"])',
  'style',
  'noscript',
  'template',
  'nav',
  'dialog',
  '[role="navigation"]',
  '[role="search"]',
  '[role="dialog"]',
  '[role="alertdialog"]',
  '[aria-modal="true"]',
  '[hidden]',
  '.mw-editsection',
  'sup.reference',
].join(',');

/** Words in names of classes that tell furniture, in the languages that sites are written in. */
const FURNITURE_WORDS = wordSet(`
  share sharing sharebar social compartir compartilhar compartilhe sharethis addtoany addthis sharedaddy
  related relatedposts relacionadas relacionados relacionada relacionado recommended recommendations recomendados outbrain taboola
  newsletter subscribe suscripcion suscribete assine breadcrumb breadcrumbs migas
  advert advertisement ads ad publicidad publicidade banner comments comentarios comentários disqus`);

/** Words that tell it in ids as well, which are otherwise often made from the headings of an article. */
const CONSENT_WORDS = wordSet(
  'cookie cookies cookiebot cookiebanner cookieconsent onetrust didomi consent gdpr lgpd rgpd',
);

/** A part with more of the page's text is its content, whatever it is called. */
const LARGEST_SHARE = 0.3;
const LONGEST_NAME = 500;

/** Takes menus, cookie banners, share buttons, related links and the like out of a page. */
export function dropFurniture(document: Document): void {
  for (const element of document.querySelectorAll(NEVER_TEXT)) element.remove();
  for (const button of document.querySelectorAll('button')) {
    // Questions that fold out are buttons inside headings.
    if (button.closest('h1,h2,h3,h4,h5,h6')) button.replaceWith(...button.childNodes);
    else button.remove();
  }
  for (const frame of document.querySelectorAll('header, footer')) {
    if (!frame.closest('main, article') && !frame.querySelector('h1, main, article'))
      frame.remove();
  }
  const most = (document.body?.textContent?.length ?? 0) * LARGEST_SHARE;
  for (const element of document.querySelectorAll('[class],[id]')) {
    if (!isNamedFurniture(element) || element.querySelector('h1, main, article')) continue;
    if ((element.textContent?.length ?? 0) <= most) element.remove();
  }
}

function isNamedFurniture(element: Element): boolean {
  if (/^(html|body|main|article|h1)$/i.test(element.tagName)) return false;
  const classWords = wordsOfName(element.getAttribute('class') ?? '');
  return (
    classWords.some((word) => FURNITURE_WORDS.has(word) || CONSENT_WORDS.has(word)) ||
    wordsOfName(element.id).some((word) => CONSENT_WORDS.has(word))
  );
}

/** `shareButtons post-footer` has four words. */
function wordsOfName(name: string): string[] {
  return name
    .slice(0, LONGEST_NAME)
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1-$2')
    .toLowerCase()
    .split(/[\s_-]+/);
}

function wordSet(words: string): Set<string> {
  return new Set(words.trim().split(/\s+/));
}

const LONGEST_FURNITURE_LINE = 160;
const FURNITURE_LINES = [
  /^(compart(e|ir|ilhar?|ilhe)|share|tweet|tuitear|s[ií]gue?-?nos|siga-nos|follow us)\b.{0,80}$/i,
  /^(publicidad|publicidade|advertisement|anuncio|anúncio|patrocinado|sponsored)( .{0,20})?$/i,
  /^((lee|lea|leer|leia|ler) (tambi[eé]n|tamb[eé]m|m[aá]s|mais)|te puede interesar|te recomendamos|(puede|podría) interesarte|veja (também|mais)|saiba mais|read (also|more|next)|see also|related|relacionad[oa]s?|m[aá]s informaci[oó]n en)\b\s*(:.*|[^.:]{0,30})$/i,
  /^((suscr[ií]b|subscrib|sign up|assine|inscreva-se|reg[ií]strate|cadastre-se)).{0,120}(newsletter|bolet[ií]n|boletim|correo|e-?mail|whatsapp|telegram|noticias|notícias|news).{0,60}$/i,
  /^(usamos|utilizamos|we use|este sitio (web )?(usa|utiliza)|este site (usa|utiliza)|this (web)?site uses) .{0,40}cookies\b.*$/i,
  /^(\d+ )?(comentarios?|comentários?|comments?)( \(?\d+\)?)?$/i,
  /^(©|copyright|todos los derechos reservados|all rights reserved|todos os direitos reservados).{0,120}$/i,
];

/** Whether a short line of an article belongs to the page around it. */
export function isFurnitureLine(line: string): boolean {
  const text = line.replace(/\s+/g, ' ').trim();
  return (
    text.length <= LONGEST_FURNITURE_LINE && FURNITURE_LINES.some((pattern) => pattern.test(text))
  );
}
