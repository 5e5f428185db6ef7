import type {
  Citation,
  CourseDesign,
  ErrorCode,
  Language,
  LedgerUnit,
  Question,
} from '@tarima/contract';
import type { SourceDocument } from '@tarima/documents';
import type { CourseDesignRequest, DesignedCourse } from './course-design.ts';
import type {
  ContentDraft,
  ContentScriptDraft,
  ContentScriptRequest,
  CourseAnalysisDraft,
  CourseDraft,
  CourseDraftRequest,
  ModuleDraft,
  RedraftRequest,
} from './course-draft.ts';
import type { DialogueDraft, DialogueRequest } from './dialogue-draft.ts';
import type { EnhancedScript, EnhanceRequest } from './enhanced-script.ts';
import type { OnAnswered } from './language-model.ts';
import type { VideoDraft, VideoDraftRequest } from './video-draft.ts';

/** The input of every task on a course: the documents, and the language declared for them. */
export type CourseMaterial = { documents: SourceDocument[]; language: Language };

/** Marks a designed course, which has no uploaded documents. */
export type MaybeDesigned = { design?: CourseDesign | undefined };

type ContentPlace = Pick<ContentScriptRequest, 'moduleIndex' | 'contentIndex'>;

/** Several scripts of one course, so that its documents are read once. */
export type ContentScriptsRequest = CourseMaterial &
  MaybeDesigned &
  Omit<ContentScriptRequest, keyof ContentPlace> & { contents: ContentPlace[] };

/** One of the scripts, or the reason why it is missing. */
export type WrittenContent = ContentPlace & {
  script: ContentScriptDraft | null;
  problem: {
    /** Null if the writer crashed instead of refusing. */
    code: ErrorCode | null;
    reason: string;
  } | null;
};

/** A content, or a whole video, that ends with questions. */
export type QuestionedContent = {
  id: string;
  title: string;
  /** The sentences that its script cites. Nothing else is asked. */
  said: Pick<Citation, 'file' | 'sentenceId'>[];
};

/** Several contents of one course, so that its documents are read once. */
export type QuestionsRequest = CourseMaterial & { contents: QuestionedContent[] };

/** The questions of one content. There are none where its sentences do not carry any. */
export type MadeQuestions = { id: string; questions: Question[] };

/**
 * The port of every writer. One that asks a model reports its progress. The local one is too fast
 * for that.
 */
export type Writer = {
  draftVideoScript: (
    request: VideoDraftRequest,
    signal: AbortSignal,
    onAnswered?: OnAnswered,
  ) => Promise<VideoDraft>;
  /** A conversation of two. */
  draftDialogue: (
    request: DialogueRequest,
    signal: AbortSignal,
    onAnswered?: OnAnswered,
  ) => Promise<DialogueDraft>;
  /** Rewrites a script so that it is easier to say. */
  enhanceScript: (request: EnhanceRequest, signal: AbortSignal) => Promise<EnhancedScript>;
  /** Every unit of the documents, with nothing said yet. */
  openLedger: (request: CourseMaterial, signal: AbortSignal) => Promise<LedgerUnit[]>;
  analyzeCourse: (
    request: CourseMaterial & {
      /** Language of the recommendation. */
      toldIn: Language;
    },
    signal: AbortSignal,
  ) => Promise<CourseAnalysisDraft>;
  draftCourse: (
    request: CourseMaterial & CourseDraftRequest & { contentCount: number },
    signal: AbortSignal,
  ) => Promise<CourseDraft>;
  /**
   * Designs a course without uploaded documents. The result has the documents that it is taught
   * from.
   */
  designCourse: (
    request: CourseDesignRequest,
    signal: AbortSignal,
    onAnswered?: OnAnswered,
  ) => Promise<DesignedCourse>;
  redraftModule: (
    request: CourseMaterial & MaybeDesigned & RedraftRequest,
    signal: AbortSignal,
  ) => Promise<ModuleDraft>;
  redraftContent: (
    request: CourseMaterial & MaybeDesigned & RedraftRequest & { contentIndex: number },
    signal: AbortSignal,
  ) => Promise<ContentDraft>;
  /** Hands over each script as it is finished, and waits for `onWritten`. */
  writeContentScripts: (
    request: ContentScriptsRequest,
    signal: AbortSignal,
    onWritten: (written: WrittenContent) => Promise<void>,
  ) => Promise<void>;
  /**
   * Writes questions for learners, out of what is said. The same request gives the same questions.
   * Hands over those of each content as they are made, and waits for `onMade`.
   */
  writeQuestions: (
    request: QuestionsRequest,
    signal: AbortSignal,
    onMade: (made: MadeQuestions) => Promise<void>,
  ) => Promise<void>;
};
