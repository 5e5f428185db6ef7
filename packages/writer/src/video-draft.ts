import type {
  DraftLength,
  Language,
  LedgerUnit,
  MainObjective,
  Provenance,
  Tone,
} from '@tarima/contract';
import type { SourceDocument } from '@tarima/documents';

/** What a script is drafted from. */
export type VideoDraftRequest = {
  documents: SourceDocument[];
  projectName: string;
  /** The project's, in which its author typed; of the script unless all documents are in another. */
  language: Language;
  tone: Tone;
  objective: MainObjective;
  /** Free text; empty when nobody was named. */
  audience: string;
  /** Where it is not given, a short document is said whole and a longer one as far as a video goes. */
  length?: DraftLength | undefined;
  /** Ids of the sections to write from, as the ledger names them; all where it is not given. */
  sections?: string[] | undefined;
};

export type VideoDraft = {
  language: Language;
  /** In the script format of @tarima/text. */
  content: string;
  /** One entry per spoken sentence, in order; `kind` is `source` or `template`. */
  provenance: Provenance[];
  /** What became of each unit of the documents, in their order; empty where a model wrote. */
  ledger: LedgerUnit[];
};
