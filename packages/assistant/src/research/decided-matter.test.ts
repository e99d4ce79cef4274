import { expect, it } from 'vitest'
import type { SourceRuling } from '../spans/source-ruling.ts'
import { demandsOf, portsOver } from '../testing/ports-over.ts'
import { sourceOf } from '../testing/source-of.ts'
import { findContraryLine } from './contrary-line.ts'
import { compareOnMatter } from './decided-matter.ts'

const open = new AbortController().signal
const demands = demandsOf('¿puede la comunidad cobrar al copropietario moroso el recargo del fondo de reserva?').map((demand) => ({
  ...demand,
  rarity: /^(?:recargo|fondo)$/u.test(demand.label) ? 0.8 : 0.3,
}))

/** With an operative part of these paragraphs. */
const withOperative = (source: SourceRuling, items: readonly string[]): SourceRuling => {
  const sections = source.ruling.sections.map((section) =>
    section.kind === 'resolutiva' ? { ...section, paragraphs: items.map((text, at) => ({ anchor: `r${at}`, text })) } : section,
  )
  return { ...source, ruling: { ...source.ruling, sections } }
}
const instance = (docId: string, items: readonly string[]) => {
  const source = sourceOf(docId, ['Primero: Que las partes discuten sobre los gastos comunes.'], { outcome: 'acoge_parcial' })
  return withOperative(source, items)
}
const others = 'I. Que se acoge la demanda en cuanto se declara terminado el contrato.'
const denied = instance('niega', [
  others,
  'II. Que se rechaza la demanda en lo relativo al recargo del fondo de reserva del copropietario moroso.',
])
const granted = instance('da', [
  others,
  'II. Que se condena a la demandada a restituir el recargo del fondo de reserva cobrado al copropietario moroso.',
])
const listed = instance('enumera', [
  'I. Que se acoge la demanda y se condena a la demandada a pagar lo siguiente:',
  'a) $100.000, por el recargo del fondo de reserva cobrado al copropietario moroso.',
])
const elsewhere = instance('otra cosa', [others, 'II. Que se rechaza la demanda en lo relativo a las multas por ruidos molestos.'])
/** A recourse of the respondent that is not admitted, since its matter is settled. */
const recourse = sourceOf(
  'inadmisible',
  [
    'Primero: Que la demandada dedujo recurso de unificación en contra de la sentencia que acogió la demanda.',
    'Segundo: Que la comunidad no puede cobrar al copropietario moroso el recargo del fondo de reserva, como se ha fallado sin variación.',
  ],
  { collection: 'corte_suprema', appealType: '(LABORAL) UNIFICACIÓN DE JURISPRUDENCIA', outcome: 'inadmisible' },
)
const settled = withOperative(recourse, ['Se declara inadmisible el recurso de unificación de jurisprudencia.'])

it('compares rulings by the item of the operative part that names what is asked, whatever the whole result is', async () => {
  expect(await compareOnMatter({ leaders: [granted], others: [denied, listed, elsewhere], demands }, open)).toEqual({
    leader: 'da',
    onMatter: { same: ['enumera'], opposite: ['niega'] },
  })
})

it('takes an inadmissible recourse on nothing else for the side against which it was brought', async () => {
  expect(await compareOnMatter({ leaders: [elsewhere, settled], others: [denied, granted], demands }, open)).toEqual({
    leader: 'inadmisible',
    onMatter: { same: ['da'], opposite: ['niega'] },
  })
})

it('says nothing where no leader decides what is asked, or an item says both', async () => {
  const both = instance('ambas', [
    'I. Que se rechaza la demanda en lo relativo al recargo del fondo de reserva del copropietario moroso.',
    'II. Que se acoge la demanda en cuanto al recargo del fondo de reserva del otro copropietario moroso.',
  ])
  expect(await compareOnMatter({ leaders: [elsewhere], others: [denied], demands }, open)).toBeNull()
  expect((await compareOnMatter({ leaders: [granted], others: [both], demands }, open))?.onMatter).toEqual({ same: [], opposite: [] })
})

it('makes what decides the question the other way the contrary line, where no article shows one', async () => {
  const { ports } = portsOver([settled, denied, elsewhere])
  const question = '¿se debe el recargo del fondo de reserva por el copropietario moroso?'
  const read = ['inadmisible', 'niega', 'otra cosa']
  const line = await findContraryLine(ports, { question, quoted: ['inadmisible'], read, budget: 800 }, open)
  expect(line).toMatchObject({
    ground: 'materia',
    against: ['inadmisible'],
    counts: { others: 2, compared: 1, opposite: 1 },
    onMatter: { same: [], opposite: ['niega'] },
  })
  const spans = line.answer?.spans ?? []
  expect(spans.every(({ docId }) => docId === 'niega')).toBe(true)
  expect(spans.filter(({ text }) => /recargo del fondo/u.test(text))).toHaveLength(1)
})
