ALTER TABLE "ruling_citations" ADD COLUMN "treatment" text;--> statement-breakpoint
ALTER TABLE "ruling_citations" ADD COLUMN "treatment_voice" text;--> statement-breakpoint
ALTER TABLE "ruling_citations" ADD COLUMN "treatment_confidence" real;--> statement-breakpoint
ALTER TABLE "ruling_citations" ADD COLUMN "phrase_anchor" text;--> statement-breakpoint
ALTER TABLE "ruling_citations" ADD COLUMN "phrase_starts_at" integer;--> statement-breakpoint
ALTER TABLE "ruling_citations" ADD COLUMN "phrase_ends_at" integer;