import type { SectionView } from '@basejuris/contract'
import { describe, expect, it } from 'vitest'
import { textHtml } from './section-html.ts'

const section = (over: Partial<SectionView>, ...texts: string[]): SectionView => ({
  ancla: 'c7',
  tipo: 'considerando',
  numero: 7,
  titulo: '7°',
  parrafos: texts.map((texto, index) => ({ ancla: `p${index + 12}`, texto, marcas: [], referencias: [] })),
  ...over,
})

describe('textHtml', () => {
  it('hangs the number of a considerando and keeps the court’s own in the text', () => {
    const html = textHtml([section({}, '7°.- Que la causal.', 'Y otra cosa.')])
    expect(html).toContain('<section class="rd-sec rd-considerando" id="c7" data-place="c. 7°">')
    expect(html).toContain('<h3 class="rd-no"><a href="#c7" aria-label="Considerando 7">7°</a></h3>')
    expect(html).toContain('<p id="p12"><span class="rd-dup">7°.-</span> Que la causal.</p><p id="p13">Y otra cosa.</p>')
  })

  it('labels a considerando that gives a party’s account', () => {
    expect(textHtml([section({ relato: 'parte', voz: 'Alega la demandante' }, '7°.- Que comparece.')])).toContain(
      '<div class="rd-tx"><p class="rd-account">Alega la demandante. No es el razonamiento del tribunal.</p>',
    )
    expect(textHtml([section({}, '7°.- Que procede.')])).not.toContain('rd-account')
    const vistos = section({ tipo: 'vistos', numero: null, relato: 'antecedentes', voz: 'Antecedentes del caso' }, 'Vistos:')
    expect(textHtml([vistos])).not.toContain('rd-account')
  })

  it('labels the paragraphs that are not the court’s where it speaks as well', () => {
    const spoken = (desde: number, hasta: number, voz: string) => [{ desde, hasta, relato: 'parte' as const, voz }]
    const texts = ['7°.- Que la actora pide.', 'Agrega que no.', 'Se acogerá; la actora dice más.', 'Así se decide.']
    const voces = [spoken(0, 24, 'Alega la actora'), spoken(0, 14, 'Alega la actora'), spoken(12, 31, 'Alega la actora')]
    const parrafos = texts.map((texto, index) => ({
      ancla: `p${index + 12}`,
      texto,
      marcas: [],
      referencias: [],
      ...(voces[index] === undefined ? {} : { voces: voces[index] }),
    }))
    const html = textHtml([section({ parrafos })])
    expect(html).toContain('<p id="p12" class="rd-other-voice" data-voice="Alega la actora">')
    expect(html).toContain('<p id="p13" class="rd-other-voice" data-said="Alega la actora">')
    expect(html).toContain('<p id="p14" class="rd-other-voice rd-part-voice" data-voice="En parte: alega la actora">')
    expect(html).toContain('<p id="p15">')
  })

  it('shows whose words follow under the line that announces them, not above it', () => {
    const texts = ['CON LO OÍDO Y CONSIDERANDO:', 'Que la actora pide.']
    const parrafos = texts.map((texto, index) => ({
      ancla: `p${index + 12}`,
      texto,
      marcas: [],
      referencias: [],
      voces: [{ desde: 0, hasta: texto.length, relato: 'antecedentes' as const, voz: 'Antecedentes del caso' }],
    }))
    const html = textHtml([section({ parrafos })])
    expect(html).toContain('<p id="p12" class="rd-cap">')
    expect(html).toContain('<p id="p13" class="rd-other-voice" data-voice="Antecedentes del caso">')
  })

  it('sets votes apart and says which are not the majority’s', () => {
    const against = section({ ancla: 'voto1', tipo: 'voto', numero: null, titulo: 'Voto en contra' }, 'Acordada con el voto en contra.')
    const concurring = section({ ancla: 'voto2', tipo: 'voto', numero: null, titulo: 'Prevención' }, 'Se previene.')
    expect(textHtml([against])).toContain('class="rd-sec rd-voto rd-vote"')
    expect(textHtml([against])).toContain('No es doctrina de la mayoría.')
    expect(textHtml([concurring])).not.toContain('No es doctrina')
    expect(textHtml([against, section({ ancla: 'voto1-c3', numero: 3 }, 'Que no.')])).toContain('data-place="voto en contra, c. 3°"')
    const numbered = section({ ancla: 'voto1-c3', tipo: 'voto', numero: 3, titulo: 'Voto en contra, 3°' }, '3.- Que no.')
    expect(textHtml([numbered])).toContain('class="rd-sec rd-considerando rd-vote" id="voto1-c3" data-place="voto en contra, c. 3°"')
    expect(textHtml([numbered])).toContain('>3°</a></h3>')
  })

  it('numbers the paragraphs of a long text without considerandos, closing apart', () => {
    const plain = section(
      { ancla: 'texto', tipo: 'texto', numero: null, titulo: 'Texto' },
      'Uno.',
      'Dos.',
      'Tres.',
      'Cuatro.',
      'Cinco.',
      'Seis.',
    )
    const closing = section({ ancla: 'cierre', tipo: 'cierre', numero: null, titulo: 'Cierre' }, 'Regístrese.')
    expect(textHtml([plain, closing])).toContain('<p id="p13" data-n="13">Dos.</p>')
    expect(textHtml([plain, closing])).toContain('<p id="p12">Regístrese.</p>')
    expect(textHtml([plain])).not.toContain('data-n')
    expect(textHtml([plain, closing, section({}, 'Que sí.')])).not.toContain('data-n')
  })

  it('shows a heading only where the text does not announce itself', () => {
    const vistos = { ancla: 'vistos', tipo: 'vistos' as const, numero: null, titulo: 'Vistos' }
    expect(textHtml([section(vistos, 'VISTOS: En autos.')])).toContain('<h2 class="rd-vh">Vistos</h2>')
    expect(textHtml([section(vistos, 'En autos.')])).toContain('<h2 class="rd-h">Vistos</h2>')
  })

  it('lists where the marks stand', () => {
    const marked = section({}, 'Que la causal.')
    marked.parrafos[0]?.marcas.push([7, 13], [9, 13])
    expect(textHtml([marked])).toContain('data-marks="500"')
  })

  it('lets no markup through', () => {
    const html = textHtml([section({ ancla: 'x" onclick="y', titulo: '<i>' }, '<script>alert(1)</script>')])
    expect(html).not.toContain('<script>')
    expect(html).not.toContain('" onclick="')
  })
})
