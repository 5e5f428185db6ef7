ALTER TABLE "course_script_runs" ADD COLUMN "attempt_id" uuid;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "attempt_id" uuid;--> statement-breakpoint
ALTER TABLE "podcasts" ADD COLUMN "attempt_id" uuid;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "attempt_id" uuid;--> statement-breakpoint
ALTER TABLE "redrafts" ADD COLUMN "attempt_id" uuid;--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "attempt_id" uuid;