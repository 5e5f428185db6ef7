import { encodeQR } from 'qr';

/** Blank modules around the code, which readers need to find it. */
const QUIET = 4;

/** Dark on light in both themes: some readers accept nothing else. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const rows = encodeQR(text, 'raw', { border: QUIET });
  const dark = rows.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      shapeRendering="crispEdges"
      className="size-52 justify-self-center rounded-xl border bg-white"
    >
      <path d={dark.join('')} className="fill-black" />
    </svg>
  );
}
