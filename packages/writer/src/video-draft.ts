import type {
  DraftLength,
  Language,
  LedgerUnit,
  MainObjective,
  Provenance,
  Tone,
} from '@tarima/contract';
import type { SourceDocument } from '@tarima/documents';

export type VideoDraftRequest = {
  documents: SourceDocument[];
  projectName: string;
  /**
   * The project's language, in which its author typed. The script's too, unless all documents are
   * in another.
   */
  language: Language;
  tone: Tone;
  objective: MainObjective;
  /** Free text. Empty if nobody was named. */
  audience: string;
  /** Without it a short document is said whole, and a longer one in part. */
  length?: DraftLength | undefined;
  /** Ids of the sections to write from, as in the ledger. All of them where it is missing. */
  sections?: string[] | undefined;
};

export type VideoDraft = {
  language: Language;
  /** In the script format of @tarima/text. */
  content: string;
  /** One entry for each spoken sentence, in order. `kind` is `source` or `template`. */
  provenance: Provenance[];
  /** The fate of each unit of the documents, in their order. Empty if a model wrote. */
  ledger: LedgerUnit[];
};
