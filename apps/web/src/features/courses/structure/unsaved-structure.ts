import type { QueryClient } from '@tanstack/react-query';
import type { EditedStructure } from '@tarima/contract';

/** An edit that is not stored yet, with the revision it began from. */
export type UnsavedStructure = { structure: EditedStructure; revision: number };

const keyFor = (projectId: string) => ['unsaved-structure', projectId];

/** Kept until it is stored, so that a person who returns finds it. */
export function keepUnsaved(
  queryClient: QueryClient,
  projectId: string,
  unsaved: UnsavedStructure,
): void {
  queryClient.setQueryDefaults(keyFor(projectId), { gcTime: Number.POSITIVE_INFINITY });
  queryClient.setQueryData(keyFor(projectId), unsaved);
}

export const readUnsaved = (queryClient: QueryClient, projectId: string) =>
  queryClient.getQueryData<UnsavedStructure>(keyFor(projectId));

export const forgetUnsaved = (queryClient: QueryClient, projectId: string): void =>
  queryClient.removeQueries({ queryKey: keyFor(projectId) });
