ALTER TABLE "payment_subscriptions" ADD COLUMN "service_fee" integer;--> statement-breakpoint
UPDATE "payment_subscriptions" SET "service_fee" = 1000;--> statement-breakpoint
ALTER TABLE "payment_subscriptions" ALTER COLUMN "service_fee" SET NOT NULL;