import { splitSections } from '@basejuris/legal-text'
import { describe, expect, it } from 'vitest'
import { votingJudges } from './voting-judges.ts'

const judges = ['Inés Ficticia Mora', 'JUAN INVENTADO SOTO', 'Luis Ficticio Rey'].map((name) => ({ name, vote: null }))
const ruling = (votes: readonly string[]) =>
  splitSections(['Vistos:', 'Primero: Que uno.', 'Segundo: Que dos.', 'SE RESUELVE:', 'Se acoge el requerimiento.', ...votes])

describe('votingJudges', () => {
  it('reads the votes of dissenting and concurring judges from their headings', () => {
    const votes = [
      'Acordada con el voto en contra del Ministro señor Juan Inventado Soto, quien estuvo por rechazarlo.',
      'La Ministra señora Inés Ficticia Mora previene que no comparte el considerando segundo.',
    ]
    expect(votingJudges(judges, ruling(votes)).map(({ vote }) => vote)).toEqual(['prevencion', 'contra', 'mayoria'])
  })

  it('reads a surname alone behind the office, where nobody else has it', () => {
    const vote = 'Acordada con el voto en contra del Ministro señor Inventado, quien estuvo por rechazarlo.'
    expect(votingJudges(judges, ruling([vote])).map(({ vote: cast }) => cast)).toEqual(['mayoria', 'contra', 'mayoria'])
    const twins = [...judges, { name: 'Rosa Inventado Paz', vote: null }]
    expect(votingJudges(twins, ruling([vote]))).toEqual(twins)
  })

  it('adds nothing without votes, and keeps what the source says', () => {
    expect(votingJudges(judges, ruling([]))).toEqual(judges)
    const known = judges.map(({ name }) => ({ name, vote: 'mayoria' as const }))
    expect(votingJudges(known, ruling(['Acordada con el voto en contra de Luis Ficticio Rey.']))).toEqual(known)
  })
})
