import { formatCount, formatMoment } from '@basejuris/domain'
import { escapeHtml } from '@basejuris/domain/escape-html'
import { columnLabel, preferenceLabel, tableTitles, valueLabel } from './account-labels.ts'
import type { DecryptedTable } from './decrypt-account.ts'

const style = `body{font:16px/1.5 Georgia,serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#1c2430;background:#fff}
h1,h2{color:#1a365d}h2{margin-top:2.5rem;border-bottom:1px solid #d9d5cb}
dl{display:grid;grid-template-columns:minmax(8rem,14rem) 1fr;gap:.2rem 1rem;margin:0 0 1.2rem;padding-bottom:1rem;border-bottom:1px solid #eee}
dt{color:#5b6472}dd{margin:0;overflow-wrap:anywhere;white-space:pre-wrap}
@media (max-width:40rem){dl{display:block}dd{margin-bottom:.6rem}}`

/** Renders the data of a user as a self-contained page without scripts. */
export function writeAccountPage(tables: readonly DecryptedTable[], { email, at }: { readonly email: string; readonly at: Date }): string {
  const filled = tables.filter(({ rows }) => rows.length > 0)
  const folders = new Map(tables.find(({ name }) => name === 'folders')?.rows.map(({ id, name }) => [id, String(name)]))
  return `<!doctype html>
<html lang="es-CL"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>Mis datos en BaseJuris</title><style>${style}</style></head>
<body><h1>Mis datos en BaseJuris</h1>
<p>Cuenta ${escapeHtml(email)}, el ${formatMoment(at)}, hora de Chile. No se entregan contraseñas ni códigos: se guardan de modo que nadie los lea.</p>
${filled.map((table) => section(table, folders)).join('\n')}
</body></html>
`
}

type Names = ReadonlyMap<unknown, string>

const section = ({ name, rows }: DecryptedTable, folders: Names): string =>
  `<section><h2>${escapeHtml(tableTitles[name] ?? name)} (${formatCount(rows.length)})</h2>\n${rows.map((row) => list(row, folders)).join('\n')}</section>`

/** Internal ids mean nothing to people and are left out; the JSON file has them. */
const internalIds = new Set(['id', 'user_id', 'owner_id', 'author_id', 'added_by'])

const list = (row: Readonly<Record<string, unknown>>, folders: Names): string =>
  `<dl>${Object.entries(row)
    .filter(([column, value]) => !internalIds.has(column) && !isEmpty(value))
    .map(([column, value]) => [columnLabel(column), formatValue(column, column === 'folder_id' ? (folders.get(value) ?? value) : value)])
    .map(([label = '', value = '']) => `<dt>${escapeHtml(label)}</dt><dd>${escapeHtml(value)}</dd>`)
    .join('')}</dl>`

const isEmpty = (value: unknown): boolean => value === null || (typeof value === 'object' && Object.keys(value).length === 0)

function formatValue(column: string, value: unknown): string {
  if (value === true) return 'sí'
  if (value === false) return 'no'
  if (typeof value === 'string')
    return /^\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:\d\d)$/.test(value) ? formatMoment(new Date(value)) : valueLabel(column, value)
  if (Array.isArray(value) && value.every((each) => typeof each === 'string')) return value.join(', ')
  if (column === 'preferences' && typeof value === 'object' && value !== null)
    return Object.entries(value)
      .map(([name, each]) => `${preferenceLabel(name)}: ${formatValue(name, each)}`)
      .join('\n')
  return typeof value === 'object' ? JSON.stringify(value, null, 1) : String(value)
}
