import { integrityLabels, tools } from '@basejuris/assistant'
import { keyScopeNames } from '@basejuris/domain'
import { maxKeyCallsPerMinute } from '@basejuris/domain/limits'
import { mcpPath } from '../../http/mcp-path.ts'
import { describeTool } from './mcp-server.ts'

interface FieldSchema {
  readonly type?: string
  readonly anyOf?: readonly FieldSchema[]
  readonly description?: string
  readonly items?: FieldSchema
  readonly properties?: Readonly<Record<string, FieldSchema>>
  readonly required?: readonly string[]
  readonly enum?: readonly string[]
  readonly default?: unknown
  readonly minimum?: number
  readonly maximum?: number
  readonly maxLength?: number
  readonly maxItems?: number
}

/** The tools as `docs/mcp.md` has them, between its marks. */
export function documentTools(): string {
  return tools.map(documentTool).join('\n\n')
}

function documentTool(tool: (typeof tools)[number]): string {
  const { name, title, description, inputSchema, outputSchema } = describeTool(tool)
  const answer = (outputSchema as FieldSchema).properties?.['respuesta']
  const fields = Object.entries((answer === undefined ? {} : nonNull(answer)).properties ?? {})
  return [
    `### \`${name}\`: ${title}`,
    '',
    `${description} Scope: \`${tool.scope}\` (${keyScopeNames[tool.scope]}).`,
    '',
    '| takes | |',
    '|---|---|',
    ...Object.entries((inputSchema as FieldSchema).properties ?? {}).map(([field, schema]) =>
      inputRow(field, schema, inputSchema as FieldSchema),
    ),
    '',
    `Answers in \`respuesta\`: ${fields.map(([field, schema]) => `\`${field}\`${innerNames(schema)}`).join(', ')}.`,
  ].join('\n')
}

function inputRow(field: string, schema: FieldSchema, { required = [] }: FieldSchema): string {
  const facts = [
    typeOf(schema),
    ...(required.includes(field) ? ['required'] : []),
    ...(schema.default === undefined ? [] : [`default ${JSON.stringify(schema.default)}`]),
    ...(schema.maxLength === undefined ? [] : [`up to ${schema.maxLength} characters`]),
    ...(schema.maxItems === undefined ? [] : [`up to ${schema.maxItems}`]),
    ...(schema.maximum === undefined || schema.maximum > 1e9 ? [] : [`${schema.minimum ?? 0} to ${schema.maximum}`]),
  ]
  return `| \`${field}\` | ${facts.join(', ')}${schema.description === undefined ? '' : `. ${schema.description}`} |`
}

const typeOf = ({ type, items }: FieldSchema): string =>
  type === 'array' ? `list of ${items === undefined ? 'any' : typeOf(items)}` : (type ?? 'any')

const nonNull = (schema: FieldSchema): FieldSchema => schema.anyOf?.find(({ type }) => type !== 'null') ?? schema

/** Names of the fields of a list's items, or of an object. */
function innerNames(schema: FieldSchema): string {
  const { items, properties } = nonNull(schema)
  const names = Object.keys(properties ?? (items === undefined ? {} : (nonNull(items).properties ?? {})))
  return names.length === 0 ? '' : ` (${names.join(', ')})`
}

/** Facts of the page that come from the code. */
export const documentedFacts: readonly string[] = [
  mcpPath,
  `${maxKeyCallsPerMinute} calls a minute`,
  ...integrityLabels.map((label) => `\`${label}\``),
]
