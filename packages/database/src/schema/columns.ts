import { customType, timestamp } from 'drizzle-orm/pg-core'

export function moment() {
  return timestamp({ withTimezone: true })
}

/** Bytes. The driver of a server returns a Buffer, the embedded one a Uint8Array. */
export const bytes = customType<{ data: Uint8Array }>({
  dataType: () => 'bytea',
  fromDriver: (read) => new Uint8Array(read as Uint8Array),
})
