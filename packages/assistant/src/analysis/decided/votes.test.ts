import type { Section } from '@basejuris/domain'
import { describe, expect, it } from 'vitest'
import { askCell, rulingOf } from '../../testing/ask-cell.ts'

const question = '¿Hay voto disidente?'
const plain = ['Primero: Que la actora pidió que se anule la resolución que negó el permiso de pesca.']
const section = (kind: Section['kind'], title: string, text: string): Section => ({
  anchor: kind,
  kind,
  number: null,
  title,
  paragraphs: [{ anchor: `${kind}-p`, text }],
})
const ask = (vote: Section): string => {
  const base = rulingOf(plain, 'Se rechaza la reclamación deducida por la actora.', { court: 'Corte Suprema', collection: 'corte_suprema' })
  const sections = base.ruling.sections.filter(({ kind }) => kind !== 'voto' && kind !== 'cierre')
  const end = section(
    'cierre',
    'Cierre',
    'Pronunciado por la Tercera Sala, integrada por los ministros señora Paz Roble y señor Juan Tilo.',
  )
  return askCell('si_no', question, { ...base, ruling: { ...base.ruling, sections: [...sections, vote, end] } })
}

describe('a question for a dissent', () => {
  it('is answered by a vote against, and not by one that agrees for other reasons', () => {
    const against = 'Acordada con el voto en contra del ministro señor Tilo, quien estuvo por acoger la reclamación.'
    expect(ask(section('voto', 'Voto en contra', against))).toBe('respondida si')
    const agreeing = 'Se previene que el ministro señor Tilo estuvo por rechazar la reclamación por falta de interés de la actora.'
    expect(ask(section('voto', 'Prevención', agreeing))).toBe('respondida no')
  })
})
