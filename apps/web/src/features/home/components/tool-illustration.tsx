import type { ReactNode } from 'react';
import { classNames } from '#web/lib/class-names.ts';
import type { Tool } from '../tools.ts';

const LINE = 'fill-muted-foreground/25';
const PAPER = 'fill-card stroke-border';
const ACCENT = 'fill-primary';

/** Head and shoulders, about 40 wide, its middle at `x`, its feet at `y`. */
function Person({ x, y, className }: { x: number; y: number; className: string }) {
  return (
    <g transform={`translate(${x} ${y})`} className={className}>
      <circle cy={-31} r={10} />
      <path d="M-20 0c0-13 9-18 20-18s20 5 20 18z" />
    </g>
  );
}

function Lines({ x, y, widths }: { x: number; y: number; widths: readonly number[] }) {
  const rows = widths.map((width, index) => ({ width, top: y + index * 10 }));
  return rows.map(({ width, top }) => (
    <rect key={top} x={x} y={top} width={width} height={4} rx={2} className={LINE} />
  ));
}

const PICTURES: Record<Tool['name'], ReactNode> = {
  video: (
    <>
      <rect x={38} y={26} width={62} height={80} rx={8} className={PAPER} />
      <Lines x={48} y={40} widths={[42, 34, 42, 28, 38]} />
      <path d="M112 66h20m-7-7 7 7-7 7" className="fill-none stroke-primary stroke-2" />
      <rect x={146} y={12} width={64} height={108} rx={10} className={PAPER} />
      <Lines x={156} y={24} widths={[36, 26]} />
      <Person x={178} y={108} className={ACCENT} />
      <rect x={158} y={98} width={40} height={9} rx={4.5} className="fill-foreground/80" />
    </>
  ),
  course: (
    <>
      {[0, 1, 2].map((row) => (
        <g key={row} transform={`translate(${46 + row * 8} ${18 + row * 34})`}>
          <rect width={150} height={28} rx={8} className={PAPER} />
          <circle cx={17} cy={14} r={8} className={row === 0 ? ACCENT : 'fill-primary/40'} />
          <Lines x={34} y={8} widths={[70 - row * 10, 48]} />
          <path d="m130 9 8 5-8 5z" className={ACCENT} />
        </g>
      ))}
    </>
  ),
  designer: (
    <>
      <path
        d="M128 66 66 34m62 32L66 100m62-34h58"
        className="fill-none stroke-primary/40 stroke-2"
      />
      <circle cx={60} cy={32} r={18} className={PAPER} />
      <circle cx={60} cy={100} r={18} className={PAPER} />
      <circle cx={196} cy={66} r={18} className={PAPER} />
      <circle cx={60} cy={32} r={7} className="fill-primary/40" />
      <circle cx={60} cy={100} r={7} className="fill-primary/40" />
      <circle cx={196} cy={66} r={7} className="fill-primary/40" />
      <circle cx={128} cy={66} r={26} className={ACCENT} />
      <path d="M117 66h22m-11-11v22" className="fill-none stroke-card stroke-3" />
    </>
  ),
  podcast: (
    <>
      <Person x={56} y={98} className={ACCENT} />
      <Person x={200} y={98} className="fill-primary/45" />
      {[18, 34, 52, 30, 44, 22, 38, 16].map((height, index) => (
        <rect
          key={height}
          x={92 + index * 10}
          y={70 - height / 2}
          width={5}
          height={height}
          rx={2.5}
          className={index < 4 ? ACCENT : 'fill-primary/45'}
        />
      ))}
    </>
  ),
};

/** A small picture of a tool's input and output. An unavailable tool is faded. */
export function ToolIllustration({ name, faded }: { name: Tool['name']; faded: boolean }) {
  return (
    <div className={classNames('bg-primary-soft', faded && 'bg-muted grayscale')}>
      <svg
        aria-hidden="true"
        viewBox="0 0 256 132"
        className={classNames('mx-auto h-36 w-full max-w-72', faded && 'opacity-60')}
      >
        {PICTURES[name]}
      </svg>
    </div>
  );
}
