import { expect, it } from 'vitest'
import { findOutcomes } from './find-outcomes.ts'

const outcomes = (query: string): string[] => findOutcomes(query).map(({ outcome }) => outcome)

it.each([
  ['rechaza isapre', 'rechaza'],
  ['fallos que acogen tutela', 'acoge'],
  ['tutela laboral acogida', 'acoge'],
  ['recurso de protección rechazado isapre', 'rechaza'],
  ['demanda acogida en parte', 'acoge_parcial'],
  ['sentencias de primera instancia revocadas', 'revoca'],
  ['casación inadmisible', 'inadmisible'],
  ['sentencia casada de oficio falta de consideraciones', 'casa'],
  ['sentencias anuladas de oficio', 'anula'],
])('reads «%s»', (query, outcome) => {
  expect(outcomes(query)).toEqual([outcome])
})

it('is sure of an outcome with costs', () => {
  for (const query of ['excepción pagaré rechazada c costas', 'pagaré acogida sin costas', 'nulidad procesal revocada con costas'])
    expect(
      findOutcomes(query).map(({ plain }) => plain),
      query,
    ).toEqual([true])
  expect(outcomes('licencia rechazada con cuotas')).toEqual([])
})

it('finds no outcome when something else was rejected or revoked', () => {
  for (const query of [
    'licencia médica rechazada',
    'licencias rechazadas por la COMPIN',
    'crédito rechazado',
    'gastos rechazados',
    'permiso de residencia revocado',
    'matrícula anulada, demanda',
    'licencia rechazada trabajador portuario',
    'niños acogidos en residencias',
    'trabajadores acogidos a jubilación',
    'solicitud para que anulen matrimonio',
  ])
    expect(outcomes(query), query).toEqual([])
})

it('tells what the ruling decides from what was decided before or claimed', () => {
  const plainIn = (query: string): boolean[] => findOutcomes(query).map(({ plain }) => plain)
  for (const query of [
    'isapre acogidos',
    'fallos que confirman',
    'casación en el fondo rechazada',
    'resoluciones revocadas',
    'recurso abandonado',
    'semana corrida ICA Talca 2023 rechazadas',
    'despido indirecto confirmadas',
    'cuidado personal revocada',
    'daño moral inadmisibles',
    'receptación condenatoria',
    'robo por sorpresa absueltos',
    'nulidad laboral desestimados',
    'protección plan de salud acogidas parcialmente',
    'fallos de la Corte Suprema que anulen',
    'sentencias sobre isapres que rechacen',
    'que revoquen multas',
  ])
    expect(plainIn(query), query).toEqual([true])
  for (const query of [
    'rechaza isapre',
    'demanda acogida',
    'incidente rechazado',
    'precario rechazado',
    'prueba inadmisible',
    'libertad condicional condenados',
    'apelación resolución rechaza abandono',
  ])
    expect(plainIn(query), query).toEqual([false])
})

it.each([
  'isapre rechaza cobertura de cirugía',
  'recurso contra isapre que rechaza licencias',
  'banco que no acoge la solicitud',
  'compin rechaza su licencia',
])('leaves what others decide to the story: %s', (query) => {
  expect(findOutcomes(query)).toEqual([])
})

it.each(['demanda al fisco, rechazan excepciones de reparación y prescripción', 'archivo de la protección equivale a inadmisible'])(
  'leaves defences and what is only likened: %s',
  (query) => {
    expect(findOutcomes(query)).toEqual([])
  },
)

it('reads what a court leaves without effect, and defences of execution suits', () => {
  expect(findOutcomes('giro dejado sin efecto').map(({ outcome }) => outcome)).toEqual(['acoge'])
  expect(findOutcomes('rechazan excepciones juicio ejecutivo').map(({ outcome }) => outcome)).toEqual(['rechaza'])
})

it('keeps the outcome where the verb ends the query or decides an appeal', () => {
  expect(findOutcomes('protección isapre rechaza').map(({ outcome }) => outcome)).toEqual(['rechaza'])
  expect(findOutcomes('isapre rechaza recurso').map(({ outcome }) => outcome)).toEqual(['rechaza'])
})

it('reads no outcome that the words deny, and the contrary where it has a name', () => {
  for (const query of ['precario NO rechaza', 'precario no los que rechazan', 'protección sin las que acogen', 'nulidad no se rechaza'])
    expect(outcomes(query), query).toEqual([])
  expect(outcomes('protección no acogida')).toEqual(['rechaza'])
})

it.each([
  ['tutela acojida', 'acoge'],
  ['acojidos isapre', 'acoge'],
  ['isapre acojido', 'acoge'],
  ['acoje protección', 'acoge'],
  ['fallos que acojen tutela', 'acoge'],
  ['acogue protección', 'acoge'],
  ['rechasa isapre', 'rechaza'],
  ['recursos de nulidad rechasados', 'rechaza'],
  ['recurso de queja rechasado', 'rechaza'],
  ['fallos que rechasen desafuero', 'rechaza'],
  ['fallos que rechazen desafuero', 'rechaza'],
  ['fallos que revokan precario', 'revoca'],
  ['fallos que revoquen y revoken precario', 'revoca'],
  ['sentencias rebocadas', 'revoca'],
  ['sentencias comfirmadas', 'confirma'],
  ['sentencias confrimadas', 'confirma'],
  ['recursos dezestimados', 'rechaza'],
  ['casación inadmicible', 'inadmisible'],
  ['casación inadmisivle', 'inadmisible'],
  ['apelación decierta', 'abandonado'],
  ['recursos rechzados', 'rechaza'],
  ['protecciones acgoidas', 'acoge'],
])('reads «%s» through a slip of the pen', (query, outcome) => {
  const [found] = findOutcomes(query)
  expect(found?.outcome).toBe(outcome)
  const written = query.slice(found?.from, found?.to)
  expect(query).toContain(written)
  expect(written.trim()).toBe(written)
})

it.each([
  'escoge abogado',
  'cuota conformada',
  'cuadro retocado',
  'ley evocada',
  'documento revolcado',
  'provocada',
  'causa anual',
  'cogidas',
])('takes no other word for a slip: «%s»', (query) => {
  expect(findOutcomes(query)).toEqual([])
})
