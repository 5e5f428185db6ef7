ALTER TABLE "audit_events" ALTER COLUMN "at" SET DEFAULT clock_timestamp();--> statement-breakpoint
ALTER TABLE "audit_events" ADD COLUMN "company_ids" uuid[] DEFAULT '{}'::uuid[] NOT NULL;--> statement-breakpoint
-- Who belonged where when an earlier line was written is not known: their sign-ins stay the studio's alone.
UPDATE "audit_events" SET "company_ids" = ARRAY["company_id"] WHERE "company_id" IS NOT NULL;--> statement-breakpoint
UPDATE "audit_events" SET "company_ids" = ARRAY["companies"."id"], "subject_name" = coalesce("subject_name", "companies"."name") FROM "companies" WHERE "companies"."id"::text = "audit_events"."subject";--> statement-breakpoint
UPDATE "audit_events" SET "subject_name" = "users"."full_name" FROM "users" WHERE "users"."id"::text = "audit_events"."subject" AND "subject_name" IS NULL;--> statement-breakpoint
CREATE INDEX "audit_events_companies" ON "audit_events" USING gin ("company_ids");--> statement-breakpoint
ALTER TABLE "audit_events" DROP COLUMN "company_id";
