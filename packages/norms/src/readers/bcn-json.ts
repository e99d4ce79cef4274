import type { ParsedNorm } from '@basejuris/domain'
import { Parser } from 'htmlparser2'
import { z } from 'zod'
import { findPrintedLabel } from '../assemble/article-number.ts'
import { type DraftPart, divisionKind } from '../assemble/assemble-parts.ts'
import { cleanLines } from '../assemble/clean-lines.ts'
import { NormProblem } from '../norm-problem.ts'
import { dayOf, idNormaIn, type NormReader, normNumber, normType, toParsedNorm, yearOf } from '../reader.ts'
import { parseJson } from './json-readers.ts'

const id = z.union([z.number(), z.string()])
interface HtmlPart {
  readonly t: string
  readonly i?: number | string | undefined
  readonly h?: readonly HtmlPart[] | undefined
}
const htmlPartSchema: z.ZodType<HtmlPart> = z.object({
  t: z.string(),
  i: id.optional(),
  get h() {
    return z.array(htmlPartSchema).optional()
  },
})
interface NamedPart {
  readonly n: string
  readonly i: number | string
  readonly h?: readonly NamedPart[] | undefined
}
const namedPartSchema: z.ZodType<NamedPart> = z.object({
  n: z.string(),
  i: id,
  get h() {
    return z.array(namedPartSchema).optional()
  },
})
const texts = z.array(z.string()).default([])
const schema = z.object({
  html: z.array(htmlPartSchema),
  estructura: z.array(namedPartSchema).default([]),
  metadatos: z.object({
    id_norma: id,
    titulo_norma: z.string(),
    tipos_numeros: z.array(z.object({ descripcion: z.string().nullish(), numero: z.string().nullish() })).default([]),
    organismos: texts,
    materias: texts,
    nombres_uso_comun: texts,
    fecha_promulgacion: z.string().nullish(),
    fecha_publicacion: z.string().nullish(),
    derogado: z.boolean().default(false),
    vigencia: z.object({ inicio_vigencia: z.string().nullish(), fin_vigencia: z.string().nullish() }).nullish(),
  }),
})

/** Answer of `Navegar/get_norma_json` of BCN: the text of a day, with its first and last one. */
export const bcnJsonReader: NormReader = {
  source: 'bcn-json',
  recognizes: (head) => /^\s*\{\s*"html":\s*\[/u.test(head),
  read: ({ text }) => readAnswer(parseJson(text, schema)),
}

function readAnswer({ html, estructura, metadatos }: z.output<typeof schema>): ParsedNorm {
  const idNorma = idNormaIn(metadatos.id_norma)
  if (idNorma === null) throw new NormProblem('without_id')
  const [number] = metadatos.tipos_numeros
  const promulgatedOn = dayOf(metadatos.fecha_promulgacion)
  const names = new Map(listNames(estructura))
  return toParsedNorm({
    source: 'bcn-json',
    facts: {
      idNorma,
      title: metadatos.titulo_norma,
      type: normType(number?.descripcion ?? ''),
      number: normNumber(number?.numero),
      year: yearOf(promulgatedOn),
      aliases: metadatos.nombres_uso_comun,
      publishedOn: dayOf(metadatos.fecha_publicacion),
      promulgatedOn,
      repealed: metadatos.derogado,
      organizations: metadatos.organismos,
      subjects: metadatos.materias,
    },
    inForceFrom: dayOf(metadatos.vigencia?.inicio_vigencia),
    inForceTo: dayOf(metadatos.vigencia?.fin_vigencia),
    drafts: html.flatMap((part) => draftsOf(part, names, 0)),
  })
}

const listNames = (parts: readonly NamedPart[]): [string, string][] =>
  parts.flatMap(({ n, i, h = [] }) => [[String(i), n] as [string, string], ...listNames(h)])

function draftsOf({ t, i, h = [] }: HtmlPart, names: ReadonlyMap<string, string>, level: number): DraftPart[] {
  const lines = paragraphsOf(t)
  const name = names.get(String(i)) ?? ''
  const inside = h.flatMap((part) => draftsOf(part, names, level + 1))
  return lines.length === 0 ? inside : [partOf(name, lines, { level, isLeaf: h.length === 0 }), ...inside]
}

const isArticleName = /^(?:art[íi]culo|disposici[óo]n\s+transitoria)\b/iu

/** Parts of the ends have names of their own; an unnamed one is an article where its text says so. */
function partOf(
  name: string,
  lines: readonly string[],
  { level, isLeaf }: { readonly level: number; readonly isLeaf: boolean },
): DraftPart {
  const printed = findPrintedLabel(lines[0] ?? '')
  if (isArticleName.test(name) || (name === '' && printed !== null)) {
    const label = isArticleName.test(name) ? name.replace(isArticleName, '').trim() : (printed?.label ?? null)
    const transitory = printed?.transitory === true || /transitori/iu.test(name)
    return { kind: 'articulo', level, label: label === '' ? (printed?.label ?? null) : label, heading: '', lines, transitory }
  }
  if (/^encabezado/iu.test(name)) return { kind: 'encabezado', level, label: null, heading: '', lines }
  if (/^promulgaci[óo]n/iu.test(name)) return { kind: 'promulgacion', level, label: null, heading: '', lines }
  if (/^anexo/iu.test(name)) return { kind: 'anexo', level, label: null, heading: name, lines }
  const heading = name === '' ? lines.join(' ') : name
  if (isLeaf && heading !== lines.join(' ')) return { kind: 'texto', level, label: null, heading, lines }
  return { kind: divisionKind(heading), level, label: null, heading, lines: [] }
}

const blocks = new Set(['div', 'p', 'br', 'tr', 'li', 'table', 'h1', 'h2', 'h3', 'h4'])

/** Paragraphs of a piece of HTML, without the notes (`<span class="n">`) that stand inside its sentences. */
function paragraphsOf(html: string): string[] {
  let text = ''
  let noteDepth = 0
  const parser = new Parser({
    onopentag(name, { class: className }) {
      if (noteDepth > 0 || (name === 'span' && className?.split(' ').includes('n') === true)) noteDepth += voidTags.has(name) ? 0 : 1
      else if (blocks.has(name)) text += '\n'
      else if (name === 'td') text += ' '
      else if (name === 'img') text += '[imagen omitida]'
    },
    ontext(part) {
      if (noteDepth === 0) text += part.replace(/[\r\n]+/gu, ' ')
    },
    onclosetag(name) {
      if (noteDepth > 0) noteDepth -= voidTags.has(name) ? 0 : 1
      else if (blocks.has(name)) text += '\n'
    },
  })
  parser.end(html)
  return cleanLines(text)
}

const voidTags = new Set(['br', 'img', 'hr'])
