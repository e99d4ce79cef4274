CREATE TABLE "watch_articles" (
	"watch_id" uuid NOT NULL,
	"id_norma" integer NOT NULL,
	"article" text NOT NULL,
	"user_id" uuid NOT NULL,
	"doc_id" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "watch_articles_one" UNIQUE NULLS NOT DISTINCT("watch_id","id_norma","article","doc_id")
);
--> statement-breakpoint
CREATE TABLE "watch_news" (
	"id" uuid PRIMARY KEY NOT NULL,
	"watch_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"doc_id" text,
	"later_doc_id" text,
	"id_norma" integer,
	"article" text,
	"in_force_from" date,
	"created_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	"mailed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "watch_progress" (
	"id" smallint PRIMARY KEY NOT NULL,
	"sequence" bigint NOT NULL,
	"norm_sequence" bigint NOT NULL,
	"reader" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "watch_rulings" (
	"watch_id" uuid NOT NULL,
	"doc_id" text NOT NULL,
	"user_id" uuid NOT NULL,
	"folder_id" uuid,
	"sequence" bigint NOT NULL,
	"version" integer NOT NULL,
	"masks" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "watch_rulings_watch_id_doc_id_pk" PRIMARY KEY("watch_id","doc_id")
);
--> statement-breakpoint
CREATE TABLE "watches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"folder_id" uuid,
	"sealed" text NOT NULL,
	"frequency" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_sent_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "watch_articles" ADD CONSTRAINT "watch_articles_watch_id_watches_id_fk" FOREIGN KEY ("watch_id") REFERENCES "public"."watches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watch_articles" ADD CONSTRAINT "watch_articles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watch_articles" ADD CONSTRAINT "watch_articles_ruling_fk" FOREIGN KEY ("watch_id","doc_id") REFERENCES "public"."watch_rulings"("watch_id","doc_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watch_news" ADD CONSTRAINT "watch_news_watch_id_watches_id_fk" FOREIGN KEY ("watch_id") REFERENCES "public"."watches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watch_news" ADD CONSTRAINT "watch_news_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watch_rulings" ADD CONSTRAINT "watch_rulings_watch_id_watches_id_fk" FOREIGN KEY ("watch_id") REFERENCES "public"."watches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watch_rulings" ADD CONSTRAINT "watch_rulings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watch_rulings" ADD CONSTRAINT "watch_rulings_item_fk" FOREIGN KEY ("folder_id","doc_id") REFERENCES "public"."folder_items"("folder_id","doc_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watches" ADD CONSTRAINT "watches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watches" ADD CONSTRAINT "watches_folder_id_folders_id_fk" FOREIGN KEY ("folder_id") REFERENCES "public"."folders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "watch_articles_norm_idx" ON "watch_articles" USING btree ("id_norma");--> statement-breakpoint
CREATE INDEX "watch_articles_user_idx" ON "watch_articles" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "watch_articles_ruling_idx" ON "watch_articles" USING btree ("watch_id","doc_id");--> statement-breakpoint
CREATE UNIQUE INDEX "watch_news_key_idx" ON "watch_news" USING btree ("watch_id","key");--> statement-breakpoint
CREATE INDEX "watch_news_user_idx" ON "watch_news" USING btree ("user_id","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "watch_rulings_doc_id_idx" ON "watch_rulings" USING btree ("doc_id");--> statement-breakpoint
CREATE INDEX "watch_rulings_user_idx" ON "watch_rulings" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "watch_rulings_item_idx" ON "watch_rulings" USING btree ("folder_id","doc_id");--> statement-breakpoint
CREATE INDEX "watches_user_idx" ON "watches" USING btree ("user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "watches_folder_idx" ON "watches" USING btree ("folder_id");