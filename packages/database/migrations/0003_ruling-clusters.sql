CREATE TABLE "likeness_progress" (
	"id" smallint PRIMARY KEY NOT NULL,
	"sequence" bigint NOT NULL,
	"version" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ruling_likeness" (
	"doc_id" text PRIMARY KEY NOT NULL,
	"cluster_id" text NOT NULL,
	"founder" boolean NOT NULL,
	"bands" integer[] NOT NULL,
	"shingles" integer NOT NULL,
	"court_rank" smallint NOT NULL,
	"decided_on" date,
	"content_hash" text NOT NULL
);
--> statement-breakpoint
CREATE INDEX "ruling_likeness_bands_idx" ON "ruling_likeness" USING gin ("bands") WITH (fastupdate=false) WHERE "ruling_likeness"."founder";--> statement-breakpoint
CREATE INDEX "ruling_likeness_cluster_idx" ON "ruling_likeness" USING btree ("cluster_id","court_rank","decided_on" DESC NULLS LAST,"doc_id");