import type { OrderBook, PresenterOrder } from './presenter-provider.ts';

export type TestOrders = OrderBook & {
  open: () => PresenterOrder | null;
  bills: { vendorId: string; seconds: number }[];
};

/** An order book in memory. */
export function createTestOrders(): TestOrders {
  let open: PresenterOrder | null = null;
  const bills: TestOrders['bills'] = [];
  return {
    bills,
    open: () => open,
    find: async () => open,
    async keep(order) {
      open = order;
    },
    async billed(vendorId, seconds) {
      if (!bills.some((bill) => bill.vendorId === vendorId)) bills.push({ vendorId, seconds });
    },
    async drop() {
      open = null;
    },
  };
}
