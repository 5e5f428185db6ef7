ALTER TABLE "course_script_runs" RENAME COLUMN "starts_without_step" TO "deaths_in_step";
--> statement-breakpoint
ALTER TABLE "courses" RENAME COLUMN "starts_without_step" TO "deaths_in_step";
--> statement-breakpoint
ALTER TABLE "podcasts" RENAME COLUMN "starts_without_step" TO "deaths_in_step";
--> statement-breakpoint
ALTER TABLE "projects" RENAME COLUMN "starts_without_step" TO "deaths_in_step";
--> statement-breakpoint
ALTER TABLE "redrafts" RENAME COLUMN "starts_without_step" TO "deaths_in_step";
--> statement-breakpoint
ALTER TABLE "videos" RENAME COLUMN "starts_without_step" TO "deaths_in_step";
