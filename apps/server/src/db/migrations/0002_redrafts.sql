CREATE TABLE "redrafts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"status" text NOT NULL,
	"progress" real DEFAULT 0 NOT NULL,
	"job_id" uuid,
	"starts_without_step" integer DEFAULT 0 NOT NULL,
	"retry_count" integer DEFAULT 0 NOT NULL,
	"error_code" text,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	"stage" text,
	"redraft_id" uuid NOT NULL,
	"request" jsonb NOT NULL,
	"proposal" jsonb
);
--> statement-breakpoint
ALTER TABLE "redrafts" ADD CONSTRAINT "redrafts_id_projects_id_fk" FOREIGN KEY ("id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;