/** True once a link is past its end. */
export const hasEnded = ({ endsAt }: { endsAt: Date | null }, now: Date): boolean =>
  endsAt !== null && endsAt <= now;
