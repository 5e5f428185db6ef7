ALTER TABLE "accounts" DROP CONSTRAINT "accounts_email_unique";--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_email_password" UNIQUE("email","password_hash");