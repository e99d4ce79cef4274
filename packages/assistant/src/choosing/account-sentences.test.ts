import type { Section } from '@basejuris/domain'
import { foldText } from '@basejuris/legal-text'
import { describe, expect, it } from 'vitest'
import { repeatsAnother, reportsAnother } from './account-sentences.ts'

describe('reportsAnother', () => {
  it.each([
    'El testigo Marcos Ruiz indicó que el camión venía sin luces',
    'indican que tuvieron que saltar la reja para entrar al patio',
    'Por su parte, señala que nunca recibió la carta de aviso',
    'Se entrevistaron con el conductor, quien les explicó cómo había ocurrido el choque',
    'No obstante, se sostiene por la reclamante que el fiscalizador no miró los documentos',
    'En subsidio, se alega también que el ministerio carece de patrimonio propio',
    'En conclusión solicita tener por entablada demanda incidental',
    'Por la parte demandada solidaria: establecer el poder liberatorio del finiquito',
    'Con todos los antecedentes se puede presumir ese conocimiento y por tanto pide veredicto condenatorio',
    '4. Contratos de trabajo entre la reclamante y tres de sus trabajadores',
    'el perito balístico explicó las tres muestras que recibió, agregando que eran de calibres distintos',
  ])('is true of «%s»', (text) => {
    expect(reportsAnother(foldText(text))).toBe(true)
  })

  it('follows a teller into the other clauses of the sentence, until the court turns', () => {
    const before = foldText('La testigo Ana Soto declaró que el agente autorizaba los permisos;')
    expect(reportsAnother(foldText('y que el jefe de operaciones nada decidía en esa oficina'), before)).toBe(true)
    expect(reportsAnother(foldText('sin embargo, el contrato dice otra cosa en su cláusula quinta'), before)).toBe(false)
    expect(reportsAnother(foldText('y que el jefe de operaciones nada decidía en esa oficina'))).toBe(false)
  })

  it.each([
    'Que la carta de aviso debe expresar los hechos en que se funda la causal',
    'Que el artículo 98 de la Ley 18.092 señala que el plazo de prescripción es de un año',
    'Que esta Corte ha señalado que la negativa a admitir prueba ilícita protege el debido proceso',
    'De lo anterior se desprende que el despido fue injustificado',
    'En la cláusula cuarta se pactó el pago anticipado de las rentas pendientes',
    'El contrato de trabajo debe constar por escrito dentro de quince días',
  ])('is false of the court: «%s»', (text) => {
    expect(reportsAnother(foldText(text))).toBe(false)
  })
})

const sectionOf = (...texts: string[]): Section => ({
  anchor: 'c2',
  kind: 'considerando',
  number: 2,
  title: '',
  paragraphs: texts.map((text, at) => ({ anchor: `p${at}`, text })),
})
const repeated = (section: Section) =>
  section.paragraphs.filter(({ anchor }) => repeatsAnother(section, anchor, 1)).map(({ anchor }) => anchor)

describe('repeatsAnother', () => {
  it('knows the facts of an accusation by what announces them', () => {
    expect(
      repeated(sectionOf('Segundo: El requerimiento se basa en el siguiente hecho:', 'El día 3 de mayo el imputado tomó dos parkas.')),
    ).toContain('p1')
    const whole = sectionOf(
      'Primero: Que los hechos de la acusación son los siguientes.',
      'Un agente compró un envoltorio.',
      'Luego entró la policía.',
    )
    expect(repeated(whole)).toEqual(['p0', 'p1', 'p2'])
    const later = sectionOf(
      `Tercero: ${'La defensa nada dijo. '.repeat(30)}`,
      'Según el requerimiento, los hechos son:',
      'Que tomó dos parkas.',
      'Que se las llevó.',
    )
    expect(repeated(later)).toEqual(['p2'])
  })

  it('leaves what the court finds of an accusation to the court', () => {
    expect(
      repeated(sectionOf('Noveno: Que se acreditaron los hechos de la acusación, por lo que sigue:', 'El imputado tomó dos parkas.')),
    ).toEqual([])
    const operative: Section = { ...sectionOf('Que se condena por los hechos de la acusación.'), kind: 'resolutiva' }
    expect(repeated(operative)).toEqual([])
  })

  it('knows what stands between quotation marks, over paragraphs too', () => {
    const section = sectionOf(
      'Octavo: Que la Superintendencia resolvió: «VISTO:',
      'Esta Superintendencia concluyó que el reposo era justo.',
      'Se aprueba.» Que así las cosas el recurso se acoge.',
    )
    expect(repeated(section)).toEqual(['p1', 'p2'])
    expect(repeatsAnother(section, 'p2', 13)).toBe(false)
    expect(repeatsAnother(section, 'p0', 0)).toBe(false)
  })

  it('takes a mark that nothing closes near for a slip', () => {
    expect(repeated(sectionOf('Octavo: Que dijo «esto', 'x '.repeat(4000), 'y termina»'))).toEqual([])
  })
})
