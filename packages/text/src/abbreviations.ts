/** Abbreviations that do not end a sentence, for all six languages. */
const words = (list: string) => new Set(list.split(/\s+/u));

export const ABBREVIATIONS = {
  /** Anything may follow, for example a name. */
  anywhere: words(
    `sr. sra. srta. sres. sras. dr. dra. drs. dras. d. dña. prof. profa. ing. lic. arq. gral. cap. tte. sto. sta. ud. uds. vd. vds.
    ee. p. ej. p.ej. i.e. e.g. vs. cf. cfr. av. avda. cía. excmo. excma. ilmo. ilma. v. mr. mrs. ms. jr. st. gen. rev. sen. rep. gov. capt. lt. col. sgt.
    exmo. exma. ilma. vsa. eng. engº. dept. depto. dpto. approx. aprox. incl. resp. bzw. z. z.b. d.h. u.a. hr. fr. nr. m. mme. mlle. mm. sig. sig.ra dott. dott.ssa avv. p.es. es. ecc.`,
  ),
  /** Only before a number. Elsewhere they may end the sentence. */
  beforeNumber: words(
    'fig. figs. núm. n. nº. no. nro. art. arts. cap. caps. pág. págs. pag. pp. p. sec. vol. vols. tab. ed. eq. ec. ch. chap. sect. abb. kap. s. art. tel. ext. aprox. ca.',
  ),
};
