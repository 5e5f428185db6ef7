/** Elements that never hold an article's text. */
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

/** Words in class names of boilerplate, in the languages of the sites. */
const BOILERPLATE_WORDS = wordSet(`
  related relatedposts relacionadas relacionados relacionada relacionado recommended recommendations recomendados outbrain taboola
  newsletter subscribe suscripcion suscribete assine disqus`);

/** Words that mean boilerplate only in parts with little prose. In other parts they describe the look. */
const WORDLESS_WORDS = wordSet(`
  share sharing sharebar social compartir compartilhar compartilhe sharethis addtoany addthis sharedaddy
  breadcrumb breadcrumbs migas advert advertisement ads ad publicidad publicidade banner`);
const MOST_PROSE = 300;
const SHORTEST_PROSE = 60;

/** Classes and ids of readers' comments, which may be longer than the article. */
const COMMENTS = wordSet('comments commentlist comentarios comentários respond disqus_thread');
const COMMENT_PART = /(^|\s)(comment[_-]?(list|area|section|thread)s?|comments-area)(\s|$)/i;
const FEWEST_LETTERS_LEFT = 500;

/** A box about the author. */
const PORTRAIT =
  /\b(author|autor|autora)[_-]?(bio|box|card|about|profile|description)\b|\babout[_-]?(the[_-]?)?author\b|\bsobre[_-]?(el|la|o|a)?[_-]?autora?\b/i;

/** These words count in ids too. Other words in ids often come from an article's headings. */
const CONSENT_WORDS = wordSet(
  'cookie cookies cookiebot cookiebanner cookieconsent onetrust didomi consent gdpr lgpd rgpd',
);

/** Share of the page's text: a larger part is content, whatever its name. */
const LARGEST_SHARE = 0.3;
const LONGEST_NAME = 500;

/** Removes menus, cookie banners, share buttons, related links and similar parts. */
export function dropBoilerplate(document: Document): void {
  for (const element of document.querySelectorAll(NEVER_TEXT)) element.remove();
  for (const button of document.querySelectorAll('button')) {
    // Collapsible questions are buttons inside headings.
    if (button.closest('h1,h2,h3,h4,h5,h6')) button.replaceWith(...button.childNodes);
    else button.remove();
  }
  // Some site builders put the whole page into one form.
  for (const form of document.querySelectorAll('form')) {
    if (proseOf(form) > MOST_PROSE) form.replaceWith(...form.childNodes);
  }
  for (const frame of document.querySelectorAll('header, footer')) {
    if (!frame.closest('main, article') && !frame.querySelector('h1, main, article'))
      frame.remove();
  }
  dropComments(document);
  const most = lengthOf(document.body) * LARGEST_SHARE;
  for (const element of document.querySelectorAll('[class],[id]')) {
    if (!isNamedBoilerplate(element) || element.querySelector('h1, main, article')) continue;
    if (lengthOf(element) <= most) element.remove();
  }
}

function dropComments(document: Document): void {
  for (const element of document.querySelectorAll('[class],[id]')) {
    const names = `${element.getAttribute('class') ?? ''} ${element.id}`.slice(0, LONGEST_NAME);
    const isComments =
      COMMENT_PART.test(names) || names.split(/\s+/).some((n) => COMMENTS.has(n.toLowerCase()));
    if (!isComments || isFrame(element) || element.querySelector('h1, main')) continue;
    if (lengthOf(document.body) - lengthOf(element) >= FEWEST_LETTERS_LEFT) element.remove();
  }
}

function isNamedBoilerplate(element: Element): boolean {
  if (isFrame(element)) return false;
  const name = (element.getAttribute('class') ?? '').slice(0, LONGEST_NAME);
  const words = wordsOfName(name);
  const isConsent = (word: string) => CONSENT_WORDS.has(word);
  return (
    PORTRAIT.test(name) ||
    words.some((word) => BOILERPLATE_WORDS.has(word) || isConsent(word)) ||
    (words.some((word) => WORDLESS_WORDS.has(word)) && proseOf(element) <= MOST_PROSE) ||
    wordsOfName(element.id).some(isConsent)
  );
}

function isFrame(element: Element): boolean {
  return /^(html|body|main|article|h1)$/i.test(element.tagName);
}

/** Letters in paragraphs, without short ones. */
function proseOf(element: Element): number {
  const lengths = [...element.querySelectorAll('p')].map(lengthOf);
  return lengths.filter((length) => length >= SHORTEST_PROSE).reduce((sum, one) => sum + one, 0);
}

/** Removes paragraphs that are only a link: related reading. */
export function dropLinkedLines(article: Element): void {
  for (const line of article.querySelectorAll('p')) {
    const text = line.textContent?.trim() ?? '';
    const linked = [...line.querySelectorAll('a')].reduce((sum, link) => sum + lengthOf(link), 0);
    const isSentence = /[.?…»”"]$/u.test(text);
    if (!isSentence && text !== '' && linked >= text.length * 0.9) line.remove();
  }
}

function lengthOf(element: Element | null): number {
  return element?.textContent?.replace(/\s+/g, ' ').trim().length ?? 0;
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

const LONGEST_BOILERPLATE_LINE = 160;
const DAY_OR_TIME = /\d{4}|\d{1,2}[:/.h]\d\d|\bago\b|\bhace\b|\bhá\b/iu;
const STAMP =
  /^[|·•\s]*(first )?(published|posted|updated|last updated|publicad[oa]|actualizad[oa]|atualizad[oa]|(última|fecha de) (actualización|modificación|publicación)|última atualização)\b.{0,90}$/iu;
const ONLY_A_DAY =
  /^(\p{L}{3,13}[,.]?\s{1,9})?(\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|\d{1,2}\s{1,9}(de\s{1,9})?\p{L}{3,10}\.?,?\s{1,9}(de\s{1,9}|del\s{1,9})?\d{4}|\p{L}{3,10}\.?\s{1,9}\d{1,2},\s{1,9}\d{4})(\s{0,9}[-–|,·/]?\s{0,9}(at|a las|às|as)?\s{0,9}\d{1,2}[:h.]\d\d.{0,14})?$/iu;

const BOILERPLATE_LINES = [
  /^(compart(e|ir|ilhar?|ilhe)|share|tweet|tuitear|s[ií]gue?-?nos|siga-nos|nos siga|follow us|follow @)\b.{0,80}$/i,
  /^(publicidad|publicidade|advert(isement)?|anuncio|anúncio|patrocinado|sponsored)( .{0,20})?$/i,
  /^((lee|lea|leer|leia|ler) (tambi[eé]n|tamb[eé]m|m[aá]s|mais)|(te|le|les) (puede|podría) interesar|te recomendamos|(puede|podría) interesarte|(vea|ve|mira|mire|veja) (también|mais|más)|saiba mais|read (also|more|next)|see (also|more)|(you )?(may|might) also like|don.t miss|no te pierdas|também pode interessar|related|relacionad[oa]s?|m[aá]s informaci[oó]n en|más noticias|mais notícias)\b\W{0,60}(:.*|[^.:]{0,30})$/i,
  /^(lea|lee|mira|mire|vea|veja|leia|puedes ver|read|watch|also on [\w.]+)\s*:.*$/i,
  /^(suscr[ií]b|subscrib|sign up|assine|inscreva-se|reg[ií]strate|únete|cadastre-se|let our news|get the latest).{0,120}(newsletter|bolet[ií]n|boletim|correo|e-?mail|inbox|whatsapp|telegram|noticias|notícias|news|updates).{0,60}$/i,
  /^(usamos|utilizamos|we use|este sitio (web )?(usa|utiliza)|este site (usa|utiliza)|this (web)?site uses) .{0,40}cookies\b.*$/i,
  /^(\d+ )?(comentarios?|comentários?|comments?)( \(?\d+\)?)?$/i,
  /^(©|copyright|todos los derechos reservados|all rights reserved|todos os direitos reservados).{0,120}$/i,
  /^\(?\s*(photo|foto|fotografía|image|imagen|imagem|picture|crédito|créditos|credit|crédito da foto)s?( credits?)?\s*(:|by\b|copyright\b|©).{0,90}$/iu,
  /^(image|imagen|imagem|foto|photo) \d+ (of|de|\/)( ?\/)? ?\d+$/i,
  /^(skip to (main )?content|saltar al contenido|pular para o conteúdo|this slideshow requires javascript\.?|text size|click here to get .{0,60}|valora esta noticia|close|cerrar|fechar|imprimir|print|etiquetas|tags?)$/iu,
  /^(tags?|etiquetas|temas)\s*:.*$/i,
  /^(https?:\/\/|www\.)\S+$/i,
  /^[\w.+-]+@[\w-]+\.[\w.]+$/,
];

/** True for a line with only a date, as below a title. */
export function isDayLine(line: string): boolean {
  return line.length <= LONGEST_BOILERPLATE_LINE && ONLY_A_DAY.test(line.trim());
}

/** True for a short line that belongs to the page, not to the article. */
export function isBoilerplateLine(line: string): boolean {
  const text = line.replace(/\s+/g, ' ').trim();
  return (
    text.length <= LONGEST_BOILERPLATE_LINE &&
    (BOILERPLATE_LINES.some((pattern) => pattern.test(text)) ||
      (STAMP.test(text) && DAY_OR_TIME.test(text)))
  );
}
