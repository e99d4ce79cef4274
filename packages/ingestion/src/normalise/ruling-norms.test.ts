import type { Section } from '@basejuris/domain'
import { expect, it } from 'vitest'
import { rereadNorms, rulingNorms } from './ruling-norms.ts'

let paragraphs = 0
const section = (kind: Section['kind'], title: string, text: string): Section => {
  paragraphs += 1
  return { anchor: `s${paragraphs}`, kind, number: null, title, paragraphs: [{ anchor: `p${paragraphs}`, text }] }
}
const sections = [
  section('encabezado', 'Encabezado', 'Materia: artículo 54 del Código del Trabajo.'),
  section(
    'vistos',
    'Vistos',
    'Vistos: Comparece doña Inés Faro Luna e interpone demanda fundada en el artículo 171 del Código del Trabajo.',
  ),
  section(
    'considerando',
    '1°',
    'Primero: Que la demandada alega la prescripción del artículo 510 del Código del Trabajo y cita el artículo 168 del mismo Código.',
  ),
  section(
    'considerando',
    '2°',
    'Segundo: Que la actora acompañó los siguientes documentos: carta del artículo 162 del Código del Trabajo.',
  ),
  section('considerando', '3°', 'Tercero: Que este tribunal estima que el despido infringe el artículo 168 del Código del Trabajo.'),
  section('resolutiva', 'Resolutiva', 'Por estas consideraciones y visto el artículo 459 del Código del Trabajo, se acoge la demanda.'),
  section(
    'voto',
    'Voto en contra',
    'Acordada con el voto en contra de la ministra señora Alba, quien estuvo por aplicar el artículo 160 del Código del Trabajo.',
  ),
]
const usesOf = (norms: ReturnType<typeof rulingNorms>) => Object.fromEntries(norms.map(({ key, use }) => [key.replace('CT:', ''), use]))

it('tells the norms that the court applies from those that only others cite', () => {
  expect(usesOf(rulingNorms([], sections))).toEqual({
    54: 'applied',
    171: 'cited',
    510: 'cited',
    168: 'applied',
    162: 'cited',
    459: 'applied',
    160: 'cited',
  })
})

it('takes a fact that is held as admitted for no application', () => {
  const facts = section(
    'considerando',
    '6°',
    'Sexto: Que, en consecuencia, este tribunal tiene como tácitamente admitidos los siguientes hechos: 1.- Que el faro se encendió el 2 de mayo. 2.- Que la farolera trabajó en los términos del artículo 7° del Código del Trabajo.',
  )
  const reasons = section('considerando', '7°', 'Séptimo: Que hay relación laboral en los términos del artículo 8° del Código del Trabajo.')
  expect(usesOf(rulingNorms([], [facts, reasons]))).toEqual({ 7: 'cited', 8: 'applied' })
})

it('tells what the source alone annotates from what the court applies, also in what was stored without it', () => {
  const annotated = rulingNorms([{ text: 'Código del Trabajo\t160', idNorma: 207_436 }], sections)
  expect(usesOf(annotated)[160]).toBe('cited')
  const source = [
    { text: 'Código del Trabajo\t22', idNorma: 207_436 },
    { text: 'Código del Trabajo\t168', idNorma: 207_436 },
  ]
  expect(usesOf(rulingNorms(source, sections))).toMatchObject({ 22: 'annotated', 168: 'applied' })
  const older = annotated.map(({ use: _use, ...norm }) => norm)
  expect(rereadNorms(older, sections)).toEqual(annotated)
})

it('takes the ground of an act of the court for applied, where it tells the course of the case', () => {
  const usesIn = (text: string) => usesOf(rulingNorms([], [section('considerando', '1°', text)]))
  const course =
    'Primero: Que, de conformidad con lo dispuesto en el inciso séptimo del artículo 483 A del Código del Trabajo, se ha ordenado dar cuenta del recurso que dedujo la parte demandada'
  expect(usesIn(`${course}.`)).toEqual({ '483 A': 'applied' })
  expect(usesIn(`${course}, fundado en el artículo 161 del mismo Código.`)).toEqual({ '483 A': 'applied', 161: 'cited' })
  expect(
    usesIn('Primero: Que la demandada dedujo recurso de conformidad con lo dispuesto en el artículo 477 del Código del Trabajo.'),
  ).toEqual({
    477: 'cited',
  })
})

const listedIn = (norms: ReturnType<typeof rulingNorms>) => norms.filter(({ listed }) => listed).map(({ key }) => key)

it('tells an article that is only listed before the decision from one that the court reasons with', () => {
  const reasoned = section('considerando', '1°', 'Primero: Que la carta no cumple lo que exige el artículo 162 del Código del Trabajo.')
  const decision = section(
    'resolutiva',
    'Resolutiva',
    'Y visto lo dispuesto en los artículos 7, 162 y 459 del Código del Trabajo, se acoge la demanda con los reajustes del artículo 63 del mismo Código.',
  )
  const norms = rulingNorms([], [reasoned, decision])
  expect(usesOf(norms)).toEqual({ 162: 'applied', 7: 'applied', 459: 'applied', 63: 'applied' })
  expect(listedIn(norms)).toEqual(['CT:7', 'CT:459'])
  expect(listedIn(rulingNorms([{ text: 'Código del Trabajo\t459', idNorma: 207_436 }], [decision]))).toEqual(['CT:459', 'CT:7'])
})

it.each([
  ['Primero: Que por el libelo se ha invocado la causal, por infracción del artículo 162 del Código del Trabajo.', 'cited'],
  ['Primero: Que el empleador, según la resolución, habría infringido el artículo 162 del Código del Trabajo.', 'cited'],
  [
    'Primero: Que, en consecuencia, esta Corte estima que se ha incurrido en infracción del artículo 162 del Código del Trabajo.',
    'applied',
  ],
  ['Primero: Que la denuncia es efectiva, pues queda establecida la infracción del artículo 162 del Código del Trabajo.', 'applied'],
])('takes what somebody reproaches for cited, and what the court finds for applied: %s', (text, use) => {
  expect(usesOf(rulingNorms([], [section('considerando', '1°', text)]))).toEqual({ 162: use })
})

it.each([
  [
    'Primero: Que el artículo 168 del Código del Trabajo dispone que el trabajador que pide lo del artículo 485 puede reclamar.',
    ['applied', 'cited'],
  ],
  [
    'Primero: Que el artículo 168 del Código del Trabajo dispone que puede reclamarse, por lo que se aplicará el artículo 172 del mismo Código.',
    ['applied', 'applied'],
  ],
  [
    'Primero: Que el artículo 168 del Código del Trabajo dispone que puede reclamarse, agregando el artículo 485 del mismo Código que hay otro plazo.',
    ['applied', 'applied'],
  ],
  ['Primero: Que con fecha tres de mayo se dictó sentencia en razón de lo prevenido en el artículo 160 del Código del Trabajo.', ['cited']],
  ['Primero: Que por un error de digitación el aviso señaló la causal del artículo 160 del Código del Trabajo.', ['cited']],
  ['Primero: Que, si bien el demandado sostuvo que rige el artículo 22 del Código del Trabajo, nada probó.', ['cited']],
  ['Primero: Que el recurrente califica de ilegal el aviso, de conformidad con el artículo 162 del Código del Trabajo.', ['cited']],
  [
    'Primero: Que la demandada ha intentado adecuar el plazo contando, conforme al artículo 510 del Código del Trabajo, desde el cierre.',
    ['cited'],
  ],
  [
    'Primero: Que se recurre a fin de que esta Corte acoja la causal del artículo 160 del Código del Trabajo, que no se debatió.',
    ['cited'],
  ],
  ['Primero: Que lo que el demandado pretende no procede, pues lo impide el artículo 22 del Código del Trabajo.', ['applied']],
  ['Primero: Que, si bien el demandado lo negó, rige el artículo 22 del Código del Trabajo.', ['applied']],
])('takes for cited what an article says, what was done before, a mistake and what a party told: %s', (text, uses) => {
  expect(Object.values(usesOf(rulingNorms([], [section('considerando', '1°', text)])))).toEqual(uses)
})

it('takes the norms of the heading for listed, as those before the decision', () => {
  const heading = section('encabezado', 'Encabezado', 'Delito: hurto simple, sancionado en el artículo 446 N° 3 del Código Penal.')
  const decision = section(
    'resolutiva',
    'Resolutiva',
    'Y vistos los artículos 1, 3, 7, 14 y 15 del Código Penal, se declara: Que se absuelve.',
  )
  expect(listedIn(rulingNorms([], [heading, decision]))).toEqual(['CP:446', 'CP:1', 'CP:3', 'CP:7', 'CP:14', 'CP:15'])
})

it('takes for ground what a short list names, or what a party invokes and the list names', () => {
  const listedFor = (reason: string, decision: string) =>
    listedIn(rulingNorms([], [section('considerando', '1°', reason), section('resolutiva', 'Resolutiva', decision)]))
  const code = 'del Código Procesal Penal'
  const silent = 'Primero: Que la pena se fijó sin atender a la edad.'
  const invoked = `Primero: Que la defensa invoca la causal de la letra b) del artículo 373 ${code}.`
  const short = `Por estas consideraciones y lo dispuesto en los artículos 373 b), 384 y 385 ${code}, se acoge el recurso.`
  expect(listedFor(silent, short)).toEqual(['CPP:373', 'CPP:384', 'CPP:385'])
  expect(listedFor(invoked, short)).toEqual(['CPP:384', 'CPP:385'])
  const civil = 'Y visto lo dispuesto en los artículos 2503, 2514 y 2518 del Código Civil, se acoge la demanda.'
  expect(listedFor(silent, civil)).toEqual([])
  const penal = 'Primero: Que la defensa pidió la atenuante del artículo 11 N° 9 del Código Penal y citó su artículo 30.'
  const long = 'Y visto lo dispuesto en los artículos 1, 11 N° 9, 14, 15, 30, 432 y 446 del Código Penal, se declara: Que se condena.'
  expect(listedFor(penal, long).toSorted()).toEqual(['CP:1', 'CP:14', 'CP:15', 'CP:30', 'CP:432', 'CP:446'])
})

const clause = 'Undécimo: Que, según se ha dicho,'
it.each([
  [`${clause} el impugnante omite extender la infracción a los artículos 1489 y 1545 del Código Civil.`, ['cited', 'cited']],
  [`${clause} no se denuncia la vulneración del artículo 1545 del Código Civil, que sirvió para decidir.`, ['cited']],
  [`${clause} se omitió invocar el artículo 1545 del Código Civil.`, ['cited']],
  [`${clause} el recurso nada dice del artículo 1545 del Código Civil, que no fue denunciado como infringido.`, ['cited']],
  [`${clause} los jueces omitieron aplicar el artículo 1545 del Código Civil.`, ['applied']],
  [`${clause} no se ha invocado causal alguna de las previstas en el artículo 1545 del Código Civil.`, ['applied']],
  [`${clause} no se denunció el hecho como exige el artículo 1545 del Código Civil.`, ['applied']],
  [`${clause} rige la Circular N° 5, que fija la “Política de aplicación del artículo 1545 del Código Civil en los contratos”.`, ['cited']],
  [`${clause} rige la Circular N° 5 de 2011, que imparte instrucciones sobre el artículo 1545 del Código Civil.`, ['cited']],
  [
    `${clause} el artículo 1489 del Código Civil dice: “En los contratos de que trata el artículo 1545 del Código Civil va envuelta la condición”.`,
    ['applied', 'cited'],
  ],
  [
    `${clause} la ley ordena: “Artículo 1545 del Código Civil. Todo contrato legalmente celebrado es una ley para las partes”.`,
    ['applied'],
  ],
])('takes for cited what is left out of a recourse, stands in a title or in quoted words: %s', (text, uses) => {
  expect(Object.values(usesOf(rulingNorms([], [section('considerando', '11°', text)])))).toEqual(uses)
})
