import { libraryEndpoints, projectEndpoints } from '@tarima/contract';

/** Refetched after a change of a project: all works, and the projects that can be restored. */
export const LIBRARY_LISTS = [libraryEndpoints.list, projectEndpoints.listDeleted];
