import type { Section, SectionKind } from '@basejuris/domain'
import { describe, expect, it } from 'vitest'
import { findDisposition } from './find-disposition.ts'

const section = (kind: SectionKind, texts: readonly string[], first = 1): Section => ({
  anchor: kind,
  kind,
  number: null,
  title: kind,
  paragraphs: texts.map((text, index) => ({ anchor: `p${first + index}`, text })),
})
const ruled = (...texts: string[]) => findDisposition([section('resolutiva', texts)])?.line ?? null
const said = (...texts: string[]) => ruled(...texts)?.text

describe('findDisposition, where the decision is hard to see', () => {
  it('takes no request for the decision, and quotes what a summary reports', () => {
    const summary = section('texto', [
      'Síntesis. Por lo anterior, el director solicitó el rechazo de la reclamación, con costas.',
      'En la sentencia, el Tribunal rechazó la reclamación, sin condena en costas.',
    ])
    expect(findDisposition([summary])?.line).toMatchObject({
      text: 'el Tribunal rechazó la reclamación, sin condena en costas',
      anchor: 'p2',
      more: 0,
    })
  })

  it('leaves out of a long subject what its verb needs the room of', () => {
    const subject = `las disposiciones del proyecto contenidas en las letras a) y b) del artículo 5, propuesto por el número 7${' y por el número 8'.repeat(9)}`
    expect(said(`SE DECLARA: Que ${subject}, son conformes con la Constitución.`)).toMatch(
      /^las disposiciones del proyecto .+ … son conformes con la Constitución$/u,
    )
    expect(ruled('1. Que el artículo primero es constitucional.', '2. Que el artículo segundo es igualmente constitucional.')?.more).toBe(1)
  })

  it('names the crime before what a long list of penalties adds', () => {
    const penalties =
      'a sufrir la pena de cuarenta días de prisión en su grado máximo, a las accesorias de suspensión de cargos u oficios públicos, multa de dos unidades tributarias'
    expect(
      said(
        `I.- Que se condena a [persona 1] ${penalties}, por su responsabilidad como autor del delito en grado de desarrollo de consumado y no frustrado, por el delito de conducción de un faro sin luz, cometido en Curicó el 2 de mayo de 2021.`,
      ),
    ).toMatch(/grado máximo … multa de dos unidades tributarias … por el delito de conducción de un faro sin luz/u)
    expect(
      said(
        `Se condena a [persona 1], como autor de cuatro delitos de hurto de faros de la costa del sur, previstos en el artículo 446 del Código Penal y cometidos en Curicó los días 2, 3, 4 y 5 de mayo de 2021, en perjuicio de [persona 2], a CUATRO PENAS de cuarenta días de prisión.`,
      ),
    ).toMatch(/ … a CUATRO PENAS de cuarenta días de prisión$/u)
  })

  it('begins a decision on one charge with its heading', () => {
    const charge = (name: string, fault: string, decides: string) => `Respecto del cargo ${name}, consistente en “${fault}”, ${decides}.`
    const fault =
      'El recinto no tiene doble cierre. Se constató un cierre simple en las zonas sur, este y oeste de todas las instalaciones del faro'
    expect(
      ruled(
        'RESUELVO:',
        `a) ${charge('A.1', fault, 'absuélvase al titular')}`,
        `b) ${charge('A.2', fault, 'aplíquese al titular la sanción de multa de veintiún unidades tributarias anuales')}`,
      ),
    ).toMatchObject({
      text: expect.stringMatching(
        /^Respecto del cargo A\.2, .+ … aplíquese al titular la sanción de multa de veintiún unidades tributarias anuales$/u,
      ),
      more: 1,
    })
    expect(
      said(
        'PRIMERO: Aplíquense las sanciones que indica.',
        'a) El incumplimiento de la norma 5 constituye una infracción leve, por lo que se establece como sanción una multa de 5 UTA.',
      ),
    ).toBe('El incumplimiento de la norma 5 constituye una infracción leve, por lo que se establece como sanción una multa de 5 UTA')
  })

  it('begins after the last line that says «RESUELVO:», wherever the splitter left it', () => {
    const sections = [
      section('resolutiva', ['Se tienen por acompañados los documentos.']),
      section('cierre', ['RESUELVO:', 'a) En relación con la infracción N" 1, sesanciona al titular con una multa de 7 UTA.'], 2),
    ]
    expect(findDisposition(sections)?.line.text).toBe('En relación con la infracción N" 1, sesanciona al titular con una multa de 7 UTA')
  })

  it('reads the rows of a form that sentences', () => {
    const form = (penalty: string) =>
      section('texto', [
        'Acta de audiencia',
        'DELITO',
        'Hurto de faros, previsto en el artículo 446',
        'GRADO PARTICIPACION (AUTOR-COMPLICE)',
        'Autor',
        `PENA (CORPORAL Y/O MULTA) ${penalty}`,
        'GRADO MINIMO',
        'PENA SUSTITUTIVA / PLAZO',
        'Remisión condicional por un año',
        'COSTAS (SI-NO) NO',
      ])
    expect(findDisposition([form('61 días de presidio menor en su')])?.line).toMatchObject({
      text: 'DELITO Hurto de faros … PENA (CORPORAL Y/O MULTA) 61 días de presidio menor en su GRADO MINIMO … PENA SUSTITUTIVA / PLAZO Remisión condicional por un año',
      anchor: 'p2',
    })
    expect(findDisposition([form('1 días de presidio menor en su')])?.line.text).toBe(
      'DELITO Hurto de faros … PENA SUSTITUTIVA / PLAZO Remisión condicional por un año',
    )
  })

  it('leaves no part of what it left out, and no weak word at the end', () => {
    const by = 'dictada por la Directora Ejecutiva del Servicio de Faros, en su calidad de secretaria del Comité, el 23 de mayo de 2023'
    const long = `Se acoge la reclamación de doña Inés Faro en contra de la Resolución N° 2, ${by}, por los fundamentos que se desarrollan en las consideraciones precedentes de este fallo, con costas.`
    expect(said(long)).toBe(
      'Se acoge la reclamación de doña Inés Faro en contra de la Resolución N° 2 … por los fundamentos que se desarrollan en las consideraciones precedentes de este fallo, con costas',
    )
    expect(
      said(`Remítanse los antecedentes a la Corte ${'de los faros del sur '.repeat(9)}para que, si es del caso, a) que resuelva y diga.`),
    ).not.toMatch(/(?: de| la| que| del caso)…$/u)
  })

  it('adds to a short line what is decided next', () => {
    expect(ruled('I. HA LUGAR al reclamo de fojas 1.', 'II. DÉJESE SIN EFECTO el acta de denuncia.', 'III. Regístrese.')).toMatchObject({
      text: 'HA LUGAR al reclamo de fojas 1 … DÉJESE SIN EFECTO el acta de denuncia',
      more: 0,
    })
  })

  it('counts what an opinion instructs after its answer', () => {
    const opinion = section('texto', [
      'Oficio de la Superintendencia.',
      'Se consulta por los faros.',
      'En consecuencia, esta Superintendencia debe manifestar que el cálculo es correcto.',
      'Sin perjuicio de lo anterior, ese Instituto deberá informar a la recurrente.',
      'Saluda a Ud.,',
    ])
    expect(findDisposition([opinion])?.line).toMatchObject({ text: 'el cálculo es correcto', more: 1 })
  })
})
