/**
 * The share of speech in the work, if the voice is quicker than the drawing. A slow voice needs no
 * other share, because the drawing keeps pace behind it.
 */
const SPEECH_SHARE = 0.1;

export type SharedProgress = {
  /** The share of sentences that are spoken, 0 to 1. */
  spoken: (fraction: number) => void;
  /**
   * A scene of so many frames has been planned. Some of them are kept from before. `share` is that
   * of all scenes planned so far.
   */
  planned: (share: number, frames: number, kept: number) => void;
  allSpoken: () => void;
  /** Gets the number of frames that were drawn since the last call. */
  drawn: (frames: number) => void;
};

/**
 * Counts speech and drawing in one fraction, which never falls. The stage is `speaking` until all is
 * spoken.
 */
export function createSharedProgress(
  report: (stage: 'speaking' | 'drawing', fraction: number) => void,
): SharedProgress {
  let stage: 'speaking' | 'drawing' = 'speaking';
  let spokenShare = 0;
  let plannedShare = 0;
  let plannedFrames = 0;
  let drawnFrames = 0;
  let reported = 0;
  const tell = () => {
    // Until all is planned, the number of all frames follows from the share that is.
    const drawnShare = plannedFrames > 0 ? (plannedShare * drawnFrames) / plannedFrames : 0;
    const fraction = SPEECH_SHARE * spokenShare + (1 - SPEECH_SHARE) * drawnShare;
    reported = Math.max(reported, fraction);
    report(stage, reported);
  };
  return {
    spoken(fraction) {
      spokenShare = fraction;
      tell();
    },
    planned(share, frames, kept) {
      plannedShare = share;
      plannedFrames += frames;
      drawnFrames += kept;
      tell();
    },
    allSpoken() {
      stage = 'drawing';
      tell();
    },
    drawn(frames) {
      drawnFrames += frames;
      tell();
    },
  };
}
