CREATE TABLE "ruling_reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"doc_id" text NOT NULL,
	"datum" text NOT NULL,
	"correction" text NOT NULL,
	"anchor" text,
	"email" text,
	"content_hash" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"resolution" text,
	"resolved_at" timestamp with time zone
);
--> statement-breakpoint
CREATE INDEX "ruling_reports_doc_id_idx" ON "ruling_reports" USING btree ("doc_id");--> statement-breakpoint
CREATE INDEX "ruling_reports_open_idx" ON "ruling_reports" USING btree ("received_at") WHERE "ruling_reports"."resolution" is null;