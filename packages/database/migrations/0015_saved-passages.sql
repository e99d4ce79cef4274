CREATE TABLE "saved_passages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"folder_id" uuid,
	"doc_id" text NOT NULL,
	"author_id" uuid NOT NULL,
	"sealed" text NOT NULL,
	"position" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "saved_passages" ADD CONSTRAINT "saved_passages_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_passages" ADD CONSTRAINT "saved_passages_item_fk" FOREIGN KEY ("folder_id","doc_id") REFERENCES "public"."folder_items"("folder_id","doc_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "saved_passages_folder_idx" ON "saved_passages" USING btree ("folder_id","position","id");--> statement-breakpoint
CREATE INDEX "saved_passages_author_idx" ON "saved_passages" USING btree ("author_id","doc_id");