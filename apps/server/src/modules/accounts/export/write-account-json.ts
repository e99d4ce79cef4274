import type { DecryptedTable } from './decrypt-account.ts'

/** `{producto, generado, datos: {tabla: [filas]}}`; the keys of a row are its column names. */
export function writeAccountJson(tables: readonly DecryptedTable[], at: Date): string {
  return JSON.stringify(
    { producto: 'BaseJuris', generado: at.toISOString(), datos: Object.fromEntries(tables.map(({ name, rows }) => [name, rows])) },
    null,
    2,
  )
}
