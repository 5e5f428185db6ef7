const RUNGS = Array.from({ length: 11 }, (_, rung) => {
  const share = (rung + 1) / 12;
  const [x, y] = [150 + 70 * share, 300 - 264 * share];
  return `<path d="M${x - 7} ${y - 2}l14 4"/>`;
}).join('');

/** A ladder on a wall, one metre out and four metres up. It has numbers, but no words. */
export const LADDER = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 420 340" width="420" height="340">
<rect width="420" height="340" rx="14" fill="#e9f6f7"/>
<rect x="222" y="24" width="34" height="276" fill="#b9d4d8"/>
<path d="M222 70h34M222 116h34M222 162h34M222 208h34M222 254h34M239 24v46M230 70v46M246 116v46M230 162v46M246 208v46M234 254v46" stroke="#9dc0c5" stroke-width="2"/>
<rect x="40" y="300" width="340" height="14" rx="4" fill="#7fa3a9"/>
<g fill="none" stroke="#00616b" stroke-width="6" stroke-linecap="round"><path d="M143 298 213 34M157 301 227 38"/></g>
<g fill="none" stroke="#00616b" stroke-width="4" stroke-linecap="round">${RUNGS}</g>
<g fill="none" stroke="#c4510f" stroke-width="3" stroke-linecap="round"><path d="M150 326h72M150 320v12M222 320v12M290 36v264M284 36h12M284 300h12"/></g>
<g font-family="Inter" font-weight="700" font-size="22" fill="#a03f06"><text x="230" y="334">1 m</text><text x="302" y="176">4 m</text></g>
</svg>`;
