declare const authorized: unique symbol;

/**
 * A thing that was checked against the person who asks: only a feature's own `authorize` makes
 * one, and whatever changes data takes one in place of an id.
 */
export type Authorized<Thing> = Thing & { readonly [authorized]: true };

/** Marks a row whose company is one of the actor's. Call it where the check is, nowhere else. */
export function asAuthorized<Thing extends { companyId: string }>(
  actor: { companies: { pk: string }[] },
  thing: Thing | null,
): Authorized<Thing> | null {
  if (!thing || !actor.companies.some((company) => company.pk === thing.companyId)) return null;
  // The one place where the mark is put on: the line above is the proof it stands for.
  return thing as Authorized<Thing>;
}
