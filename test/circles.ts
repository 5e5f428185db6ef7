/**
 * The circles of an import graph, each with its members sorted. They are Tarjan's strongly connected
 * components of more than one member. Targets that are no key are ignored.
 */
export function circlesOf(arrows: Map<string, Set<string>>): string[][] {
  const orders = new Map<string, number>();
  const open: string[] = [];
  const circles: string[][] = [];

  function visit(name: string): number {
    const order = orders.size;
    let low = order;
    orders.set(name, order);
    open.push(name);
    for (const target of arrows.get(name) ?? []) {
      if (!arrows.has(target)) continue;
      if (!orders.has(target)) low = Math.min(low, visit(target));
      else if (open.includes(target)) low = Math.min(low, orders.get(target) ?? low);
    }
    if (low === order) {
      const members = open.splice(open.indexOf(name));
      if (members.length > 1) circles.push(members.sort());
    }
    return low;
  }

  for (const name of arrows.keys()) if (!orders.has(name)) visit(name);
  return circles;
}
