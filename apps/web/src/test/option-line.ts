import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** A closed or open line of the podcast form, by the start of its title. */
export const optionLine = (title: string) =>
  screen.findByRole('button', { name: new RegExp(`^${title}`, 'u') });

/** Opens a line of the podcast form, which closes the one before. */
export async function openLine(user: UserEvent, title: string): Promise<void> {
  await user.click(await optionLine(title));
}
