DROP INDEX "saved_searches_frequency_idx";--> statement-breakpoint
CREATE INDEX "rulings_created_at_idx" ON "rulings" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "saved_searches_due_idx" ON "saved_searches" USING btree ("frequency","considered_until");--> statement-breakpoint
ALTER TABLE "saved_searches" DROP COLUMN "digest_id";--> statement-breakpoint
ALTER TABLE "saved_searches" DROP COLUMN "digest_doc_ids";--> statement-breakpoint
ALTER TABLE "saved_searches" DROP COLUMN "digest_total";