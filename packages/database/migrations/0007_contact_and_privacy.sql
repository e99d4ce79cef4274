CREATE TABLE "contact_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"topic" text NOT NULL,
	"email" text,
	"sealed" text,
	"received_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "privacy_measures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"doc_id" text NOT NULL,
	"decision_key" text,
	"sealed_names" text,
	"reference" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "privacy_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"code_hash" text NOT NULL,
	"right" text NOT NULL,
	"doc_id" text,
	"email_hash" text,
	"sealed" text,
	"received_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"extended_at" timestamp with time zone,
	"resolution" text,
	"reason" text,
	"resolved_at" timestamp with time zone
);
--> statement-breakpoint
CREATE UNIQUE INDEX "contact_messages_reference_idx" ON "contact_messages" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "contact_messages_email_idx" ON "contact_messages" USING btree ("email","received_at");--> statement-breakpoint
CREATE INDEX "contact_messages_open_idx" ON "contact_messages" USING btree ("received_at") WHERE "contact_messages"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "privacy_measures_doc_id_idx" ON "privacy_measures" USING btree ("doc_id");--> statement-breakpoint
CREATE INDEX "privacy_measures_decision_key_idx" ON "privacy_measures" USING btree ("decision_key");--> statement-breakpoint
CREATE UNIQUE INDEX "privacy_requests_reference_idx" ON "privacy_requests" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "privacy_requests_email_idx" ON "privacy_requests" USING btree ("email_hash","received_at");--> statement-breakpoint
CREATE INDEX "privacy_requests_open_idx" ON "privacy_requests" USING btree ("due_at") WHERE "privacy_requests"."resolution" is null;