CREATE TABLE "analyses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"state" text NOT NULL,
	"sealed" text NOT NULL,
	"revision" integer NOT NULL,
	"total" integer NOT NULL,
	"is_counted" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"queued_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "analysis_cells" (
	"analysis_id" uuid NOT NULL,
	"doc_id" text NOT NULL,
	"user_id" uuid NOT NULL,
	"revision" integer NOT NULL,
	"sealed" text NOT NULL,
	CONSTRAINT "analysis_cells_analysis_id_doc_id_pk" PRIMARY KEY("analysis_id","doc_id")
);
--> statement-breakpoint
CREATE TABLE "analysis_rulings" (
	"analysis_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"doc_id" text NOT NULL,
	"user_id" uuid NOT NULL,
	CONSTRAINT "analysis_rulings_analysis_id_position_pk" PRIMARY KEY("analysis_id","position")
);
--> statement-breakpoint
ALTER TABLE "analyses" ADD CONSTRAINT "analyses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "analysis_cells" ADD CONSTRAINT "analysis_cells_analysis_id_analyses_id_fk" FOREIGN KEY ("analysis_id") REFERENCES "public"."analyses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "analysis_cells" ADD CONSTRAINT "analysis_cells_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "analysis_rulings" ADD CONSTRAINT "analysis_rulings_analysis_id_analyses_id_fk" FOREIGN KEY ("analysis_id") REFERENCES "public"."analyses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "analysis_rulings" ADD CONSTRAINT "analysis_rulings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "analyses_user_idx" ON "analyses" USING btree ("user_id","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "analyses_open_idx" ON "analyses" USING btree ("queued_at","id") WHERE "analyses"."state" in ('pendiente', 'en_curso');--> statement-breakpoint
CREATE INDEX "analysis_cells_doc_idx" ON "analysis_cells" USING btree ("doc_id");--> statement-breakpoint
CREATE INDEX "analysis_cells_user_idx" ON "analysis_cells" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "analysis_rulings_user_idx" ON "analysis_rulings" USING btree ("user_id");