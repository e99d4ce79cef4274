CREATE TABLE "payment_price_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"mode" text NOT NULL,
	"subscription_id" text NOT NULL,
	"base_id" text NOT NULL,
	"old_amount" integer NOT NULL,
	"new_amount" integer NOT NULL,
	"announced_at" timestamp with time zone NOT NULL,
	"effective_on" date NOT NULL,
	"accepted_at" timestamp with time zone,
	"settled_at" timestamp with time zone,
	"outcome" text
);
--> statement-breakpoint
CREATE TABLE "payment_refunds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"mode" text NOT NULL,
	"invoice_id" bigint NOT NULL,
	"subscription_id" text NOT NULL,
	"user_id" uuid,
	"amount" integer NOT NULL,
	"reason" text NOT NULL,
	"state" text NOT NULL,
	"round" integer DEFAULT 1 NOT NULL,
	"called_at" timestamp with time zone,
	"is_outcome_unknown" boolean DEFAULT false NOT NULL,
	"token" text,
	"flow_refund_order" text,
	"failure" text,
	"created_at" timestamp with time zone NOT NULL,
	"requested_at" timestamp with time zone,
	"settled_at" timestamp with time zone,
	"retained_until" date
);
--> statement-breakpoint
CREATE TABLE "payment_withdrawals" (
	"subscription_id" text NOT NULL,
	"mode" text NOT NULL,
	"user_id" uuid,
	"requested_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"settled_at" timestamp with time zone,
	"retained_until" date,
	CONSTRAINT "payment_withdrawals_subscription_id_mode_pk" PRIMARY KEY("subscription_id","mode")
);
--> statement-breakpoint
ALTER TABLE "payment_consents" ALTER COLUMN "attempt_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_consents" ADD COLUMN "subscription_id" text;--> statement-breakpoint
ALTER TABLE "tax_documents" ADD COLUMN "issuer" text;--> statement-breakpoint
ALTER TABLE "tax_documents" ADD COLUMN "corrects_id" uuid;--> statement-breakpoint
ALTER TABLE "tax_documents" ADD COLUMN "attempts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "tax_documents" ADD COLUMN "next_attempt_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "tax_documents" ADD COLUMN "failure" text;--> statement-breakpoint
ALTER TABLE "payment_price_changes" ADD CONSTRAINT "payment_price_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_refunds" ADD CONSTRAINT "payment_refunds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_withdrawals" ADD CONSTRAINT "payment_withdrawals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_price_changes_open_idx" ON "payment_price_changes" USING btree ("subscription_id","mode","base_id") WHERE "payment_price_changes"."settled_at" is null;--> statement-breakpoint
CREATE INDEX "payment_price_changes_user_idx" ON "payment_price_changes" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_refunds_invoice_idx" ON "payment_refunds" USING btree ("mode","invoice_id");--> statement-breakpoint
CREATE INDEX "payment_refunds_user_idx" ON "payment_refunds" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "payment_refunds_subscription_idx" ON "payment_refunds" USING btree ("subscription_id");--> statement-breakpoint
CREATE INDEX "payment_refunds_open_idx" ON "payment_refunds" USING btree ("mode","created_at") WHERE "payment_refunds"."state" in ('pending', 'requested');--> statement-breakpoint
CREATE INDEX "payment_withdrawals_user_idx" ON "payment_withdrawals" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "payment_withdrawals_open_idx" ON "payment_withdrawals" USING btree ("mode","requested_at") WHERE "payment_withdrawals"."settled_at" is null;--> statement-breakpoint
CREATE INDEX "tax_documents_pending_idx" ON "tax_documents" USING btree ("mode","created_at") WHERE "tax_documents"."state" = 'pending';