type SliderProps = {
  label: string;
  /** The value as people read it. */
  text: string;
  value: number;
  min: number;
  max: number;
  step: number;
  hint?: string;
  onValueChange: (value: number) => void;
};

/** A number within a range. Its value stands beside its name. */
export function Slider({ label, text, hint, onValueChange, ...range }: SliderProps) {
  return (
    <label className="grid gap-2">
      <span className="flex items-baseline justify-between gap-3 text-sm font-medium">
        {label}
        {/* Not an `output`: a label names its first control, which would be the output. */}
        <span className="shrink-0 rounded-lg bg-muted px-2 py-0.5 tabular-nums">{text}</span>
      </span>
      <input
        type="range"
        {...range}
        aria-valuetext={text}
        onChange={(event) => onValueChange(event.target.valueAsNumber)}
        className="h-6 w-full cursor-pointer accent-primary"
      />
      {hint && <span className="text-sm text-muted-foreground">{hint}</span>}
    </label>
  );
}
