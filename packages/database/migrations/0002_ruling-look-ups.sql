CREATE INDEX "rulings_caption_idx" ON "rulings" USING hash ("caption_folded");--> statement-breakpoint
CREATE INDEX "rulings_decided_on_idx" ON "rulings" USING btree ("decided_on");