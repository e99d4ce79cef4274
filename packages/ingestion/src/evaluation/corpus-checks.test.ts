import type { Section } from '@basejuris/domain'
import { buildRuling } from '@basejuris/testkit'
import { describe, expect, it } from 'vitest'
import { blindOutcome } from './blind-outcome.ts'
import { readCheckedRecords } from './checked-records.ts'
import { clusterQuality } from './cluster-quality.ts'
import { compareWithTagged, taggedXml } from './compare-with-tagged.ts'
import { personalDataLeft } from './personal-data-left.ts'
import { agreeWithOpinion } from './second-opinion.ts'

describe('the recorded checks', () => {
  it('are complete, each once', () => {
    const { rulings, outcomes, pairs } = readCheckedRecords()
    expect([rulings.length, pairs.length]).toEqual([90, 100])
    expect(outcomes.length).toBeGreaterThanOrEqual(150)
    for (const list of [rulings, outcomes]) expect(new Set(list.map(({ source, id }) => `${source}:${id}`)).size).toBe(list.length)
    expect(rulings.find(({ id }) => id === 'CL-TDLC-207-2025')?.considerandos).toHaveLength(195)
  })
})

describe('personalDataLeft', () => {
  const left = (text: string) => personalDataLeft(buildRuling({ caption: text })).map(({ field, kind }) => `${field} ${kind}`)

  it('finds what the masking should have hidden, in any field', () => {
    expect(left('RUN 0011.111.111-1')).toEqual(['caption RUT'])
    expect(left('12345678 - 5')).toEqual(['caption RUT'])
    expect(left('escriba a elisa @ ejemplo.cl')).toEqual(['caption correo'])
    expect(left('Fono 45 2123456')).toEqual(['caption teléfono'])
    expect(left('+56 9 8765 4321')).toContain('caption teléfono')
  })

  it('ignores docket numbers, amounts and wrong check digits', () => {
    expect(left('RIT N9 1376-2018, Rol 12.345.678-2020, $ 98.765.432')).toEqual([])
    expect(left('N° 11.111.111-2')).toEqual([])
  })
})

describe('clusterQuality', () => {
  it('compares pairs of one cluster with manual checks', () => {
    const checked = [
      { a: 'x:1', b: 'x:2', verdict: 'same' as const, outcomesDiffer: false },
      { a: 'x:3', b: 'x:1', verdict: 'other' as const, outcomesDiffer: true },
      { a: 'x:5', b: 'x:6', verdict: 'same' as const, outcomesDiffer: false },
    ]
    const quality = clusterQuality([['x:1', 'x:2', 'x:3'], ['x:7']], checked)
    expect(quality).toEqual({ pairs: 3, judged: 2, right: 1, opposite: 1, alike: 2, together: 1, unjudged: ['x:2 + x:3'] })
  })
})

describe('agreeWithOpinion', () => {
  it('counts pairs together, apart and not compared', () => {
    const json = JSON.stringify([
      [1, 'a:s:1', 'a:s:2'],
      [0.9, 'a:s:1', 'a:s:3'],
      [0.9, 'a:s:1', 'a:s:4'],
      [0.5, 'a:s:2', 'a:s:3'],
    ])
    const clusters = new Map([
      ['1', 'k'],
      ['2', 'k'],
      ['3', 'm'],
    ])
    expect(agreeWithOpinion(json, 0.85, (id) => clusters.get(id))).toEqual({ pairs: 3, together: 1, apart: 1, uncompared: 1 })
  })
})

describe('blindOutcome', () => {
  const decided = (outcome: 'acoge' | 'otro', text: string) =>
    blindOutcome(
      buildRuling({
        outcome,
        outcomeText: 'ACOGIDA',
        sections: [{ kind: 'resolutiva', anchor: 'resolutiva', number: null, title: '', paragraphs: [{ anchor: 'p1', text }] }],
      }),
    )

  it('reads the text without what the source states', () => {
    expect(decided('acoge', 'Por estas razones, se acoge el recurso de protección.')).toBe(true)
    expect(decided('acoge', 'Por estas razones, se rechaza el recurso de protección.')).toBe(false)
    expect(decided('otro', 'Por estas razones, se rechaza el recurso de protección.')).toBeNull()
  })
})

describe('compareWithTagged', () => {
  const section = (kind: Section['kind'], anchor: string, text: string): Section => ({
    kind,
    anchor,
    number: kind === 'considerando' ? 1 : null,
    title: '',
    paragraphs: [{ anchor: `p-${anchor}`, text }],
  })

  it('reads the tags of a record and leaves out those of votes', () => {
    const xml =
      '<S><Cuerpo><Considerando>1° Que llueve.</Considerando><ParteResolutiva>Por estas <Otro>razones</Otro> se rechaza.</ParteResolutiva></Cuerpo><Voto><Considerando>1° No.</Considerando></Voto></S>'
    const raw = Buffer.from(JSON.stringify({ id: 1, TEXTO_ETIQUETADO_t: [xml] }))
    expect(taggedXml(raw)).toBe(xml)
    expect(taggedXml(Buffer.from('{"id":1}'))).toBeNull()
    const ruling = buildRuling({
      sections: [section('considerando', 'c1', '1° Que llueve.'), section('resolutiva', 'resolutiva', 'Por estas razones se rechaza.')],
    })
    expect(compareWithTagged(ruling, xml)).toEqual({ considerandos: { tagged: 1, ours: 1 }, resolutive: true })
  })
})
