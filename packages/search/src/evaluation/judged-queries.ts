import type { CollectionId, RulingFacts } from '@basejuris/domain'
import { z } from 'zod'

const judgedQuerySchema = z
  .object({
    qid: z.string(),
    family: z.string().optional(),
    type: z.string().optional(),
    query: z.string(),
    judgments: z.array(z.object({ id: z.string(), grade: z.number().int().min(0).max(3) })),
  })
  .transform(({ qid, family, type, query, judgments }) => ({ qid, family: family ?? type ?? 'otra', query, judgments }))

/** Their rulings have no raw file, so no reader can find them. */
const excludedQueries: ReadonlySet<string> = new Set(['d2-124', 'd2-125', 'q15'])

/** A query with graded rulings. The family `negative` has none: nothing answers it. */
export type JudgedQuery = z.output<typeof judgedQuerySchema>

/** Parses JSON Lines and drops `excludedQueries`. Throws an error that names an invalid line. */
export function parseJudgedQueries(text: string): JudgedQuery[] {
  return text.split('\n').flatMap((line, i) => {
    if (line.trim() === '') return []
    const parsed = judgedQuerySchema.safeParse(parseJson(line))
    if (!parsed.success) throw new Error(`line ${i + 1} is not a judged query: ${parsed.error.issues[0]?.message ?? ''}`)
    return excludedQueries.has(parsed.data.qid) ? [] : [parsed.data]
  })
}

const parseJson = (line: string): unknown => {
  try {
    return JSON.parse(line)
  } catch {
    return null
  }
}

const collectionOfSection: Readonly<Record<string, CollectionId>> = {
  Corte_Suprema: 'corte_suprema',
  Corte_de_Apelaciones: 'corte_de_apelaciones',
  Familia: 'familia',
  Penales: 'penal',
  Cobranza: 'cobranza',
  Laborales: 'laboral',
  Civiles: 'civil',
}

/**
 * Finds the ruling of a judgment `source:section:document`. The judiciary repeats document ids between sections, so the section must
 * agree with the ruling's collection.
 */
export function judgedRulings(
  facts: Iterable<Pick<RulingFacts, 'docId' | 'idSentence' | 'collection'>>,
): (judgedId: string) => string | null {
  const byDocument = new Map<string, { docId: string; collection: CollectionId }[]>()
  for (const { docId, idSentence, collection } of facts)
    byDocument.set(idSentence, [...(byDocument.get(idSentence) ?? []), { docId, collection }])
  return (judgedId) => {
    const [, section = '', ...rest] = judgedId.split(':')
    const collection = collectionOfSection[section]
    const found = byDocument.get(rest.join(':')) ?? byDocument.get(judgedId) ?? []
    return found.find((each) => collection === undefined || each.collection === collection)?.docId ?? null
  }
}
