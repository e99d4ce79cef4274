import { Parser } from 'htmlparser2'

/** A character of a document with the properties of its run. */
interface Character {
  readonly sign: string
  readonly look: string
}

const ours = 'w:author="BaseJuris"'

/** The XML without the changes of the checker, as after rejecting them, or with them, as after accepting them. */
export function settleChanges(xml: string, way: 'reject' | 'accept'): string {
  const [taken, dropped] = way === 'reject' ? ['w:del', 'w:ins'] : ['w:ins', 'w:del']
  const own = (element: string): RegExp => new RegExp(`<${element} w:id="\\d+" ${ours}[^>]*>(.*?)</${element}>`, 'gsu')
  return xml
    .replace(own(dropped), '')
    .replace(own(taken), (_, content: string) => content.replaceAll('w:delText', 'w:t'))
    .replaceAll(/<w:commentRange(?:Start|End) w:id="\d+"\/>|<w:r><w:commentReference w:id="\d+"\/><\/w:r>/gu, '')
}

/** Every paragraph as its characters with their look, and its other elements, so that divided runs are as one. */
export function looksOf(xml: string): string[] {
  const paragraphs: string[] = []
  const open: string[] = []
  let [look, inProperties, text, isPreserved] = ['', 0, '', false]
  const names: string[] = []
  const add = (part: string): void => {
    if (open.length > 0) open[open.length - 1] += part
  }
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        names.push(name)
        if (name === 'w:rPr') [inProperties, look] = [parser.startIndex, '']
        else if (name === 'w:p') open.push('')
        else if (name === 'w:r') look = ''
        else if (name === 'w:t') [text, isPreserved] = ['', attributes['xml:space'] === 'preserve']
        else if (inProperties === 0) add(`<${name} ${JSON.stringify(attributes)}>`)
      },
      ontext: (part) => {
        if (names.at(-1) === 'w:t') text += part
      },
      onclosetag: (name) => {
        names.pop()
        if (name === 'w:rPr') [look, inProperties] = [xml.slice(inProperties, parser.endIndex + 1), 0]
        else if (name === 'w:t') for (const sign of isPreserved ? text : text.trim()) add(show({ sign, look }))
        else if (name === 'w:p') paragraphs.push(open.pop() ?? '')
      },
    },
    { xmlMode: true },
  )
  parser.end(xml)
  return paragraphs
}

const show = ({ sign, look }: Character): string => `${sign}{${look}}`
