const words = (list: string) => new Set(list.split(/\s+/u));

/** The most common function words of each language. Shared words are in each list. */
export const FUNCTION_WORDS = {
  es: words(
    `el la los las un una unos unas de del al a en y o u que no se lo le les su sus por para con sin sobre entre como más pero si es son era fue ser
    está están este esta estos estas ese esa eso hay ha han muy ya también cuando donde desde hasta porque cada todo todos puede pueden tiene qué cómo`,
  ),
  en: words(
    `the a an of to in and or that is are was were be been it its this that these those for with without on at by from as not no but if you your we our they
    their he she his her which who what when where how can will would should may has have had do does more than into about each all one there`,
  ),
  pt: words(
    `o a os as um uma uns umas de do da dos das ao aos à às em no na nos nas e ou que não se lhe seu sua seus suas por pelo pela para com sem sobre entre como
    mais mas é são era foi ser está estão este esta isso há muito já também quando onde desde até porque cada todo todos pode podem tem você ele ela`,
  ),
  fr: words(
    `le la les un une des de du au aux à en et ou que qui ne pas se ce cet cette ces son sa ses leur leurs par pour avec sans sur dans entre comme plus mais si
    est sont était être il elle ils elles nous vous on où quand dont tout tous peut peuvent a ont très aussi`,
  ),
  de: words(
    `der die das den dem des ein eine einen einem einer eines und oder dass nicht kein sich es er sie wir ihr ist sind war waren sein wird werden wurde hat haben
    kann können mit ohne von vom zu zum zur in im an am auf aus bei nach für über unter durch wie als wenn aber auch nur noch mehr so man`,
  ),
  it: words(
    `il lo la i gli le un uno una di del dello della dei degli delle al allo alla ai alle da dal dalla in nel nella nei nelle e o che non si su sul sulla per con
    tra fra come più ma se è sono era essere questo questa questi queste quello anche quando dove ogni tutto tutti può possono ha hanno molto`,
  ),
} as const satisfies Record<string, ReadonlySet<string>>;
