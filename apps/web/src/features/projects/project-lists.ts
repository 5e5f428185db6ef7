import { projectEndpoints } from '@tarima/contract';

/** Asked again after what changes them: the projects, and those that can still be brought back. */
export const PROJECT_LISTS = [projectEndpoints.list, projectEndpoints.listDeleted];
