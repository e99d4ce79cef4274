import type { Rng } from '../random/rng.ts'

/** The values for a template: choices of wording and facts of the case. */
export interface Voice {
  readonly wording: Rng
  slot(name: string): string
  /** True when the person behind `a` (actor), `b` (respondent), `v` (victim) or `t` (witness) is feminine. */
  feminine(who: string): boolean
  norm(reference: string): string
  /** Index of the wording to use, below `count`. */
  chooseWording(sentence: object, count: number): number
  /** Receives the words between `<` and `>`: the phrase by which a ruling treats another. */
  phrase?(words: string): void
}

type Node =
  | string
  | { readonly kind: 'slot'; readonly name: string }
  | { readonly kind: 'gender'; readonly who: string; readonly forms: readonly [string, string] }
  | { readonly kind: 'norm'; readonly reference: string }
  | { readonly kind: 'choice'; readonly options: readonly Template[] }
  | { readonly kind: 'phrase'; readonly inside: Template }

export type Template = readonly Node[]

const parseSlot = (inside: string): Node => {
  const colon = inside.indexOf(':')
  if (colon < 0) return { kind: 'slot', name: inside }
  const head = inside.slice(0, colon)
  const rest = inside.slice(colon + 1)
  if (head === 'n') return { kind: 'norm', reference: rest }
  const [masculine, feminine] = rest.split('|')
  if (masculine === undefined || feminine === undefined) return { kind: 'slot', name: inside }
  if (!/^[abvt]$/.test(head)) throw new Error(`unknown slot {${inside}}`)
  return { kind: 'gender', who: head, forms: [masculine, feminine] }
}

/** Parses one wording: `{slot}`, `{del:slot}` (a form of it), `{a:o|a}`, `{n:CT:161}`, `[a|b]`, `<phrase>`. */
export function compileTemplate(source: string): Template {
  let at = 0
  const sequence = (stops: string): Template => {
    const nodes: Node[] = []
    let literal = ''
    const flush = () => {
      if (literal !== '') nodes.push(literal)
      literal = ''
    }
    while (at < source.length && !stops.includes(source.charAt(at))) {
      const char = source.charAt(at++)
      if (char === '{') {
        const end = source.indexOf('}', at)
        if (end < 0) throw new Error(`unclosed slot in «${source}»`)
        flush()
        nodes.push(parseSlot(source.slice(at, end)))
        at = end + 1
      } else if (char === '[') {
        flush()
        nodes.push({ kind: 'choice', options: options() })
      } else if (char === '<') {
        flush()
        nodes.push({ kind: 'phrase', inside: sequence('>') })
        at++
      } else literal += char
    }
    flush()
    return nodes
  }
  const options = (): Template[] => {
    const out = [sequence('|]')]
    while (source.charAt(at) === '|') {
      at++
      out.push(sequence('|]'))
    }
    if (source.charAt(at++) !== ']') throw new Error(`unclosed alternative in «${source}»`)
    return out
  }
  const template = sequence(']>')
  if (at < source.length) throw new Error(`stray «${source.charAt(at)}» in «${source}»`)
  return template
}

export function renderTemplate(template: Template, voice: Voice): string {
  let out = ''
  for (const node of template) {
    if (typeof node === 'string') out += node
    else if (node.kind === 'slot') out += voice.slot(node.name)
    else if (node.kind === 'gender') out += node.forms[voice.feminine(node.who) ? 1 : 0]
    else if (node.kind === 'norm') out += voice.norm(node.reference)
    else if (node.kind === 'choice') out += renderTemplate(voice.wording.pick(node.options), voice)
    else {
      const words = renderTemplate(node.inside, voice)
      voice.phrase?.(words)
      out += words
    }
  }
  return out
}
