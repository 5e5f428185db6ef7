import type { Language, MainObjective, Provenance, Tone } from '@tarima/contract';
import type { SourceDocument } from '@tarima/documents';

/** What a script is drafted from. */
export type VideoDraftRequest = {
  documents: SourceDocument[];
  projectName: string;
  /** The interface language; used when the documents' is none that the writer knows. */
  language: Language;
  tone: Tone;
  objective: MainObjective;
  /** Free text; empty when nobody was named. */
  audience: string;
};

export type VideoDraft = {
  language: Language;
  /** In the script format of @tarima/text. */
  content: string;
  /** One entry per spoken sentence, in order; `kind` is `source` or `template`. */
  provenance: Provenance[];
  /** File names of the documents that were left out because they are in another language. */
  unusedDocuments: string[];
};
