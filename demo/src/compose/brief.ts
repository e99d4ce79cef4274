import type { Composition } from './composition.ts'
import { heading, visto } from './upper-court.ts'

const sectionOf = (work: Composition): readonly ['corte-suprema' | 'corte-apelaciones', string] => {
  const { level } = work.instance
  const cs = level.court === 'Corte Suprema'
  if (level.proceeding === 'action') return ['corte-apelaciones', `accion.breve.${level.outcome}`]
  if (level.proceeding === 'cassation') return ['corte-suprema', 'casacion.breve']
  if (level.proceeding === 'unification') return ['corte-suprema', 'unificacion.inadmisible']
  if (level.proceeding === 'complaint') return ['corte-suprema', 'queja.breve']
  return [cs ? 'corte-suprema' : 'corte-apelaciones', 'apelacion.breve.confirma']
}

/** A ruling of a few lines: confirmations, inadmissibility, withdrawal. */
export function composeBrief(work: Composition): void {
  const { level } = work.instance
  const [bank, section] = sectionOf(work)
  heading(work)
  work.draft.add(visto(work, true), work.framed(bank, section))
  work.addVotes(work.file.matter.dissent[level.line === 'favorable' ? 'contraria' : 'favorable'])
  const cs = level.court === 'Corte Suprema'
  work.draft.add(work.framed(cs ? 'corte-suprema' : 'corte-apelaciones', cs ? 'cierre.cs' : 'cierre.ca'))
  work.draft.add(`Rol N° ${work.voice.slot('rol')}${level.book === null ? '.' : ` ${level.book}.`}`)
  if (work.rng.chance(0.2)) work.draft.add(work.framed('comunes', cs ? 'pronunciada.cs' : 'pronunciada.ca'))
}
