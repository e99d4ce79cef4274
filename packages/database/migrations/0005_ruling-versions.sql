CREATE TABLE "masking_reports" (
	"doc_id" text NOT NULL,
	"version" integer NOT NULL,
	"total" integer NOT NULL,
	"report" jsonb NOT NULL,
	CONSTRAINT "masking_reports_doc_id_version_pk" PRIMARY KEY("doc_id","version")
);
--> statement-breakpoint
CREATE TABLE "raw_records" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"doc_id" text,
	"record_id" text NOT NULL,
	"source_id" text NOT NULL,
	"raw_hash" text NOT NULL,
	"pack" text NOT NULL,
	"offset" integer NOT NULL,
	"length" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ruling_version_texts" (
	"doc_id" text NOT NULL,
	"version" integer NOT NULL,
	"facts" jsonb NOT NULL,
	"sections" jsonb NOT NULL,
	CONSTRAINT "ruling_version_texts_doc_id_version_pk" PRIMARY KEY("doc_id","version")
);
--> statement-breakpoint
CREATE TABLE "ruling_versions" (
	"doc_id" text NOT NULL,
	"version" integer NOT NULL,
	"shown" boolean NOT NULL,
	"record_id" text NOT NULL,
	"source" text NOT NULL,
	"id_sentence" text NOT NULL,
	"fetched_at" timestamp with time zone,
	"stored_at" timestamp with time zone NOT NULL,
	"raw_hash" text,
	"text_hash" text NOT NULL,
	"content_hash" text NOT NULL,
	"characters" integer NOT NULL,
	"fact_count" smallint NOT NULL,
	"documents_version" integer NOT NULL,
	"status" text,
	"superseded_at" timestamp with time zone,
	CONSTRAINT "ruling_versions_doc_id_version_pk" PRIMARY KEY("doc_id","version")
);
--> statement-breakpoint
ALTER TABLE "masking_reports" ADD CONSTRAINT "masking_reports_version_fk" FOREIGN KEY ("doc_id","version") REFERENCES "public"."ruling_versions"("doc_id","version") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "raw_records" ADD CONSTRAINT "raw_records_doc_id_rulings_doc_id_fk" FOREIGN KEY ("doc_id") REFERENCES "public"."rulings"("doc_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ruling_version_texts" ADD CONSTRAINT "ruling_version_texts_version_fk" FOREIGN KEY ("doc_id","version") REFERENCES "public"."ruling_versions"("doc_id","version") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ruling_versions" ADD CONSTRAINT "ruling_versions_doc_id_rulings_doc_id_fk" FOREIGN KEY ("doc_id") REFERENCES "public"."rulings"("doc_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "raw_records_record_id_idx" ON "raw_records" USING btree ("record_id") WHERE "raw_records"."doc_id" is not null;--> statement-breakpoint
CREATE INDEX "raw_records_refuse_idx" ON "raw_records" USING btree ("pack") WHERE "raw_records"."doc_id" is null;--> statement-breakpoint
CREATE INDEX "raw_records_doc_id_idx" ON "raw_records" USING btree ("doc_id");--> statement-breakpoint
CREATE INDEX "raw_records_pack_idx" ON "raw_records" USING btree ("pack");--> statement-breakpoint
CREATE INDEX "ruling_versions_record_id_idx" ON "ruling_versions" USING btree ("record_id");--> statement-breakpoint
CREATE INDEX "ruling_versions_id_sentence_idx" ON "ruling_versions" USING btree ("id_sentence");--> statement-breakpoint
CREATE INDEX "ruling_versions_documents_version_idx" ON "ruling_versions" USING btree ("documents_version") WHERE "ruling_versions"."superseded_at" is null;--> statement-breakpoint
INSERT INTO "ruling_versions" ("doc_id", "version", "shown", "record_id", "source", "id_sentence", "stored_at", "text_hash", "content_hash", "characters", "fact_count", "documents_version")
SELECT "doc_id", 1, true, "doc_id", "source", "id_sentence", "created_at", '', "content_hash", 0, 0, 0 FROM "rulings";
