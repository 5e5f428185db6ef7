CREATE TABLE "podcast_ledgers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"ledger" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "project_ledgers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"ledger" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "podcast_ledgers" ADD CONSTRAINT "podcast_ledgers_id_podcasts_id_fk" FOREIGN KEY ("id") REFERENCES "public"."podcasts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_ledgers" ADD CONSTRAINT "project_ledgers_id_projects_id_fk" FOREIGN KEY ("id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;