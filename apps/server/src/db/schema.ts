/** Every table, one line a feature. */
export * from '../features/accounts/accounts.schema.ts';
export * from '../features/audit/audit.schema.ts';
export * from '../features/companies/companies.schema.ts';
export * from '../features/course-queue/course-queue.schema.ts';
export * from '../features/courses/courses.schema.ts';
export * from '../features/library/library.schema.ts';
export * from '../features/model-usage/model-usage.schema.ts';
export * from '../features/oidc/oidc.schema.ts';
export * from '../features/podcasts/podcasts.schema.ts';
export * from '../features/projects/projects.schema.ts';
export * from '../features/redrafts/redrafts.schema.ts';
export * from '../features/scripts/scripts.schema.ts';
export * from '../features/session/sessions.schema.ts';
export * from '../features/session/users.schema.ts';
export * from '../features/video-settings/video-settings.schema.ts';
export * from '../features/videos/videos.schema.ts';
export * from '../realtime/realtime.schema.ts';
