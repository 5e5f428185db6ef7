const held: object[] = [];

/**
 * Keeps an object that MuPDF lends to a callback, until the process ends. MuPDF frees each of its
 * objects that the garbage collector finds. Its wrapper takes no share in all that it lends (a
 * `Shade`), so freeing one would break the heap of MuPDF. One process reads one document.
 */
export function hold(lent: object): void {
  held.push(lent);
}
