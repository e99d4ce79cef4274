CREATE TABLE "research_jobs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"state" text NOT NULL,
	"sealed" text NOT NULL,
	"is_counted" boolean NOT NULL,
	"is_seen" boolean NOT NULL,
	"changes" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "research_sentences" (
	"job_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"doc_id" text NOT NULL,
	"user_id" uuid NOT NULL,
	"sealed" text NOT NULL,
	CONSTRAINT "research_sentences_job_id_position_pk" PRIMARY KEY("job_id","position")
);
--> statement-breakpoint
CREATE TABLE "research_steps" (
	"job_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"sealed" text,
	"change" integer NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "research_steps_job_id_position_pk" PRIMARY KEY("job_id","position")
);
--> statement-breakpoint
ALTER TABLE "research_jobs" ADD CONSTRAINT "research_jobs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "research_sentences" ADD CONSTRAINT "research_sentences_job_id_research_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."research_jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "research_sentences" ADD CONSTRAINT "research_sentences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "research_steps" ADD CONSTRAINT "research_steps_job_id_research_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."research_jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "research_steps" ADD CONSTRAINT "research_steps_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "research_jobs_user_idx" ON "research_jobs" USING btree ("user_id","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "research_jobs_open_idx" ON "research_jobs" USING btree ("created_at","id") WHERE "research_jobs"."state" in ('pendiente', 'en_curso');--> statement-breakpoint
CREATE INDEX "research_sentences_doc_idx" ON "research_sentences" USING btree ("doc_id");--> statement-breakpoint
CREATE INDEX "research_sentences_user_idx" ON "research_sentences" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "research_steps_user_idx" ON "research_steps" USING btree ("user_id");