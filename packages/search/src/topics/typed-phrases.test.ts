import { foldText } from '@basejuris/legal-text'
import { expect, it } from 'vitest'
import { topics } from './topic-table.ts'
import { parsePhrases, typedPhrases } from './typed-phrases.ts'

const folded = (text: string): string =>
  foldText(text)
    .replace(/[^a-zñ\d]+/gu, ' ')
    .trim()

it('are of every topic and of nothing else, short, each of one topic', () => {
  expect([...typedPhrases().keys()].sort()).toEqual(
    topics()
      .map(({ id }) => id)
      .sort(),
  )
  const all = [...typedPhrases().values()].flat()
  expect(all.filter((phrase) => !/^\S+(?: \S+){1,8}$/u.test(phrase))).toEqual([])
  const forms = all.map(folded)
  expect(forms.filter((form, at) => forms.indexOf(form) !== at)).toEqual([])
})

it('repeat no wording of the table', () => {
  const ofTable = new Set(topics().flatMap(({ lay }) => lay.map(folded)))
  expect([...typedPhrases().values()].flat().filter((phrase) => ofTable.has(folded(phrase)))).toEqual([])
})

it('are read one topic a line', () => {
  expect(parsePhrases('lab-a: me echaron | no me pagan\nfam-b: quiero ver a mi hijo\n')).toEqual([
    ['lab-a', ['me echaron', 'no me pagan']],
    ['fam-b', ['quiero ver a mi hijo']],
  ])
  expect(() => parsePhrases('nada')).toThrow('«nada»')
})
