import { randomUUID } from 'node:crypto';
import type { Clock } from '@tarima/vendors';
import { PresenterError } from '../presenter-error.ts';
import type { OrderBook, PresenterOrder } from '../presenter-provider.ts';
import { UnansweredError } from './client.ts';
import type { Dialect, Order } from './dialect.ts';
import { cancelled, unreachable } from './failures.ts';
import type { Places } from './places.ts';

/**
 * A create call takes half a minute. Its video may appear in the list after the caller has given
 * up.
 */
const SETTLED_AFTER_MS = 120_000;
const LOOK_AGAIN_MS = 5_000;
const MOST_SUBMISSIONS = 2;
const MOST_TITLE = 80;

export type PlacedOrder = PresenterOrder & { vendorId: string };

type PlaceOrder = {
  dialect: Pick<Dialect, 'create' | 'findByNonce'>;
  places: Pick<Places, 'tooMany'>;
  clock: Clock;
  orders: OrderBook;
  /** The order's content. Called only if nothing was ordered before. */
  prepare: () => Promise<Omit<Order, 'nonce'>>;
  signal: AbortSignal;
};

/**
 * Orders a video once. It stores the intention before the call, and the vendor's name right after
 * it. If it is unknown whether an order arrived, its nonce is looked up. It is sent again only
 * after it must have appeared.
 */
export async function placeOrder(request: PlaceOrder): Promise<PlacedOrder> {
  const { orders } = request;
  const known = await orders.find();
  if (known) {
    const found = known.vendorId ?? (await lookUp(known, request));
    if (found) return accept({ ...known, vendorId: found }, orders);
  }
  const prepared = await request.prepare();
  const nonce = known?.nonce ?? `tarima-${randomUUID().slice(0, 13)}`;
  const title = `${prepared.title.slice(0, MOST_TITLE)} · ${nonce}`;
  for (let submission = 1; submission <= MOST_SUBMISSIONS; submission++) {
    const vendorId = await submit({ ...prepared, title, nonce }, request);
    if (vendorId) return vendorId;
  }
  throw unreachable('an order was not answered, and did not appear');
}

async function submit(order: Order, request: PlaceOrder): Promise<PlacedOrder | null> {
  const { dialect, clock, orders, places, signal } = request;
  const open = { nonce: order.nonce, sentAt: clock.now(), vendorId: null };
  await orders.keep(open);
  try {
    const vendorId = await dialect.create(order, signal);
    return await accept({ ...open, vendorId }, orders);
  } catch (error) {
    if (error instanceof UnansweredError) {
      // Counted from now, because the call may have waited before it was sent.
      const found = await lookUp({ ...open, sentAt: clock.now() }, request);
      return found ? accept({ ...open, vendorId: found }, orders) : null;
    }
    // An aborted order may have arrived; the next try looks it up.
    if (signal.aborted) throw cancelled();
    if (error instanceof PresenterError) {
      if (error.code === 'PRESENTER_VENDOR_BUSY') places.tooMany();
      await orders.drop();
    }
    throw error;
  }
}

async function accept(order: PlacedOrder, orders: OrderBook): Promise<PlacedOrder> {
  await orders.keep(order);
  return order;
}

/** The vendor's name of an order that may have arrived; null once it certainly did not. */
async function lookUp(
  { nonce, sentAt }: PresenterOrder,
  { dialect, clock, signal }: PlaceOrder,
): Promise<string | null> {
  for (;;) {
    const isSettled = clock.now() - sentAt >= SETTLED_AFTER_MS;
    const found = await dialect.findByNonce(nonce, signal);
    if (found || isSettled) return found;
    await clock.sleep(LOOK_AGAIN_MS, signal).catch(() => {
      throw cancelled();
    });
  }
}
