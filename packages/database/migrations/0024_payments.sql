CREATE TABLE "billing_audit" (
	"seq" bigserial PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"mode" text NOT NULL,
	"actor" text NOT NULL,
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"before" jsonb,
	"after" jsonb
);
--> statement-breakpoint
CREATE TABLE "payment_attempts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"mode" text NOT NULL,
	"purpose" text NOT NULL,
	"state" text NOT NULL,
	"customer_id" text NOT NULL,
	"bases" text[] DEFAULT '{}' NOT NULL,
	"expected_today" integer NOT NULL,
	"expected_monthly" integer NOT NULL,
	"register_token" text,
	"redirect_url" text,
	"subscription_id" text,
	"failure" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"create_called_at" timestamp with time zone,
	"empty_looks" integer DEFAULT 0 NOT NULL,
	"looked_at" timestamp with time zone,
	CONSTRAINT "payment_attempts_registerToken_unique" UNIQUE("register_token")
);
--> statement-breakpoint
CREATE TABLE "payment_consents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"mode" text NOT NULL,
	"attempt_id" uuid NOT NULL,
	"terms_version" text NOT NULL,
	"text" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"address" text NOT NULL,
	"retained_until" date
);
--> statement-breakpoint
CREATE TABLE "payment_customers" (
	"user_id" uuid NOT NULL,
	"mode" text NOT NULL,
	"customer_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"has_card" boolean DEFAULT false NOT NULL,
	"credit_card_type" text,
	"last4_card_digits" text,
	"card_registered_at" timestamp with time zone,
	"synced_at" timestamp with time zone,
	CONSTRAINT "payment_customers_user_id_mode_pk" PRIMARY KEY("user_id","mode")
);
--> statement-breakpoint
CREATE TABLE "payment_invoices" (
	"invoice_id" bigint NOT NULL,
	"mode" text NOT NULL,
	"subscription_id" text NOT NULL,
	"user_id" uuid,
	"amount" integer NOT NULL,
	"net" integer NOT NULL,
	"iva" integer NOT NULL,
	"currency" text NOT NULL,
	"period_start" date,
	"period_end" date,
	"due_date" date,
	"status" integer NOT NULL,
	"is_held" boolean NOT NULL,
	"expected_amount" integer NOT NULL,
	"payment_link" text,
	"flow_order" bigint,
	"created_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"synced_at" timestamp with time zone NOT NULL,
	"retained_until" date,
	CONSTRAINT "payment_invoices_invoice_id_mode_pk" PRIMARY KEY("invoice_id","mode")
);
--> statement-breakpoint
CREATE TABLE "payment_items" (
	"mode" text NOT NULL,
	"base_id" text NOT NULL,
	"amount" integer NOT NULL,
	"item_id" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_items_mode_base_id_amount_pk" PRIMARY KEY("mode","base_id","amount")
);
--> statement-breakpoint
CREATE TABLE "payment_subscription_items" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"mode" text NOT NULL,
	"subscription_id" text NOT NULL,
	"base_id" text NOT NULL,
	"item_id" bigint NOT NULL,
	"amount" integer NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	"readable_from" date,
	"removed_at" timestamp with time zone,
	"readable_until" date
);
--> statement-breakpoint
CREATE TABLE "payment_subscriptions" (
	"subscription_id" text NOT NULL,
	"mode" text NOT NULL,
	"user_id" uuid,
	"customer_id" text NOT NULL,
	"plan_id" text NOT NULL,
	"status" integer NOT NULL,
	"morose" integer NOT NULL,
	"period_start" date,
	"period_end" date,
	"next_invoice_date" date,
	"cancel_at_period_end" boolean NOT NULL,
	"cancel_at" date,
	"is_live" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"synced_at" timestamp with time zone NOT NULL,
	"retained_until" date,
	CONSTRAINT "payment_subscriptions_subscription_id_mode_pk" PRIMARY KEY("subscription_id","mode")
);
--> statement-breakpoint
CREATE TABLE "provider_calls" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"mode" text NOT NULL,
	"direction" text NOT NULL,
	"endpoint" text NOT NULL,
	"http_status" integer,
	"ms" integer NOT NULL,
	"code" integer,
	"outcome" text NOT NULL,
	"payload" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "provider_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	"mode" text NOT NULL,
	"token_hash" text NOT NULL,
	"token" text,
	"business_key" text,
	"received_at" timestamp with time zone NOT NULL,
	"handled_at" timestamp with time zone,
	"result" text
);
--> statement-breakpoint
CREATE TABLE "tax_documents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"mode" text NOT NULL,
	"invoice_id" bigint NOT NULL,
	"user_id" uuid,
	"kind" text NOT NULL,
	"receiver" text,
	"net" integer NOT NULL,
	"iva" integer NOT NULL,
	"total" integer NOT NULL,
	"state" text NOT NULL,
	"folio" text,
	"created_at" timestamp with time zone NOT NULL,
	"issued_at" timestamp with time zone,
	"retained_until" date
);
--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_consents" ADD CONSTRAINT "payment_consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_customers" ADD CONSTRAINT "payment_customers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_invoices" ADD CONSTRAINT "payment_invoices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_subscription_items" ADD CONSTRAINT "payment_subscription_items_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_subscriptions" ADD CONSTRAINT "payment_subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tax_documents" ADD CONSTRAINT "tax_documents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "billing_audit_subject_idx" ON "billing_audit" USING btree ("subject","seq");--> statement-breakpoint
CREATE INDEX "payment_attempts_user_idx" ON "payment_attempts" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_attempts_activating_idx" ON "payment_attempts" USING btree ("user_id","mode") WHERE "payment_attempts"."state" = 'activating';--> statement-breakpoint
CREATE INDEX "payment_attempts_open_idx" ON "payment_attempts" USING btree ("state","updated_at") WHERE "payment_attempts"."state" in ('created', 'redirected', 'returned', 'card_confirmed', 'activating');--> statement-breakpoint
CREATE INDEX "payment_consents_user_idx" ON "payment_consents" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_customers_id_idx" ON "payment_customers" USING btree ("mode","customer_id");--> statement-breakpoint
CREATE INDEX "payment_invoices_subscription_idx" ON "payment_invoices" USING btree ("subscription_id");--> statement-breakpoint
CREATE INDEX "payment_invoices_user_idx" ON "payment_invoices" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_subscription_items_present_idx" ON "payment_subscription_items" USING btree ("subscription_id","mode","base_id") WHERE "payment_subscription_items"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "payment_subscription_items_user_idx" ON "payment_subscription_items" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_subscriptions_live_idx" ON "payment_subscriptions" USING btree ("user_id","mode") WHERE "payment_subscriptions"."is_live";--> statement-breakpoint
CREATE INDEX "payment_subscriptions_user_idx" ON "payment_subscriptions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "provider_calls_at_idx" ON "provider_calls" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "provider_events_token_idx" ON "provider_events" USING btree ("source","mode","token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "provider_events_key_idx" ON "provider_events" USING btree ("source","mode","business_key");--> statement-breakpoint
CREATE INDEX "provider_events_waiting_idx" ON "provider_events" USING btree ("received_at") WHERE "provider_events"."handled_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "tax_documents_invoice_idx" ON "tax_documents" USING btree ("mode","invoice_id","kind");--> statement-breakpoint
CREATE INDEX "tax_documents_user_idx" ON "tax_documents" USING btree ("user_id");--> statement-breakpoint
CREATE FUNCTION refuse_billing_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    IF OLD.at < now() - interval '6 years' THEN
      RETURN OLD;
    END IF;
  END IF;
  RAISE EXCEPTION 'billing_audit is append-only';
END
$$;
--> statement-breakpoint
CREATE TRIGGER billing_audit_append_only BEFORE UPDATE OR DELETE ON "billing_audit" FOR EACH ROW EXECUTE FUNCTION refuse_billing_audit_change();
--> statement-breakpoint
CREATE TRIGGER billing_audit_no_truncate BEFORE TRUNCATE ON "billing_audit" FOR EACH STATEMENT EXECUTE FUNCTION refuse_billing_audit_change();
