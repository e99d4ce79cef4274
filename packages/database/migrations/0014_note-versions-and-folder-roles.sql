ALTER TABLE "folder_members" ADD COLUMN "role" text DEFAULT 'escribe' NOT NULL;--> statement-breakpoint
ALTER TABLE "folder_notes" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;