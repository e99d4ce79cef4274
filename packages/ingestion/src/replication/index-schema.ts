import { indexSchemaVersion } from '@basejuris/search'

/** Names what makes the documents of an index: the recipe, the encoder and the database. */
export function indexSchema(encoder: string, identity: string): string {
  return `${indexSchemaVersion}/${encoder}/${identity}`
}

/** The encoder named in the schema of an index, when this recipe made it from this database; null for any other. */
export function encoderOfSchema(schema: string | null, identity: string): string | null {
  const [start, end] = [`${indexSchemaVersion}/`, `/${identity}`]
  return schema?.startsWith(start) && schema.endsWith(end) ? schema.slice(start.length, -end.length) : null
}
