import { z } from 'zod'

export interface FieldRow {
  /** `filtros.tribunal`, `searcher[].field`; empty for a value without a name. */
  readonly name: string
  /** «texto», «entero», «lista de texto». */
  readonly type: string
  readonly required: boolean
  /** «de 1 a 100», «hasta 2000 caracteres», «valores: a, b», «por defecto 10». */
  readonly limits: readonly string[]
}

type Json = z.core.JSONSchema.BaseSchema

const typeNames: Readonly<Record<string, string>> = {
  string: 'texto',
  integer: 'entero',
  number: 'número',
  boolean: 'verdadero o falso',
  object: 'objeto',
  null: 'nulo',
}
const unboundedFrom = Number.MAX_SAFE_INTEGER

const asSchema = (value: unknown): Json => (typeof value === 'object' && value !== null ? (value as Json) : {})
const alternatives = (schema: Json): Json[] => (schema.anyOf ?? schema.oneOf ?? []).map(asSchema)
const isNull = (schema: Json): boolean => schema.type === 'null'
const isRecord = (schema: Json): boolean =>
  schema.type === 'object' && schema.properties === undefined && typeof schema.additionalProperties === 'object'
const itemsOf = (schema: Json): Json => asSchema(Array.isArray(schema.items) ? schema.items[0] : schema.items)

function typeOf(schema: Json): string {
  const options = alternatives(schema)
  if (options.length > 0) return [...new Set(options.map(typeOf))].join(' o ')
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum !== undefined) return 'texto'
  if (schema.type === 'array') return Array.isArray(schema.prefixItems) ? 'par de enteros' : `lista de ${typeOf(itemsOf(schema))}`
  return (
    [schema.type ?? []]
      .flat()
      .map((type) => typeNames[type] ?? type)
      .join(' o ') || 'cualquier valor'
  )
}

function range(schema: Json): string[] {
  const [from, to] = [schema.minimum, schema.maximum].map((bound) =>
    bound === undefined || Math.abs(bound) >= unboundedFrom ? undefined : bound,
  )
  if (from !== undefined && to !== undefined) return [`de ${from} a ${to}`]
  return [...(from === undefined ? [] : [`desde ${from}`]), ...(to === undefined ? [] : [`hasta ${to}`])]
}

function limitsOf(schema: Json): string[] {
  const length = schema.maxLength === undefined ? [] : [`hasta ${schema.maxLength} caracteres`]
  const count = schema.maxItems === undefined ? [] : [`hasta ${schema.maxItems} elementos`]
  const standard =
    schema.default === undefined || typeof schema.default === 'object' ? [] : [`por defecto ${JSON.stringify(schema.default)}`]
  const pattern = schema.format === 'date' ? ['aaaa-mm-dd'] : []
  const choices = schema.enum === undefined ? [] : [`valores: ${schema.enum.map(String).join(', ')}`]
  const inner = [...alternatives(schema), ...(schema.type === 'array' ? [itemsOf(schema)] : [])].flatMap(limitsOf)
  return [...new Set([...range(schema), ...length, ...count, ...pattern, ...choices, ...standard, ...inner])]
}

/** The subschemas whose fields get their own rows, and the suffix that marks a list. */
function nested(schema: Json): { readonly suffix: string; readonly schemas: Json[] } {
  const options = alternatives(schema).filter((option) => !isNull(option))
  if (options.length > 0) {
    const inner = options.map(nested)
    return { suffix: inner[0]?.suffix ?? '', schemas: inner.flatMap((one) => one.schemas) }
  }
  if (schema.type === 'array') {
    const inner = nested(itemsOf(schema))
    return { suffix: `[]${inner.suffix}`, schemas: inner.schemas }
  }
  return { suffix: '', schemas: schema.properties !== undefined || isRecord(schema) ? [schema] : [] }
}

function rowsOfRecord(schema: Json, prefix: string): FieldRow[] {
  const value = asSchema(schema.additionalProperties)
  const name = `${prefix === '' ? '' : `${prefix}.`}{clave}`
  const keys = asSchema(schema.propertyNames).enum ?? []
  const { suffix, schemas } = nested(value)
  const row = { name, type: typeOf(value), required: false, limits: keys.length === 0 ? [] : [`clave: ${keys.join(', ')}`] }
  return [row, ...schemas.flatMap((inner) => rowsOf(inner, `${name}${suffix}`))]
}

function rowsOf(schema: Json, prefix: string): FieldRow[] {
  if (isRecord(schema)) return rowsOfRecord(schema, prefix)
  const required = new Set(schema.required ?? [])
  return Object.entries(schema.properties ?? {}).flatMap(([key, value]) => {
    const field = asSchema(value)
    const name = prefix === '' ? key : `${prefix}.${key}`
    const { suffix, schemas } = nested(field)
    return [
      { name, type: typeOf(field), required: required.has(key), limits: limitsOf(field) },
      ...schemas.flatMap((inner) => rowsOf(inner, `${name}${suffix}`)),
    ]
  })
}

/** Every field of a schema as table rows, nested fields after their parent. */
export function describeSchema(schema: z.ZodType, direction: 'input' | 'output'): FieldRow[] {
  const json = asSchema(z.toJSONSchema(schema, { io: direction, unrepresentable: 'any', reused: 'inline' }))
  const { suffix, schemas } = nested(json)
  const rows = schemas.flatMap((inner) => rowsOf(inner, suffix))
  return rows.filter((row, index) => rows.findIndex((one) => one.name === row.name) === index)
}
