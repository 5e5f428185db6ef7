ALTER TABLE "learners" ADD COLUMN "answered" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "learners" ADD COLUMN "score" integer;