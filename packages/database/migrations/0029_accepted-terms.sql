CREATE TABLE "accepted_terms" (
	"hash" text PRIMARY KEY NOT NULL,
	"version" text NOT NULL,
	"sections" jsonb NOT NULL,
	"first_accepted_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "payment_consents" ADD COLUMN "terms_hash" text;