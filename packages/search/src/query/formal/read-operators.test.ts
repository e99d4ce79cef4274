import { describe, expect, it } from 'vitest'
import { findFormalExpression } from './find-formal-expression.ts'
import { formatExpression } from './format-expression.ts'
import type { QueryReading } from './read-operators.ts'

/** The formal text of the query. Null in plain language. */
const formalOf = (query: string, reading?: QueryReading): string | null => {
  const { required, formal } = findFormalExpression(query, reading)
  return formal && required !== null ? formatExpression(required) : null
}
const noticeOf = (query: string, reading?: QueryReading): string | null => findFormalExpression(query, reading).alternative?.notice ?? null

/** `?`: the notice is shown, with the other reading one click away. */
const operators = `
despido NO fuero => despido Y NO fuero ?
despido AND fuero => despido Y fuero
despido OR renuncia => despido O renuncia
despido NOT fuero => despido Y NO fuero
despido AND NOT fuero => despido Y NO fuero
despido Y NO fuero => despido Y NO fuero
despido O NO fuero => despido O NO fuero
despido Y fuero => despido Y fuero
despido O renuncia => despido O renuncia
NO fuero despido => NO fuero Y despido ?
NOT fuero despido => NO fuero Y despido
NO (fuero) => NO (fuero)
NO (fuero O licencia) despido => NO fuero Y NO licencia Y despido
(despido O renuncia) NO fuero => (despido O renuncia) Y NO fuero
(despido OR renuncia) AND NOT (fuero OR licencia) => (despido O renuncia) Y NO fuero Y NO licencia
(despido)Y(fuero) => despido Y fuero
"mutuo acuerdo" NO finiquito => "mutuo acuerdo" Y NO finiquito
"mutuo acuerdo"Y"fuero maternal" => "mutuo acuerdo" Y "fuero maternal"
despido NO "mutuo acuerdo" => despido Y NO "mutuo acuerdo"
«control de identidad» Y indicio NO (drogas O cannabis) => "control de identidad" Y indicio Y NO drogas Y NO cannabis
daño moral (municipalidad AND Chillán) => daño Y moral Y municipalidad Y chillán
(arresto OR multa) AND alimentos => (arresto O multa) Y alimentos
NO isapre licencia medica COMPIN => NO isapre Y licencia Y medica Y compin ?
despido NO fuero maternal => despido Y NO "fuero maternal" ?
despido NO mutuo acuerdo => despido Y NO "mutuo acuerdo" ?
despido NO necesidades de la empresa => despido Y NO "necesidades de la empresa" ?
despido NO recurso de protección isapre => despido Y NO recurso:protección Y isapre ?
recurso de casación en el fondo rechazado NO arriendo => recurso:"casación en el fondo" Y resultado:rechaza Y NO arriendo ?
recursos de protección rechasados AND isapre => recurso:protección Y resultado:rechaza Y isapre
recursos de protección acogidos AND isapre => recurso:protección Y (resultado:acoge O resultado:acoge_parcial O resultado:casa O resultado:anula O resultado:unifica O resultado:mixto) Y isapre
medidas de protección NO alimentos => medidas Y (protección) Y NO alimentos ?
amparo NO rechazado => recurso:amparo Y NO resultado:rechaza
despido NO rechaza => despido Y NO resultado:rechaza
prisión preventiva NO apelación => prisión Y preventiva Y NO recurso:apelación ?
isapre Y protección Y acoge => isapre Y recurso:protección Y (resultado:acoge O resultado:acoge_parcial O resultado:casa O resultado:anula O resultado:unifica O resultado:mixto)
precario NO acogido => precario Y NO (resultado:acoge O resultado:acoge_parcial O resultado:casa O resultado:anula O resultado:unifica O resultado:mixto)
isapre Y (confirma O revoca) => isapre Y (resultado:confirma O resultado:revoca)
consumidor Y protección => consumidor Y (protección)
costas Y (rechazada) => costas Y (rechazada)
multa Y condena => multa Y condena
jurisprudencia precario NO comodato => precario Y NO comodato ?
fallos sobre precario NO comodato => precario Y NO comodato ?
sentencias de la Corte Suprema AND precario => tribunal:"Corte Suprema" Y precario
sentencias definitivas AND exequátur => sentencias Y definitivas Y recurso:exequátur
jurisprudencia tutela NO indemnidad => tutela Y NO indemnidad ?
nulidad O casación => nulidad O casación
jurisprudencia AND precario => jurisprudencia Y precario
fuero NO despido => fuero Y NO despido ?
multa NO abogado => multa Y NO abogado ?
despido y NO fuero => despido Y NO fuero ?
despido pero NO fuero => despido Y NO fuero ?
isapre NO AFP => isapre Y NO afp ?
despido Y AFP => despido Y afp
Despido NO Fuero => despido Y NO fuero ?
fuero O AFP O isapre => fuero O afp O isapre
nulidad Y cobro NO prescripción => nulidad Y cobro Y NO prescripción
despido && fuero => despido Y fuero
despido || renuncia => despido O renuncia
despido | renuncia => despido O renuncia
despido & fuero => despido Y fuero
despido !fuero => despido Y NO fuero
despido Y/O renuncia => despido O renuncia
despido E indemnización => despido Y indemnización
despido U omisión => despido O omisión
despido -fuero Y licencia => despido Y NO fuero Y licencia
+despido Y -fuero => despido Y NO fuero
despido NO fuero Corte Suprema 2024 => despido Y NO fuero Y tribunal:"Corte Suprema" Y fecha:2024 ?
Corte Suprema Y despido => tribunal:"Corte Suprema" Y despido
rol 1234-2020 O rol 555-2021 => rol:1234-2020 O rol:555-2021
art. 161 CT Y fuero => norma:"art. 161 Código del Trabajo" Y fuero
despido Y NO art. 161 CT => despido Y NO norma:"art. 161 Código del Trabajo"
despidieron Y pagaron => despidieron Y pagaron
despido Y NO pago de cotizaciones => despido Y NO "pago de cotizaciones" ?
`

const words = `
me despidieron y NO me pagaron
me despidieron Y NO me pagaron
NO me pagaron las cotizaciones
el empleador NO pagó las cotizaciones
mi jefe NO paga horas extras
la empresa NO puede despedirme
¿procede el despido si NO hay carta?
despido porque NO firmó el contrato
licencia que la isapre NO autorizó
contrato que NO se escrituró
NO procede el desafuero
NO corresponde indemnización
trabajador que NO tiene contrato
demanda por NO pago de cotizaciones
la NO renovación de la contrata
orden de NO innovar
cláusula de NO competencia
Soto Y Compañía con Banco del Sur
Soto Y Compañía
Pérez Y otros con Fisco
soto Y compañía con banco del sur
SOTO Y PÉREZ con BANCO DEL SUR
Juan Soto Y María Pérez con Isapre Andes
Ley NO 19.496
rol NO 1234-2020
RIT O 5340 2022
O 364 2020
corte de O Higgins
Johnson & Johnson
Y
NO
Y O NO
NO NO NO
despido NO
O despido
despido Y
() Y ()
`
const doubtfulWords = `
NO PAGO DE COTIZACIONES
DESPIDO Y LICENCIA MÉDICA
DESPIDO AND FUERO
"MUTUO ACUERDO" NO FINIQUITO
NO PAGO de cotizaciones
NO pago de cotizaciones
despido NO justificado
contrato NO escriturado
cotizaciones NO pagadas
daño NO patrimonial
ingresos NO renta
Procter AND Gamble
Daño Moral Y Lucro Cesante
me despidieron con licencia NO fuero
trabajaba con contrato O boleta, me deben el finiquito
despido Y la licencia médica que tenía
`

const lines = (table: string): string[] => table.trim().split('\n')

describe('operators in words', () => {
  it.each(lines(operators).map((line) => line.split(' => ') as [string, string]))('reads «%s» as %s', (query, expected) => {
    expect(formalOf(query)).toBe(expected.replace(/ \?$/u, ''))
    expect(noticeOf(query) !== null, 'notice').toBe(expected.endsWith(' ?'))
    if (expected.endsWith(' ?')) expect(noticeOf(query)).toMatch(/^Se ley(?:ó|eron) .* como operador(?:es)?: .*\.$/u)
  })

  it.each(lines(words))('reads «%s» as words', (query) => {
    expect(formalOf(query)).toBeNull()
    expect(noticeOf(query)).toBeNull()
  })

  it.each(lines(doubtfulWords))('reads «%s» as words and offers operators', (query) => {
    expect(formalOf(query)).toBeNull()
    expect(noticeOf(query)).toMatch(/^Se ley(?:ó|eron) .* como palabras? y no como operador(?:es)?\.$/u)
    expect(findFormalExpression(query).alternative?.reading).toBe('operadores')
    expect(formalOf(query, 'operadores')).not.toBeNull()
  })

  it('turns to the other reading and back', () => {
    expect(formalOf('despido NO fuero', 'palabras')).toBeNull()
    expect(findFormalExpression('despido NO fuero', 'palabras').alternative).toEqual({
      notice: 'Se leyó NO como palabra y no como operador.',
      reading: 'operadores',
      about: 'operators',
    })
    expect(findFormalExpression('despido NO fuero', 'operadores').alternative).toEqual({
      notice: 'Se leyó NO como operador: sin «fuero».',
      reading: 'palabras',
      about: 'operators',
    })
    expect(formalOf('NO PAGO DE COTIZACIONES', 'operadores')).toBe('NO ("PAGO DE COTIZACIONES")')
    expect(findFormalExpression('NO PAGO DE COTIZACIONES', 'operadores').alternative?.reading).toBe('palabras')
    expect(formalOf('despido Y fuero', 'palabras')).toBeNull()
    expect(findFormalExpression('despido Y fuero', 'palabras').alternative?.reading).toBe('operadores')
    expect(formalOf('(despido fuero)~2', 'palabras')).toBe('despido Y fuero')
  })

  it('names the operators it read', () => {
    expect(noticeOf('despido Y NO pago de cotizaciones')).toBe('Se leyeron Y y NO como operadores: sin «pago de cotizaciones».')
    expect(noticeOf('NO PAGO DE COTIZACIONES')).toBe('Se leyó NO como palabra y no como operador.')
    expect(noticeOf('DESPIDO Y FUERO O LICENCIA')).toBe('Se leyeron Y y O como palabras y no como operadores.')
  })
})
