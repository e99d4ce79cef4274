import type { FieldReader } from '../reading/field-reader.ts'
import type { SourceNorm } from '../record/parsed-record.ts'

const toIdNorma = (written: string | null): number | null => (written !== null && /^\d{1,9}$/u.test(written) ? Number(written) : null)

/** Norms from the Supreme Court's own analysis: parallel lists with repetitions. `inciso_ss` is not aligned with them and is ignored. */
export function pjudNorms(fields: FieldReader): SourceNorm[] {
  const written = fields.raw('norma_articulo_ss')
  const names = Array.isArray(written) ? written : written === undefined ? [] : [written]
  const normIds = fields.slots('id_norma_ss')
  const seen = new Set<string>()
  return names.flatMap((name, index) => {
    if (typeof name !== 'string' || name.trim() === '') return []
    const text = name.replaceAll('\\t', '\t')
    const idNorma = normIds.length === names.length ? toIdNorma(normIds[index] ?? null) : null
    const key = `${text}|${idNorma}`
    if (seen.has(key)) return []
    seen.add(key)
    return [{ text, idNorma }]
  })
}
