import { z } from 'zod'

/** Names of all fields of a schema, at any depth, as a caller sends them or an answer has them. */
export function schemaFields(schema: z.ZodType, io: 'input' | 'output'): string[] {
  return fieldsOf(z.toJSONSchema(schema, { io, unrepresentable: 'any' }))
}

const fieldsOf = (schema: unknown): string[] => {
  if (typeof schema !== 'object' || schema === null) return []
  const own = 'properties' in schema ? Object.keys(schema.properties as object) : []
  return [...own, ...Object.values(schema).flatMap(fieldsOf)]
}
