CREATE TABLE "folder_invitations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"folder_id" uuid NOT NULL,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"code_hash" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "folder_invitations" ADD CONSTRAINT "folder_invitations_folder_id_folders_id_fk" FOREIGN KEY ("folder_id") REFERENCES "public"."folders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "folder_invitations_email_idx" ON "folder_invitations" USING btree ("folder_id","email");--> statement-breakpoint
CREATE INDEX "folder_invitations_code_idx" ON "folder_invitations" USING btree ("code_hash");--> statement-breakpoint
CREATE INDEX "folder_invitations_sent_idx" ON "folder_invitations" USING btree ("sent_at");