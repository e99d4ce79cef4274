import { type Endpoint, endpoints } from '@basejuris/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { openTestApp, type SignedIn, type TestApp } from './open-test-app.ts'

let test: TestApp
let person: SignedIn
beforeAll(async () => {
  test = await openTestApp()
  person = await test.signIn()
})
afterAll(() => test.close())

/** JSON Schema of an input, as far as this walk reads it. */
interface Schema {
  readonly type?: string
  readonly properties?: Readonly<Record<string, Schema>>
  readonly items?: Schema
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly additionalProperties?: Schema | boolean
  readonly propertyNames?: Schema
  readonly format?: string
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly default?: unknown
  readonly pattern?: string
  readonly minLength?: number
  readonly maxLength?: number
}

type Part = 'params' | 'query' | 'body'

/** One text field of an endpoint; `fill` makes an input that holds a value there. */
interface Field {
  readonly path: string
  readonly schema: Schema
  readonly fill: (value: string) => unknown
}

/** Fields that choose the variant of a union, so that the walk reaches the others. */
const constants = (properties: Readonly<Record<string, Schema>>): object =>
  Object.fromEntries(Object.entries(properties).flatMap(([name, schema]) => (schema.const === undefined ? [] : [[name, schema.const]])))

function textFields(schema: Schema, path: string, fill: (value: unknown) => unknown): Field[] {
  if (schema.const !== undefined || schema.enum !== undefined) return []
  const variants = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])]
  const own = schema.properties ?? {}
  const named = Object.entries(own).flatMap(([name, field]) =>
    textFields(field, path === '' ? name : `${path}.${name}`, (value) => fill({ ...constants(own), [name]: value })),
  )
  const listed = schema.items === undefined ? [] : textFields(schema.items, `${path}.0`, (value) => fill([value]))
  const { additionalProperties: free } = schema
  const keyed = typeof free === 'object' ? textFields(free, `${path}.clave`, (value) => fill({ clave: value })) : []
  const keys =
    schema.propertyNames === undefined ? [] : [{ path, schema: schema.propertyNames, fill: (key: string) => fill({ [key]: 'x' }) }]
  const text = schema.type === 'string' ? [{ path, schema, fill }] : []
  return [...text, ...named, ...listed, ...keyed, ...keys, ...variants.flatMap((variant) => textFields(variant, path, fill))]
}

const fieldsOf = (endpoint: Endpoint, part: Part): Field[] => {
  const schema = endpoint[part]
  return schema === undefined
    ? []
    : textFields(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema, '', (value) => value)
}

const all: Readonly<Record<string, Endpoint>> = endpoints
const parts = ['params', 'query', 'body'] as const
const fields = Object.entries(all).flatMap(([name, endpoint]) =>
  parts.flatMap((part) => fieldsOf(endpoint, part).map((field) => ({ name, endpoint, part, ...field }))),
)
type Walked = (typeof fields)[number]

let address = 0

/** What other parameters of an address hold. */
const validParameter = (name: string): string => (['page', 'size', 'idNorma'].includes(name) ? '1' : '0b1c2d3e-0000-4000-8000-000000000000')

async function send({ endpoint, part, fill }: Walked, value: string) {
  const input = fill(value) as Record<string, unknown>
  const path = endpoint.path.replace(/:(\w+)/g, (_found, name: string) =>
    part === 'params' && name in input ? encodeURIComponent(String(input[name])) : validParameter(name),
  )
  const query = part === 'query' ? `?${new URLSearchParams(input as Record<string, string>)}` : ''
  const { statusCode, body } = await test.app.inject({
    method: endpoint.method,
    url: path + query,
    headers: person.headers,
    remoteAddress: `10.1.${Math.floor(++address / 250)}.${address % 250}`,
    ...(endpoint.body === undefined ? {} : { payload: part === 'body' ? input : {} }),
  })
  const { details = [] } = JSON.parse(body) as { details?: { field: string }[] }
  return { status: statusCode, named: details.map(({ field }) => field) }
}

/** Whether the schema itself refuses the value at this field. */
function isRefused({ endpoint, part, fill, path }: Walked, value: string): boolean {
  const issues = (endpoint[part] as z.ZodType).safeParse(fill(value)).error?.issues ?? []
  return issues.some((issue) => isNamed(path, [issue.path.map(String).join('.')]))
}

/** A union is named as a whole, so the name may be that of a field around it. */
const isNamed = (path: string, named: readonly string[]): boolean =>
  named.some((field) => field !== '' && (path === field || path.startsWith(`${field}.`) || field.startsWith(`${path}.`)))

/** Well-formed text of a length that the field takes. */
const plainText = ({ schema }: Walked): string => 'a1'.repeat(Math.ceil(((schema.minLength ?? 0) + 4) / 2)).slice(0, schema.maxLength)
const withinText = (field: Walked, inserted: string): string => `${plainText(field).slice(0, -2)}${inserted}b`

/** A field's own name, without the fields around it: the anchor in `desde.ancla` is no date. */
const ownName = (path: string): string => path.split('.').findLast((name) => !/^\d+$/.test(name)) ?? ''
const isDate = ({ path, schema }: Walked): boolean => schema.format === 'date' || /fecha|desde|hasta/i.test(ownName(path))
const impossibleDates = ['2027-02-30', '2023-02-29', '2027-04-31', '2027-13-01', '2027-00-10', '0000-01-01']
const free = fields.filter((field) => !isDate(field) && !isRefused(field, plainText(field)))

describe('every text field of every endpoint', () => {
  it('is found by the walk', () => {
    expect(fields.length).toBeGreaterThan(120)
    expect(free.length).toBeGreaterThan(70)
    expect(new Set(free.map(({ part }) => part))).toEqual(new Set(parts))
  })

  it.each(fields.map((field) => [`${field.name} ${field.part} ${field.path}`, field] as const))(
    '%s answers 400 to NUL and to a lone surrogate, and names the field',
    async (_title, field) => {
      const lone = field.part === 'body' ? ['\ud800', '\udfff'] : []
      for (const inserted of ['\0', ...lone]) {
        const { status, named } = await send(field, withinText(field, inserted))
        expect([status, isNamed(field.path, named) || named]).toEqual([400, true])
      }
    },
  )
})

describe('every date field of every endpoint', () => {
  const dates = fields.filter(isDate)

  it.each(dates.map((field) => [`${field.name} ${field.part} ${field.path}`, field] as const))(
    '%s takes a leap day and answers 400 to days that no calendar has',
    async (_title, field) => {
      expect(isRefused(field, '2028-02-29')).toBe(false)
      for (const date of impossibleDates) {
        const { status, named } = await send(field, date)
        expect([date, status, isNamed(field.path, named)]).toEqual([date, 400, true])
      }
    },
  )

  it('is found by the walk', () => expect(dates.length).toBeGreaterThan(12))
})
