CREATE TABLE "company_looks" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"look" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "company_pictures" (
	"company_id" uuid NOT NULL,
	"picture" text NOT NULL,
	"media_type" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"bytes" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "company_pictures_company_id_picture_pk" PRIMARY KEY("company_id","picture")
);
--> statement-breakpoint
ALTER TABLE "company_looks" ADD CONSTRAINT "company_looks_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_pictures" ADD CONSTRAINT "company_pictures_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;