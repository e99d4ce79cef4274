import { rulingText } from '@basejuris/domain'
import { buildRuling, buildSections } from '@basejuris/testkit'
import { describe, expect, it } from 'vitest'
import { hidePerson } from './hide-person.ts'

const names = ['Rosaura Quiñelén Altamirano']
const ruling = buildRuling({
  caption: 'Quiñelén con Panificadora Los Boldos Limitada',
  outcomeText: 'ACOGE LA DEMANDA DE ROSAURA QUIÑELÉN',
  drafter: 'Rosaura Quiñelén Altamirano',
  subjects: ['Despido de Rosaura Quiñelén'],
  sections: buildSections([
    'Primero: Que doña ROSAURA QUIÑELÉN ALTAMIRANO dedujo demanda.',
    'Segundo: Que la actora señora Quiñelén rindió testimonial; Quiñelén Altamirano, Rosaura, firma.',
    'Tercero: Que [persona 1] declaró.',
  ]),
})

describe('hidePerson', () => {
  it('removes the name everywhere and changes nothing else', () => {
    const { ruling: hidden, mentions, report } = hidePerson(ruling, names, null)
    expect(JSON.stringify(hidden)).not.toMatch(/quiñel[eé]n|rosaura|altamirano/iu)
    expect(hidden.caption).toBe('[persona 2] con Panificadora Los Boldos Limitada')
    expect(rulingText(hidden)).toContain('Que [persona 1] declaró.')
    expect(hidden.sections.map(({ anchor }) => anchor)).toEqual(ruling.sections.map(({ anchor }) => anchor))
    expect({ ...hidden, sections: [], caption: '', outcomeText: '', drafter: '', subjects: [] }).toEqual({
      ...ruling,
      sections: [],
      caption: '',
      outcomeText: '',
      drafter: '',
      subjects: [],
    })
    expect(mentions).toBeGreaterThanOrEqual(6)
    expect(report.people).toEqual([{ person: 2, captioned: true, minor: false, mentions }])
    expect(JSON.stringify(report)).not.toMatch(/quiñel/iu)
  })

  it('is deterministic, and changes nothing where the person is not named', () => {
    expect(hidePerson(ruling, names, null)).toEqual(hidePerson(structuredClone(ruling), names, null))
    const other = buildRuling()
    expect(hidePerson(other, names, null)).toMatchObject({ ruling: other, mentions: 0, report: { people: [] } })
  })
})
