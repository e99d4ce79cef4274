import { expect, it } from 'vitest'
import { outsideSubjects, parseSubjects } from './outside-subjects.ts'
import { openTopicFinder } from './topic-finder.ts'
import { topics } from './topic-table.ts'

it('are many, each with different wordings and a name of its own', () => {
  const subjects = outsideSubjects()
  expect(subjects.length).toBeGreaterThanOrEqual(150)
  expect(new Set(subjects.map(({ name }) => name)).size).toBe(subjects.length)
  for (const { name, lay } of subjects) {
    expect(lay.length, name).toBeGreaterThanOrEqual(10)
    expect(new Set(lay).size, name).toBe(lay.length)
  }
})

it('share no wording with a topic', () => {
  const ofTopics = new Set(topics().flatMap(({ lay }) => lay.map((wording) => wording.toLowerCase())))
  expect(outsideSubjects().flatMap(({ lay }) => lay.filter((wording) => ofTopics.has(wording.toLowerCase())))).toEqual([])
})

it.each([
  'cómo saco la visa de trabajo para Australia siendo chileno',
  'mi limonero se llenó de pulgones, con qué los mato',
  'qué papeles piden para casarse por el civil en una playa',
])('leave a question about them without a topic: «%s»', (question) => {
  expect(openTopicFinder().find(question)).toEqual([])
})

it('leave their topics to questions of cases', () => {
  expect(openTopicFinder().find('me despidieron estando embarazada y quiero volver a mi trabajo con fuero maternal')[0]?.topic.id).toBe(
    'lab-fuero-maternal',
  )
})

it('are read one a line', () => {
  expect(parseSubjects('Cocina: cómo hago pan | receta de queque\nTiempo: va a llover\n')).toEqual([
    { name: 'Cocina', lay: ['cómo hago pan', 'receta de queque'] },
    { name: 'Tiempo', lay: ['va a llover'] },
  ])
  expect(() => parseSubjects('Cocina')).toThrow('«Cocina»')
})
