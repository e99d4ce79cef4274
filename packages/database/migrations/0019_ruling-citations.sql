CREATE TABLE "citation_progress" (
	"id" smallint PRIMARY KEY NOT NULL,
	"sequence" bigint NOT NULL,
	"reader" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ruling_citations" (
	"doc_id" text NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"same_case" boolean NOT NULL,
	"letter" text,
	"serial" integer,
	"year" integer,
	"book" text,
	"court" text,
	"decided_on" date,
	"caption" text,
	"considerandos" smallint[] NOT NULL,
	"ambiguous" boolean NOT NULL,
	"confidence" real NOT NULL,
	"anchor" text NOT NULL,
	"starts_at" integer NOT NULL,
	"ends_at" integer NOT NULL,
	"citing_on" date,
	"citing_fictional" boolean NOT NULL,
	CONSTRAINT "ruling_citations_doc_id_position_pk" PRIMARY KEY("doc_id","position")
);
--> statement-breakpoint
CREATE TABLE "ruling_norm_places" (
	"doc_id" text PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"content_hash" text NOT NULL,
	"reader" smallint NOT NULL,
	"norms" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "ruling_citations" ADD CONSTRAINT "ruling_citations_doc_id_rulings_doc_id_fk" FOREIGN KEY ("doc_id") REFERENCES "public"."rulings"("doc_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ruling_norm_places" ADD CONSTRAINT "ruling_norm_places_doc_id_rulings_doc_id_fk" FOREIGN KEY ("doc_id") REFERENCES "public"."rulings"("doc_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ruling_citations_number_idx" ON "ruling_citations" USING btree ("serial","year") WHERE not "ruling_citations"."same_case";--> statement-breakpoint
CREATE INDEX "ruling_citations_caption_idx" ON "ruling_citations" USING btree ("decided_on","caption") WHERE "ruling_citations"."serial" is null;