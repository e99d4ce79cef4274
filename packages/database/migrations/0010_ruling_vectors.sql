CREATE TABLE "encoders" (
	"name" text PRIMARY KEY NOT NULL,
	"settings" jsonb NOT NULL,
	"complete_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "ruling_vectors" (
	"doc_id" text NOT NULL,
	"encoder" text NOT NULL,
	"content_hash" text NOT NULL,
	"text_hash" text NOT NULL,
	"vectors" "bytea" NOT NULL,
	CONSTRAINT "ruling_vectors_doc_id_encoder_pk" PRIMARY KEY("doc_id","encoder")
);
--> statement-breakpoint
ALTER TABLE "ruling_vectors" ADD CONSTRAINT "ruling_vectors_doc_id_rulings_doc_id_fk" FOREIGN KEY ("doc_id") REFERENCES "public"."rulings"("doc_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ruling_vectors" ADD CONSTRAINT "ruling_vectors_encoder_encoders_name_fk" FOREIGN KEY ("encoder") REFERENCES "public"."encoders"("name") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ruling_vectors_encoder_idx" ON "ruling_vectors" USING btree ("encoder");