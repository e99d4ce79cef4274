CREATE TABLE "norm_changes" (
	"sequence" bigserial PRIMARY KEY NOT NULL,
	"id_norma" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "norm_texts" (
	"id_norma" integer NOT NULL,
	"version" integer NOT NULL,
	"position" integer NOT NULL,
	"text" text NOT NULL,
	CONSTRAINT "norm_texts_id_norma_version_position_pk" PRIMARY KEY("id_norma","version","position")
);
--> statement-breakpoint
CREATE TABLE "norm_versions" (
	"id_norma" integer NOT NULL,
	"version" integer NOT NULL,
	"in_force_from" date,
	"in_force_to" date,
	"source" text NOT NULL,
	"captured_on" date,
	"stored_at" timestamp with time zone DEFAULT now() NOT NULL,
	"source_hash" text NOT NULL,
	"content_hash" text NOT NULL,
	"articles" integer NOT NULL,
	"characters" integer NOT NULL,
	"parts" jsonb NOT NULL,
	CONSTRAINT "norm_versions_id_norma_version_pk" PRIMARY KEY("id_norma","version")
);
--> statement-breakpoint
CREATE TABLE "norms" (
	"id_norma" integer PRIMARY KEY NOT NULL,
	"key" text,
	"facts" jsonb NOT NULL,
	"change_sequence" bigint NOT NULL,
	"stored_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "norm_texts" ADD CONSTRAINT "norm_texts_version_fk" FOREIGN KEY ("id_norma","version") REFERENCES "public"."norm_versions"("id_norma","version") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "norm_versions" ADD CONSTRAINT "norm_versions_id_norma_norms_id_norma_fk" FOREIGN KEY ("id_norma") REFERENCES "public"."norms"("id_norma") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "norm_changes_id_norma_idx" ON "norm_changes" USING btree ("id_norma");--> statement-breakpoint
CREATE INDEX "norm_versions_source_hash_idx" ON "norm_versions" USING btree ("source_hash");--> statement-breakpoint
CREATE INDEX "norm_versions_in_force_from_idx" ON "norm_versions" USING btree ("in_force_from");--> statement-breakpoint
CREATE INDEX "norms_key_idx" ON "norms" USING btree ("key");