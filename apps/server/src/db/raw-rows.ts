/** The rows of a raw query. Both drivers answer with them, and the generic type lacks them. */
export const rawRows = <Row>(answer: unknown): Row[] => (answer as { rows: Row[] }).rows;
