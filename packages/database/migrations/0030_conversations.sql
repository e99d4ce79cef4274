CREATE TABLE "conversation_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"conversation_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"state" text NOT NULL,
	"sealed" text NOT NULL,
	"answer" text,
	"rating" text,
	"comment" text,
	"is_counted" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "conversations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"sealed" text NOT NULL,
	"share_hash" text,
	"shared_until" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "conversations_share" CHECK (("conversations"."share_hash" is null) = ("conversations"."shared_until" is null))
);
--> statement-breakpoint
CREATE TABLE "generated_sentences" (
	"message_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"doc_id" text NOT NULL,
	"user_id" uuid NOT NULL,
	"sealed" text NOT NULL,
	CONSTRAINT "generated_sentences_message_id_position_pk" PRIMARY KEY("message_id","position")
);
--> statement-breakpoint
ALTER TABLE "conversation_messages" ADD CONSTRAINT "conversation_messages_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_messages" ADD CONSTRAINT "conversation_messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "generated_sentences" ADD CONSTRAINT "generated_sentences_message_id_conversation_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."conversation_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "generated_sentences" ADD CONSTRAINT "generated_sentences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "conversation_messages_position_idx" ON "conversation_messages" USING btree ("conversation_id","position");--> statement-breakpoint
CREATE INDEX "conversation_messages_user_idx" ON "conversation_messages" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "conversation_messages_pending_idx" ON "conversation_messages" USING btree ("user_id") WHERE "conversation_messages"."state" = 'pendiente';--> statement-breakpoint
CREATE INDEX "conversations_user_idx" ON "conversations" USING btree ("user_id","updated_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE UNIQUE INDEX "conversations_share_idx" ON "conversations" USING btree ("share_hash");--> statement-breakpoint
CREATE INDEX "generated_sentences_doc_idx" ON "generated_sentences" USING btree ("doc_id");--> statement-breakpoint
CREATE INDEX "generated_sentences_user_idx" ON "generated_sentences" USING btree ("user_id");