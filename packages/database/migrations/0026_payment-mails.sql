CREATE TABLE "payment_findings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"mode" text NOT NULL,
	"key" text NOT NULL,
	"what" text NOT NULL,
	"subject" text NOT NULL,
	"details" jsonb NOT NULL,
	"found_at" timestamp with time zone NOT NULL,
	"reported_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "payment_mails" (
	"mode" text NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"user_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_mails_mode_kind_subject_pk" PRIMARY KEY("mode","kind","subject")
);
--> statement-breakpoint
ALTER TABLE "payment_mails" ADD CONSTRAINT "payment_mails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_findings_key_idx" ON "payment_findings" USING btree ("mode","key");--> statement-breakpoint
CREATE INDEX "payment_findings_open_idx" ON "payment_findings" USING btree ("mode","found_at") WHERE "payment_findings"."reported_at" is null;--> statement-breakpoint
CREATE INDEX "payment_mails_user_idx" ON "payment_mails" USING btree ("user_id");