ALTER TABLE "payment_mails" ADD COLUMN "mail_id" uuid;--> statement-breakpoint
ALTER TABLE "payment_mails" ADD COLUMN "sent_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "payment_mails_mail_idx" ON "payment_mails" USING btree ("mail_id");