CREATE TABLE "project_figures" (
	"project_id" uuid NOT NULL,
	"picture" text NOT NULL,
	"media_type" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"kind" text NOT NULL,
	"alt" text NOT NULL,
	"bytes" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "project_figures_project_id_picture_pk" PRIMARY KEY("project_id","picture")
);
--> statement-breakpoint
ALTER TABLE "project_figures" ADD CONSTRAINT "project_figures_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;