CREATE TABLE "host_deliveries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"status" text NOT NULL,
	"progress" real DEFAULT 0 NOT NULL,
	"job_id" uuid,
	"attempt_id" uuid,
	"deaths_in_step" integer DEFAULT 0 NOT NULL,
	"retry_count" integer DEFAULT 0 NOT NULL,
	"error_code" text,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	"stage" text,
	"library_asset_id" uuid NOT NULL,
	"message" jsonb NOT NULL,
	"answer_status" integer,
	"next_try_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "host_deliveries" ADD CONSTRAINT "host_deliveries_library_asset_id_library_assets_id_fk" FOREIGN KEY ("library_asset_id") REFERENCES "public"."library_assets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "host_deliveries_asset" ON "host_deliveries" USING btree ("library_asset_id");--> statement-breakpoint
CREATE INDEX "host_deliveries_created" ON "host_deliveries" USING btree ("created_at");