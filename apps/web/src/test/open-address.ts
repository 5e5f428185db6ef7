/** The API that happy-dom adds to the window. The browser's types do not have it. */
type WithHappyDom = { happyDOM: { setURL: (url: string) => void } };

export function openAddress(address: string): void {
  // The test environment is happy-dom.
  (window as unknown as WithHappyDom).happyDOM.setURL(address);
}
