CREATE TABLE "quotation_sources" (
	"doc_id" text NOT NULL,
	"position" integer NOT NULL,
	"source_doc_id" text NOT NULL,
	"anchor" text NOT NULL,
	"differences" smallint NOT NULL,
	"quoted" boolean NOT NULL,
	CONSTRAINT "quotation_sources_doc_id_position_source_doc_id_pk" PRIMARY KEY("doc_id","position","source_doc_id")
);
--> statement-breakpoint
CREATE TABLE "ruling_considerandos" (
	"doc_id" text NOT NULL,
	"anchor" text NOT NULL,
	"words_hash" bigint NOT NULL,
	"court" text NOT NULL,
	"decided_on" date,
	"fictional" boolean NOT NULL,
	CONSTRAINT "ruling_considerandos_doc_id_anchor_pk" PRIMARY KEY("doc_id","anchor")
);
--> statement-breakpoint
CREATE TABLE "ruling_prints" (
	"doc_id" text PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"content_hash" text NOT NULL,
	"reader" smallint NOT NULL,
	"prints" integer[] NOT NULL,
	"paragraphs" smallint[] NOT NULL,
	"undecided" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ruling_quotations" (
	"doc_id" text NOT NULL,
	"position" integer NOT NULL,
	"anchor" text NOT NULL,
	"starts_at" integer NOT NULL,
	"end_anchor" text NOT NULL,
	"ends_at" integer NOT NULL,
	"words" smallint NOT NULL,
	"prints" integer[] NOT NULL,
	"state" text,
	"differences" smallint DEFAULT 0 NOT NULL,
	"id_norma" integer,
	"norm_version" integer,
	"article" text,
	CONSTRAINT "ruling_quotations_doc_id_position_pk" PRIMARY KEY("doc_id","position")
);
--> statement-breakpoint
CREATE TABLE "trace_progress" (
	"id" smallint PRIMARY KEY NOT NULL,
	"sequence" bigint NOT NULL,
	"norm_sequence" bigint NOT NULL,
	"reader" smallint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "quotation_sources" ADD CONSTRAINT "quotation_sources_quotation_fk" FOREIGN KEY ("doc_id","position") REFERENCES "public"."ruling_quotations"("doc_id","position") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ruling_considerandos" ADD CONSTRAINT "ruling_considerandos_doc_id_rulings_doc_id_fk" FOREIGN KEY ("doc_id") REFERENCES "public"."rulings"("doc_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ruling_prints" ADD CONSTRAINT "ruling_prints_doc_id_rulings_doc_id_fk" FOREIGN KEY ("doc_id") REFERENCES "public"."rulings"("doc_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ruling_quotations" ADD CONSTRAINT "ruling_quotations_doc_id_rulings_doc_id_fk" FOREIGN KEY ("doc_id") REFERENCES "public"."rulings"("doc_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "quotation_sources_source_idx" ON "quotation_sources" USING btree ("source_doc_id");--> statement-breakpoint
CREATE INDEX "ruling_considerandos_words_idx" ON "ruling_considerandos" USING btree ("words_hash","fictional","decided_on","doc_id","court");--> statement-breakpoint
CREATE INDEX "ruling_prints_prints_idx" ON "ruling_prints" USING gin ("prints") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "ruling_quotations_prints_idx" ON "ruling_quotations" USING gin ("prints") WITH (fastupdate=false) WHERE "ruling_quotations"."state" is not null;--> statement-breakpoint
CREATE INDEX "ruling_quotations_pending_idx" ON "ruling_quotations" USING btree ("doc_id") WHERE "ruling_quotations"."state" is null;