import type { ParsedNorm } from '@basejuris/domain'
import { z } from 'zod'
import { type DraftPart, divisionKind } from '../assemble/assemble-parts.ts'
import { cleanLines } from '../assemble/clean-lines.ts'
import { NormProblem } from '../norm-problem.ts'
import { dayOf, idNormaIn, type NormReader, normNumber, normType, toParsedNorm, yearOf } from '../reader.ts'

/** Parses JSON of a shape. @throws {NormProblem} `json_malformed` or `json_unexpected` */
export function parseJson<S extends z.ZodType>(text: string, schema: S): z.output<S> {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new NormProblem('json_malformed')
  }
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  throw new NormProblem(
    'json_unexpected',
    parsed.error.issues
      .slice(0, 3)
      .map(({ path }) => path.join('.'))
      .join(', ') || null,
  )
}

const optionalText = z.string().nullish()

const provisionSchema = z.object({
  section: optionalText,
  title: optionalText,
  chapter: optionalText,
  content: z.string(),
})
const ansvarSchema = z.object({
  id: z.string(),
  title: z.string(),
  short_name: optionalText,
  status: optionalText,
  issued_date: optionalText,
  in_force_date: optionalText,
  url: optionalText,
  provisions: z.array(provisionSchema),
})

/** Chilean-law-mcp of Ansvar Systems: laws by provisions. An entry into force on the day of issue says nothing of the text. */
export const ansvarReader: NormReader = {
  source: 'ansvar',
  recognizes: (head) => /^\s*\{\s*"id":\s*"cl-leychile-norma-\d/u.test(head),
  read: ({ text }) => readAnsvar(parseJson(text, ansvarSchema)),
}

function readAnsvar(law: z.output<typeof ansvarSchema>): ParsedNorm {
  const idNorma = idNormaIn(law.id) ?? idNormaIn(law.url)
  if (idNorma === null) throw new NormProblem('without_id')
  const issuedOn = dayOf(law.issued_date)
  const inForce = dayOf(law.in_force_date)
  const [, type = 'Ley', number = null] = /^(\S.*?)\s+(?:N°\s*)?(\S+)$/u.exec(law.short_name ?? '') ?? []
  return toParsedNorm({
    source: 'ansvar',
    facts: {
      idNorma,
      title: law.title,
      type: normType(type),
      number: normNumber(number),
      publishedOn: issuedOn,
      repealed: law.status === 'repealed',
    },
    inForceFrom: inForce === issuedOn ? null : inForce,
    drafts: withChapters(law.provisions),
  })
}

function withChapters(provisions: readonly z.output<typeof provisionSchema>[]): DraftPart[] {
  let chapter = ''
  return provisions.flatMap((provision) => {
    const opened = (provision.chapter ?? '').trim()
    const division: DraftPart[] =
      opened === '' || opened === chapter ? [] : [{ kind: divisionKind(opened), level: 1, label: null, heading: opened, lines: [] }]
    chapter = opened
    const label = provision.section ?? provision.title ?? null
    const transitory = /transitori/iu.test(`${provision.title ?? ''} ${opened}`)
    return [
      ...division,
      { kind: 'articulo', level: opened === '' ? 1 : 2, label, heading: '', lines: cleanLines(provision.content), transitory },
    ]
  })
}

const articleSchema = z.object({
  id: z.string(),
  numero: z.string(),
  epigrafe: z.string().default(''),
  path: z.array(z.string()).default([]),
  texto: z.string(),
  derogado: z.boolean().default(false),
  rotulo: optionalText,
  transitorio: z.boolean().default(false),
  bloque: z.number().int().optional(),
  tipo: optionalText,
  fechaVersion: optionalText,
  norma: z.number().int().nullish(),
})
const corpusSchema = z.object({
  idNorma: z.number().int().positive(),
  tipo: z.string(),
  numero: optionalText,
  anio: z.union([z.string(), z.number()]).nullish(),
  nombre: z.string(),
  titulo: z.string(),
  aliases: z.array(z.string()).default([]),
  fechaPublicacion: optionalText,
  fechaPromulgacion: optionalText,
  fechaVersion: optionalText,
  fechaVersionFuente: optionalText,
  fechaCaptura: optionalText,
  derogado: z.boolean().default(false),
  fechaDerogacion: optionalText,
  refundidoEn: z.number().int().nullish(),
  organismo: z.array(z.string()).default([]),
  materias: z.array(z.string()).default([]),
  esTratado: z.boolean().default(false),
  encabezado: optionalText,
  promulgacion: optionalText,
  articulos: z.array(articleSchema),
})
type CorpusNorm = z.output<typeof corpusSchema>

/** One norm a line, put together from several sources, as `norms.jsonl.gz`. A version day that repeats the publication is unknown. */
export const normsJsonlReader: NormReader = {
  source: 'norms-jsonl',
  recognizes: (head) => /^\s*\{"idNorma":\s*\d+,/u.test(head) && /"fechaVersionFuente"|"articulos"/u.test(head),
  read: ({ text }) => readCorpusNorm(parseJson(text, corpusSchema)),
}

function readCorpusNorm(norm: CorpusNorm): ParsedNorm {
  const promulgatedOn = dayOf(norm.fechaPromulgacion)
  return toParsedNorm({
    source: 'norms-jsonl',
    facts: {
      idNorma: norm.idNorma,
      type: norm.tipo === 'DTO' ? 'Decreto' : norm.tipo,
      number: normNumber(norm.numero),
      year: yearOf(promulgatedOn) ?? (Number(norm.anio) || null),
      name: norm.nombre,
      title: norm.titulo,
      aliases: norm.aliases.filter((alias) => alias !== norm.nombre),
      publishedOn: dayOf(norm.fechaPublicacion),
      promulgatedOn,
      repealed: norm.derogado,
      repealedOn: dayOf(norm.fechaDerogacion),
      restatedIn: norm.refundidoEn === norm.idNorma ? null : (norm.refundidoEn ?? null),
      organizations: norm.organismo,
      subjects: norm.materias,
      treaty: norm.esTratado,
    },
    inForceFrom: /sin dato de versi[óo]n/iu.test(norm.fechaVersionFuente ?? '') ? null : dayOf(norm.fechaVersion),
    capturedOn: dayOf(norm.fechaCaptura),
    drafts: [...wholePart('encabezado', norm.encabezado), ...structureOf(norm.articulos), ...wholePart('promulgacion', norm.promulgacion)],
  })
}

function wholePart(kind: 'encabezado' | 'promulgacion', text: string | null | undefined): DraftPart[] {
  const lines = cleanLines(text ?? '')
  return lines.length === 0 ? [] : [{ kind, level: 0, label: null, heading: '', lines }]
}

/** Each article names the divisions that enclose it; a division begins where the path changes. */
function structureOf(articles: CorpusNorm['articulos']): DraftPart[] {
  let open: readonly string[] = []
  return articles.flatMap((article) => {
    const shared = article.path.findIndex((heading, level) => heading !== open[level])
    const from = shared < 0 ? article.path.length : shared
    const opened = article.path
      .slice(from)
      .map((heading, at): DraftPart => ({ kind: divisionKind(heading), level: from + at, label: null, heading, lines: [] }))
    open = article.path
    return [...opened, corpusArticle(article)]
  })
}

const corpusArticle = (article: CorpusNorm['articulos'][number]): DraftPart => ({
  kind: article.tipo === 'texto' ? 'texto' : 'articulo',
  level: article.path.length,
  label: article.rotulo ?? article.numero,
  article: article.numero === '' ? null : article.numero,
  heading: article.epigrafe,
  lines: cleanLines(article.texto),
  transitory: article.transitorio,
  repealed: article.derogado,
  modifiedOn: dayOf(article.fechaVersion),
  block: blockOf(article.bloque),
  ofNorm: article.norma ?? null,
})

/** The norm's main numbering has no number in the file; 0 is that of the articles that enclose it. */
const blockOf = (written: number | undefined): number => (written === undefined ? 1 : written === 0 ? 0 : written + 1)
