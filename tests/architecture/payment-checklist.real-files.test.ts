import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describeRealFiles, realFiles } from '@basejuris/testkit/real-files'
import { beforeAll, expect, it } from 'vitest'
import { checklist, fixedParts, quotedIn } from './payment-checklist.ts'

const specification = 'spec.md'

/** Words and figures alone: the specification leaves accents and marks out at times. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}$%+]+/gu, ' ')
    .trim()

/** Sentences of these sections of the specification are about payments; of the others only some are. */
const whole = ['Payment modal', 'Cart', 'Subscription status', 'Add to cart']
/** Situations of the table of errors in which somebody pays, adds a base or reads one. */
const situations = ['Payment user', 'Card', 'Payment default', 'Connection', 'Premium base']
/** Of ours and not of the specification, which says «date not available». */
const own = ['Fecha no disponible']

describeRealFiles('the checklist of payments beside the specification', [specification], () => {
  let text = ''
  /** The numbered section, such as that of «§4». */
  const sectionOf = (number: string): string => text.split(/^## /m).find((each) => each.startsWith(`${number}.`)) ?? ''
  beforeAll(() => {
    text = readFileSync(join(realFiles, specification), 'utf8')
  })

  it('quotes each sentence as its section says it, accents and marks aside', () => {
    const wrong = checklist.flatMap(({ title, rows }) => {
      const section = plain(sectionOf(/^§(\d)/.exec(title)?.[1] ?? ''))
      return rows
        .flatMap(quotedIn)
        .filter((sentence) => !own.includes(sentence) && fixedParts(sentence).some((part) => !section.includes(plain(part))))
        .map((sentence) => `${title}: ${sentence}`)
    })
    expect(wrong).toEqual([])
  })

  it('has a row for each sentence that the specification quotes about payments', () => {
    const quoted = [...new Set(checklist.flatMap(({ rows }) => rows.flatMap(quotedIn).flatMap(fixedParts).map(plain)))]
    const parts = [...sectionOf('4').split(/^### /m), ...sectionOf('5').split(/^(?=\*\*)/m)]
    const sentences = parts
      .filter((part) => whole.some((name) => part.replace('**', '').startsWith(name)))
      .flatMap((part) => [...part.matchAll(/'([^'\n]+)'/gu)].map(([, sentence = '']) => sentence))
    const errors = sectionOf('8')
    const rows = situations.map((name) => new RegExp(`^\\| ${name} \\| (.+?) \\|$`, 'm').exec(errors)?.[1] ?? `no row ${name}`)
    const paragraph = errors.split('\n').find((line) => line.startsWith('Payment toasts:')) ?? ''
    const toasts = [...paragraph.matchAll(/'([^'\n]+)'/gu)].map(([, sentence = '']) => sentence.replace(/\{\w+\}/, ''))
    expect([sentences.length > 8, toasts.length]).toEqual([true, 5])
    expect([...sentences, ...rows, ...toasts].filter((each) => !quoted.some((known) => plain(each).startsWith(known)))).toEqual([])
  })
})
