/** What happy-dom adds to the window; its own types are not among the browser's. */
type WithHappyDom = { happyDOM: { setURL: (url: string) => void } };

export function openAddress(address: string): void {
  // vitest's environment is happy-dom
  (window as unknown as WithHappyDom).happyDOM.setURL(address);
}
