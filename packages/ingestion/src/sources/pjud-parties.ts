import type { Judge } from '@basejuris/domain'
import type { FieldReader } from '../reading/field-reader.ts'
import { presentText } from '../reading/field-reader.ts'

/** `id_voto_ss` of the judiciary: inferred from rulings that name their dissenters, and consistent in all of them. */
const votes: Readonly<Record<string, Judge['vote']>> = { '1': 'contra', '2': 'prevencion', '3': 'mayoria' }

const uniqueByName = (judges: readonly Judge[]): Judge[] => [...new Map(judges.map((judge) => [judge.name.toLowerCase(), judge])).values()]

/** Judges with their votes, where the vote list runs parallel to the names. Single judges and signatures have no vote. */
export function pjudJudges(fields: FieldReader): Judge[] {
  const ministers = fields.slots('gls_ministro_ss')
  const voteIds = fields.slots('id_voto_ss')
  if (ministers.length > 0) {
    const parallel = ministers.length === voteIds.length
    return uniqueByName(
      ministers.flatMap((name, index) => (name === null ? [] : [{ name, vote: parallel ? (votes[voteIds[index] ?? ''] ?? null) : null }])),
    )
  }
  const single = fields.list('gls_juez_ss')
  const names = single.length > 0 ? single : (fields.text('sent__gls_int_firma_sup_s')?.split(',') ?? [])
  return uniqueByName(names.map(presentText).flatMap((name) => (name === null ? [] : [{ name, vote: null }])))
}
