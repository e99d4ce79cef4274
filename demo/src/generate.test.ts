import { describe, expect, it } from 'vitest'
import { generateDemoRulings, type PlantedRuling, plantDemoRulings } from './generate.ts'

const corpus = [...plantDemoRulings()]
const byId = new Map(corpus.map((ruling) => [ruling.record.id, ruling]))

const caseOf = (id: string): string => id.replace(/-\d+$/, '')

const neighbours = (): readonly (readonly [PlantedRuling, PlantedRuling])[] =>
  corpus.flatMap((ruling, position) => {
    const next = corpus[position + 1]
    return next !== undefined && caseOf(next.record.id) === caseOf(ruling.record.id) ? [[ruling, next] as const] : []
  })

describe('the demonstration corpus', () => {
  it('is the same for the same options, and a longer one begins with the shorter', () => {
    const ids = [...generateDemoRulings({ rulings: 60 })].map((record) => JSON.stringify(record))
    expect([...generateDemoRulings({ rulings: 60 })].map((record) => JSON.stringify(record))).toEqual(ids)
    expect([...generateDemoRulings({ rulings: 90 })].slice(0, 60).map((record) => JSON.stringify(record))).toEqual(ids)
    expect([...generateDemoRulings({ rulings: 60, seed: 5 })].map((record) => JSON.stringify(record))).not.toEqual(ids)
  })

  it('has the asked number of rulings of every court, over the country and the years', () => {
    expect(corpus).toHaveLength(2400)
    expect(new Set(corpus.map(({ record }) => record.coleccion)).size).toBe(11)
    expect(
      new Set(corpus.filter(({ record }) => record.tribunal.startsWith('Corte de Apelaciones')).map(({ record }) => record.tribunal)).size,
    ).toBe(17)
    const years = corpus.map(({ record }) => Number(record.fecha.slice(0, 4)))
    expect(Math.min(...years)).toBeLessThanOrEqual(1999)
    expect(Math.max(...years)).toBe(2026)
    expect(Math.min(...years)).toBeGreaterThanOrEqual(1998)
  })

  it('marks every ruling as fictional, in the record and in the head of the text', () => {
    for (const { record } of corpus) {
      expect(record.ficticia).toBe(true)
      expect(record.texto.startsWith('Sentencia ficticia de demostración\n')).toBe(true)
    }
  })

  it('leaves no slot, alternative or contraction unresolved', () => {
    for (const { record } of corpus)
      expect(record.texto.replace('[40] ', '')).not.toMatch(/[{}[\]]|undefined|NaN| de el [a-zI]| a el |\.\.(?!\.)| {2}/)
  })

  it('never gives an id, nor a docket number of one court and book, twice', () => {
    expect(byId.size).toBe(corpus.length)
    expect(new Set(corpus.map(({ record }) => `${record.tribunal}|${record.libro}|${record.rol}`)).size).toBe(corpus.length)
  })

  it('writes the docket number and the court below as the record has them', () => {
    for (const { record, level } of corpus) {
      const digits = record.texto.replaceAll('.', '')
      expect(digits).toContain(level.proceeding === 'dictamen' ? String(Number(/\d+/.exec(record.rol)?.[0])) : record.rol)
    }
  })
})

describe('chains of instances', () => {
  it('go upwards in time, name the decision below and tell one story', () => {
    const pairs = neighbours()
    expect(pairs.length).toBeGreaterThan(400)
    for (const [lower, upper] of pairs) {
      expect(upper.record.fecha > lower.record.fecha).toBe(true)
      expect(upper.record.tribunalOrigen).toBe(lower.record.tribunal)
      expect(upper.record.rolOrigen).toBe(lower.record.rol)
      expect(upper.record.caratulado).toBe(lower.record.caratulado)
      const flips = ['revoca', 'anula', 'casa', 'unifica', 'acoge'].includes(upper.record.resultado)
      expect(upper.level.line === lower.level.line).toBe(!flips)
    }
  })

  it('end where the action was not admitted', () => {
    for (const [lower] of neighbours()) expect(['inadmisible', 'desistido']).not.toContain(lower.record.resultado)
  })
})

describe('citations among rulings', () => {
  it('point to earlier rulings of the corpus, by docket number and with the phrase of their treatment', () => {
    const citations = corpus.flatMap((ruling) => ruling.citations.map((citation) => [ruling, citation] as const))
    expect(citations.length).toBeGreaterThan(700)
    for (const [{ record, level }, { target, treatment, phrase }] of citations) {
      const cited = byId.get(target)
      if (cited === undefined) throw new Error(`${record.id} cites ${target}, which is not in the corpus`)
      expect(cited.record.fecha < record.fecha).toBe(true)
      expect(record.texto.replaceAll('.', '')).toContain(cited.record.rol)
      expect(phrase.length).toBeGreaterThan(8)
      expect(record.texto).toContain(phrase)
      if (treatment === 'sigue' || treatment === 'cita') expect(cited.level.line).toBe(level.line)
      else expect(cited.level.line).not.toBe(level.line)
    }
  })

  it('say that the Corte Suprema departs only after its change of criterion', () => {
    const departures = corpus.filter(({ citations }) => citations.some(({ treatment }) => treatment === 'se_aparta'))
    expect(departures.length).toBeGreaterThan(15)
    for (const { criterion, level, citations } of departures) {
      const { change } = criterion
      if (change === null) throw new Error('a departure without a change')
      expect(level.decidedOn).toBeGreaterThanOrEqual(change.day)
      expect(level.line).toBe(change.after)
      for (const { target, treatment } of citations) if (treatment === 'se_aparta') expect(byId.get(target)?.level.line).toBe(change.before)
    }
  })
})

describe('what the text says', () => {
  it('names every norm of the record with its article', () => {
    for (const { record } of corpus)
      for (const { articulo } of record.normas)
        if (articulo !== null) expect(record.texto).toContain(articulo.replace(/^(\d)(\d{3})$/, '$1$2'))
  })

  it('carries a dissent where a judge votes against, with the judge named', () => {
    const dissents = corpus.filter(({ record }) => record.ministros.some(({ voto }) => voto === 'contra'))
    expect(dissents.length).toBeGreaterThan(150)
    for (const { record } of dissents) {
      const judge = record.ministros.find(({ voto }) => voto === 'contra')
      expect(record.texto).toMatch(/voto en contra|voto disidente|contra el parecer|contra la opinión/)
      expect(record.texto).toContain(judge?.nombre)
    }
  })

  it('keeps the members of a cluster near and their parties different', () => {
    const clusters = Map.groupBy(
      corpus.filter(({ cluster }) => cluster !== null),
      ({ cluster }) => cluster,
    )
    expect(clusters.size).toBeGreaterThanOrEqual(10)
    for (const members of clusters.values()) {
      expect(new Set(members.map(({ matter }) => matter.id)).size).toBe(1)
      expect(new Set(members.map(({ record }) => record.caratulado)).size).toBe(members.length)
    }
    expect(Math.max(...[...clusters.values()].map((members) => members.length))).toBeLessThanOrEqual(20)
  })
})
