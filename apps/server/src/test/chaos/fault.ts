import type { Chance } from './chance.ts';
import type { ChaosStudio } from './studio/chaos-studio.ts';

/** Something that goes wrong in or around a studio. */
export type Fault = {
  name: string;
  /** False for a studio to which it cannot happen. */
  fits: (studio: ChaosStudio) => boolean;
  begin: (studio: ChaosStudio, chance: Chance) => Promise<void>;
  /** Ends what began, also if it was never noticed. */
  end: (studio: ChaosStudio) => Promise<void>;
  /** True once the studio feels it. The default is that it is not ready. */
  isFelt?: (studio: ChaosStudio) => Promise<boolean>;
  /** Names of the only works that it can disturb. The default is all. */
  works?: readonly string[];
  /** True if work may fail of it. A person then asks again. */
  failsWork?: boolean;
  /** True if no finished piece of work may be made again. */
  keepsPieces?: boolean;
  /** True if files may stay behind until the daily cleaning. */
  leavesFiles?: boolean;
};
