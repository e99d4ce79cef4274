CREATE TABLE "service_keys" (
	"name" text PRIMARY KEY NOT NULL,
	"key_hash" text NOT NULL,
	"bases" jsonb,
	"requests_per_minute" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "service_keys_keyHash_unique" UNIQUE("key_hash")
);
