/** The element that shows a link inside the page of a listed site. */
export const embedCode = (address: string): string =>
  `<iframe src="${address}" width="960" height="640" style="border:0;max-width:100%" allow="fullscreen"></iframe>`;
