import type { Mention } from '../mention.ts'
import type { WeighedQuery } from './mode-features.ts'

/** «cuántas quejas rechazó la Suprema», «¿qué precarios acogió la primera sala?»: rulings that a court has given once, asked for by what it decided. */
export function isOfAskedDecision(query: WeighedQuery, at: number): boolean {
  const { test, from = 0, to = 0 } = query.mentions[at] ?? {}
  return query.mentions.some((outcome, place) => {
    if (outcome.test.kind !== 'resultado' || !isAskedDecision(query, outcome)) return false
    return place === at || (test?.kind === 'recurso' && to <= outcome.from && isObject.test(query.text.slice(0, from)))
  })
}

const once = /^(?:\p{L}+i[oó]|\p{L}+[oó]|\p{L}+(?:aron|ieron))$/iu
const isObject = /(?<!\p{L})(?:cu[aá]nt[oa]s|qu[eé]|cu[aá]les)\s+$/iu
const whichOnes = /(?<!\p{L})(?:cu[aá]nt[oa]s|qu[eé]|cu[aá]les)\s+\p{L}+s\s[^,.;:?¿]{0,60}$/iu
const everBefore = /(?<!\p{L})alguna\s+vez\s+(?:(?:la|el)\s+)?$/iu

const isAskedDecision = ({ text, mentions }: WeighedQuery, outcome: Mention): boolean => {
  if (!once.test(text.slice(outcome.from, outcome.to))) return false
  const deciders = mentions.filter(({ test }) => test.kind === 'tribunal' || test.kind === 'sala')
  const isSubject = deciders.some(({ from }) => from >= outcome.to && /^\s+(?:la|el)\s+$/iu.test(text.slice(outcome.to, from)))
  if (isSubject) return whichOnes.test(text.slice(0, outcome.from))
  return deciders.some(
    ({ from, to }) => everBefore.test(text.slice(0, from)) && /^\s+(?:l[oa]s?\s+)?$/iu.test(text.slice(to, outcome.from)),
  )
}
