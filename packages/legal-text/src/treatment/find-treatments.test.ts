import { minTreatmentConfidence } from '@basejuris/domain'
import { describe, expect, it } from 'vitest'
import { findRulingCitations } from '../references/find-ruling-citations.ts'
import type { ReadSection } from '../speaker/voice.ts'
import { type FoundTreatment, findTreatments } from './find-treatments.ts'
import { negativeWordings } from './testing/negative-wordings.ts'
import { courtWordings, opinionWordings } from './testing/wordings.ts'

const sectionOf = (text: string, kind: ReadSection['kind'] = 'considerando', title = ''): ReadSection => ({
  kind,
  title,
  paragraphs: text.split('\n').map((line, at) => ({ anchor: `p${at}`, text: line })),
})

const read = (section: ReadSection, isOpinion = false): (FoundTreatment | null)[] =>
  findTreatments(
    section,
    section.paragraphs.flatMap(({ anchor, text }) => findRulingCitations(text).map(({ from, to }) => ({ anchor, from, to }))),
    { isOpinion },
  )

const named = (found: readonly (FoundTreatment | null)[]): string => found.map((each) => each?.treatment ?? 'nulo').join()

describe('treatment of a cited ruling', () => {
  it.each([...negativeWordings, ...courtWordings])('%s: %s', (expected, text) => {
    const found = named(read(sectionOf(text)))
    expect(expected === 'nulo' && found === 'cita' ? 'nulo' : found).toBe(expected)
  })

  it.each(opinionWordings)('by the Contraloría, %s: %s', (expected, text) => {
    expect(named(read(sectionOf(text, 'texto'), true))).toBe(expected)
  })

  it('says the deciding words as a range of the paragraph', () => {
    const text = 'Que, por las razones dichas, no se comparte lo decidido en los autos Rol N° 4.512-2018 de la Corte Suprema.'
    const [found] = read(sectionOf(text))
    expect(found?.treatment).toBe('se_aparta')
    expect(text.slice(found?.phrase?.from, found?.phrase?.to)).toContain('no se comparte')
    expect(found?.confidence).toBeGreaterThan(0.8)
  })

  it('reads the answer in the sentence behind, less surely', () => {
    const [found] = read(sectionOf('Que la Corte Suprema dijo otra cosa en el Rol N° 1.818-2014. Esta Corte no comparte dicho criterio.'))
    expect(found).toMatchObject({ treatment: 'se_aparta', voice: 'tribunal' })
    expect(found?.confidence).toBeLessThan(0.9)
  })

  it('hears a dissent as a dissent, in its section and in the paragraph of the decision', () => {
    const dissent = 'El disidente no comparte lo resuelto en el Rol N° 4.100-2015 de la Corte Suprema.'
    expect(read(sectionOf(dissent, 'voto', 'Voto en contra'))[0]).toMatchObject({ treatment: 'se_aparta', voice: 'voto' })
    const decision =
      'Se confirma la sentencia. Acordada con el voto en contra del ministro, quien siguió lo resuelto en el Rol N° 4.100-2015.'
    expect(read(sectionOf(decision, 'resolutiva'))[0]?.voice).toBe('voto')
  })

  it('takes no treatment from a quotation, a party, the heading or the decision', () => {
    const quoted =
      'Que la Corte de Apelaciones de Talca ha señalado: “Este tribunal se aparta de lo resuelto por la Corte Suprema en los autos Rol N° 7.123-2016 por las razones dichas”.'
    expect(read(sectionOf(quoted))).toEqual([null])
    const appeal = 'Se confirma la sentencia apelada dictada en los autos Rol N° 512-2019 y se desecha esa doctrina.'
    expect(read(sectionOf(appeal, 'resolutiva'))).toEqual([null])
  })

  it('takes the number of a past conviction or of a proceeding for no precedent', () => {
    expect(read(sectionOf('Que el acusado fue condenado en la causa RIT 1234-2019 a la pena de sesenta y un días.'))).toEqual([null])
    const exhibit =
      'Que siguiendo la línea de la defensa obra la prueba instrumental relativa al proceso Rol N° 431-2022 del Juzgado de Policía Local de Lota.'
    expect(read(sectionOf(exhibit))).toEqual([null])
  })

  it.each([
    'Que el empleador debe enterar las cotizaciones desde que paga la remuneración, obligación que no depende de la declaración judicial (Corte Suprema, Rol N° 4.512-2018, c. 8°; y Rol N° 4.600-2018, c. 9°).',
    'Que de los autos Rol N° 4.512-2018 del 2° Juzgado Civil de Talca se observa que las partes y el objeto son los mismos, por lo que este sentenciador concluye que debe ser acogida la excepción.',
    'Que el abuso puede ser de un agente o de varios (Sentencia N° 76/2021, c. 7°), al igual que en los casos de arriendo de locales.',
    'Que las tarifas del contrato debían reflejar de igual manera los costos que se indicaron en la consulta de Rol N° 463-2020 de la Corte Suprema.',
  ])('shows no following where no word of the court says that it follows: %s', (text) => {
    const shown = read(sectionOf(text)).filter((each) => each !== null && each.confidence >= minTreatmentConfidence)
    expect(shown.map((each) => each?.treatment)).not.toContain('sigue')
  })

  it('shows as the deciding words those that say it', () => {
    const text =
      'Que, en un caso análogo, Rol N° 951-2013, la Corte Suprema estimó que la excepción debía ser analizada, y así lo hará este tribunal.'
    const [found] = read(sectionOf(text))
    expect(found).toMatchObject({ treatment: 'sigue' })
    expect(text.slice(found?.phrase?.from, found?.phrase?.to)).toContain('caso análogo')
  })

  it('leaves to the norm what is said of the norm', () => {
    const text =
      'Que, como consta del Rol N° 3.210-2018 de la Corte Suprema, la ley que invoca el servicio no resulta aplicable a este caso.'
    expect(named(read(sectionOf(text)))).not.toBe('distingue')
  })

  it('leaves to the cited ruling what it concluded', () => {
    const text =
      'Que esta Corte comparte lo resuelto en el Rol N° 10.400-2014 de la Corte Suprema, en que se concluyó que no basta la mención abstracta.'
    expect(named(read(sectionOf(text)))).toBe('sigue')
  })

  it('answers in the order of the citations asked', () => {
    const text = 'Que se sigue lo resuelto en el Rol N° 100-2019 y se abandona el criterio del Rol N° 200-2014.'
    const [first, second] = findRulingCitations(text).map(({ from, to }) => ({ anchor: 'p0', from, to }))
    if (first === undefined || second === undefined) throw new Error('two citations')
    expect(named(findTreatments(sectionOf(text), [second, first]))).toBe('se_aparta,sigue')
  })

  it('takes time linear in the text', () => {
    const sentence = 'Que esta Corte no comparte lo resuelto en el Rol N° 4.512-2018 y, si bien no obstante, sin que se aparte de ello, '
    const time = (times: number): number => {
      const section = sectionOf(sentence.repeat(times))
      const started = process.cpuUsage()
      read(section)
      const { user, system } = process.cpuUsage(started)
      return user + system
    }
    time(20)
    expect(time(160)).toBeLessThan(Math.max(1_500_000, time(20) * 8 * 8))
  })
})
