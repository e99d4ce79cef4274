CREATE TABLE "audit_log" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor" text NOT NULL,
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"details" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "flags" (
	"name" text PRIMARY KEY NOT NULL,
	"value" boolean NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ingest_runs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	"path" text NOT NULL,
	"fingerprint" text NOT NULL,
	"state" text NOT NULL,
	"checkpoint" jsonb NOT NULL,
	"counts" jsonb NOT NULL,
	"error" text,
	"started_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "ruling_changes" (
	"sequence" bigserial PRIMARY KEY NOT NULL,
	"doc_id" text NOT NULL,
	"kind" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ruling_texts" (
	"doc_id" text PRIMARY KEY NOT NULL,
	"sections" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rulings" (
	"doc_id" text PRIMARY KEY NOT NULL,
	"id_sentence" text NOT NULL,
	"source" text NOT NULL,
	"collection" text NOT NULL,
	"base" text,
	"docket_number" text,
	"docket_letter" text,
	"docket_serial" integer,
	"docket_year" integer,
	"rit" text,
	"ruc" text,
	"book" text,
	"court" text NOT NULL,
	"chamber" text,
	"caption" text NOT NULL,
	"caption_folded" text NOT NULL,
	"decided_on" date,
	"outcome" text NOT NULL,
	"fictional" boolean NOT NULL,
	"facts" jsonb NOT NULL,
	"content_hash" text NOT NULL,
	"change_sequence" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "store_identity" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "ruling_texts" ADD CONSTRAINT "ruling_texts_doc_id_rulings_doc_id_fk" FOREIGN KEY ("doc_id") REFERENCES "public"."rulings"("doc_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_log_subject_idx" ON "audit_log" USING btree ("subject","id");--> statement-breakpoint
CREATE UNIQUE INDEX "ingest_runs_unfinished_idx" ON "ingest_runs" USING btree ("source","fingerprint") WHERE "ingest_runs"."state" = 'running';--> statement-breakpoint
CREATE INDEX "ingest_runs_started_at_idx" ON "ingest_runs" USING btree ("started_at");--> statement-breakpoint
CREATE UNIQUE INDEX "ruling_changes_doc_id_idx" ON "ruling_changes" USING btree ("doc_id");--> statement-breakpoint
CREATE INDEX "rulings_id_sentence_idx" ON "rulings" USING btree ("id_sentence");--> statement-breakpoint
CREATE INDEX "rulings_docket_idx" ON "rulings" USING btree ("docket_serial","docket_year");--> statement-breakpoint
CREATE INDEX "rulings_docket_number_idx" ON "rulings" USING btree ("docket_number");--> statement-breakpoint
CREATE INDEX "rulings_rit_idx" ON "rulings" USING btree ("rit");--> statement-breakpoint
CREATE INDEX "rulings_caption_words_idx" ON "rulings" USING gin (to_tsvector('simple', "caption_folded"));--> statement-breakpoint
CREATE INDEX "rulings_coverage_idx" ON "rulings" USING btree ("collection","decided_on","fictional");--> statement-breakpoint
CREATE INDEX "rulings_source_idx" ON "rulings" USING btree ("source","doc_id");