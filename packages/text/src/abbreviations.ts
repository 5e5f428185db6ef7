/** Abbreviations after which a sentence goes on, in the six languages together. */
const words = (list: string) => new Set(list.split(/\s+/u));

export const ABBREVIATIONS = {
  /** Followed by a name or by anything. */
  anywhere: words(
    `sr. sra. srta. sres. sras. dr. dra. drs. dras. d. dña. prof. profa. ing. lic. arq. gral. cap. tte. sto. sta. ud. uds. vd. vds.
    ee. p. ej. p.ej. i.e. e.g. vs. cf. cfr. av. avda. cía. excmo. excma. ilmo. ilma. v. mr. mrs. ms. jr. st. gen. rev. sen. rep. gov. capt. lt. col. sgt.
    exmo. exma. ilma. vsa. eng. engº. dept. depto. dpto. approx. aprox. incl. resp. bzw. z. z.b. d.h. u.a. hr. fr. nr. m. mme. mlle. mm. sig. sig.ra dott. dott.ssa avv. p.es. es. ecc.`,
  ),
  /** Followed by a number only; else they may well end the sentence. */
  beforeNumber: words(
    'fig. figs. núm. n. nº. no. nro. art. arts. cap. caps. pág. págs. pag. pp. p. sec. vol. vols. tab. ed. eq. ec. ch. chap. sect. abb. kap. s. art. tel. ext. aprox. ca.',
  ),
};
