import type { ErrorCode, Language } from '@tarima/contract';
import type { SourceDocument } from '@tarima/documents';
import type {
  ContentDraft,
  ContentScriptDraft,
  ContentScriptRequest,
  CourseAnalysisDraft,
  CourseDraft,
  CourseDraftRequest,
  DialogueDraft,
  DialogueRequest,
  ModuleDraft,
  RedraftRequest,
  VideoDraft,
  VideoDraftRequest,
} from '@tarima/writer';

/** What every task on a course begins with: the documents, and the language of the interface. */
export type CourseMaterial = { documents: SourceDocument[]; language: Language };

type ContentPlace = Pick<ContentScriptRequest, 'moduleIndex' | 'contentIndex'>;

/** Several scripts of one course, so that its documents are thought over once. */
export type ContentScriptsRequest = CourseMaterial &
  Omit<ContentScriptRequest, keyof ContentPlace> & { contents: ContentPlace[] };

/** One of them, or why there is none. */
export type WrittenContent = ContentPlace & {
  script: ContentScriptDraft | null;
  problem: {
    /** Null where the writer did not refuse but broke. */
    code: ErrorCode | null;
    reason: string;
  } | null;
};

/** The writer as the features use it: never on the event loop that serves HTTP. */
export type Writer = {
  draftVideoScript: (request: VideoDraftRequest, signal: AbortSignal) => Promise<VideoDraft>;
  /** A conversation of two. */
  draftDialogue: (request: DialogueRequest, signal: AbortSignal) => Promise<DialogueDraft>;
  /** `language` is the one in which the recommendation is told. */
  analyzeCourse: (request: CourseMaterial, signal: AbortSignal) => Promise<CourseAnalysisDraft>;
  draftCourse: (
    request: CourseMaterial & CourseDraftRequest & { contentCount: number },
    signal: AbortSignal,
  ) => Promise<CourseDraft>;
  redraftModule: (
    request: CourseMaterial & RedraftRequest,
    signal: AbortSignal,
  ) => Promise<ModuleDraft>;
  redraftContent: (
    request: CourseMaterial & RedraftRequest & { contentIndex: number },
    signal: AbortSignal,
  ) => Promise<ContentDraft>;
  /** Hands over each script as it is finished; what `onWritten` does with it is waited for. */
  writeContentScripts: (
    request: ContentScriptsRequest,
    signal: AbortSignal,
    onWritten: (written: WrittenContent) => Promise<void>,
  ) => Promise<void>;
};
