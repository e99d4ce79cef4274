import { isoDateSchema } from '@basejuris/domain'
import { z } from 'zod'
import { documentErrors, documentPlaceSchema, maxUploadBodyBytes, readDocumentSchema, uploadBodySchema } from '../fields/upload.ts'
import { defineEndpoint } from '../http/endpoint.ts'
import { comparedPartSchema } from '../rulings/ruling-quotations.ts'
import { citedRulingSchema } from '../rulings/ruling-references.ts'
import { dispositionSchema, overturningSchema } from '../search/disposition.ts'
import { viewpointSchema } from '../search/result.ts'
import { authorityTableSchema } from './authority-table.ts'
import { citationVerdicts, maxCheckedCitations } from './citation-verdicts.ts'

/** The wording of an article with which quoted words were compared. */
export const comparedWordingSchema = z.object({
  idNorma: z.number().int(),
  nombre: z.string(),
  /** Canonical number, to ask for the article. Null where the quotation is the title of the norm. */
  articulo: z.string().nullable(),
  /** «art. 161 Código del Trabajo». */
  etiqueta: z.string(),
  /** First and last day of this wording; null when not known, or still in force. */
  desde: isoDateSchema.nullable(),
  hasta: isoDateSchema.nullable(),
  /** `vigente` today, `anterior`, or `diferida`: not in force yet. */
  estado: z.enum(['vigente', 'anterior', 'diferida']),
  /** Where the text was taken from, in words. */
  fuente: z.string(),
  /** Its official page. */
  url: z.string(),
})
export type ComparedWording = z.infer<typeof comparedWordingSchema>

/** Words that the text puts between quotation marks and attributes to the citation. */
export const checkedQuotationSchema = z.object({
  desde: z.number().int(),
  hasta: z.number().int(),
  /**
   * `textual`: verbatim in the ruling or article cited. `otra_redaccion`: verbatim in a wording of the article that is not in force today.
   * `difiere`: with other words there. `en_otra`: not there, but verbatim in another ruling or article. `no_consta`: nowhere in the index.
   * `sin_acceso`: the text belongs to a paid base. `sin_texto`: there is no text to compare with, as of a norm that was not imported.
   */
  resultado: z.enum(['textual', 'otra_redaccion', 'difiere', 'en_otra', 'no_consta', 'sin_acceso', 'sin_texto']),
  /** The ruling in which it stands, or differs. Null where it is an article. */
  sentencia: citedRulingSchema.nullable(),
  /** The article in which it stands, or differs. Null where it is a ruling. */
  norma: comparedWordingSchema.nullable(),
  /** Anchor and name of the place («c. 7°»). */
  ancla: z.string().nullable(),
  etiqueta: z.string().nullable(),
  /** The passage of the ruling or article. Null where it is not found or not readable. */
  pasaje: z.string().nullable(),
  /** Empty unless it differs. */
  partes: z.array(comparedPartSchema),
  /** Words put in, left out or replaced. */
  diferencias: z.number().int(),
  /** Whether masks of the ruling stand where the quotation has words: those were not compared. */
  conOcultas: z.boolean(),
  /** Whose words the ruling holds there, where they are a dissent's or a party's and the text quotes them as the court's. Else null. */
  vozAjena: z.object({ relato: viewpointSchema, voz: z.string() }).nullable(),
  /** The considerando that the text names («c. 9°»), where the ruling has the words in another place alone. Else null. */
  lugarCitado: z.string().nullable(),
  /** The words of the ruling right before the quoted ones that deny them («no se acreditó»), where the text leaves them out. Else null. */
  negacion: z.string().nullable(),
})
export type CheckedQuotation = z.infer<typeof checkedQuotationSchema>

/** Words between quotation marks that belong to no citation, with the place where they stand. */
export const looseQuotationSchema = checkedQuotationSchema.extend({
  /** From 1, in the order of the text. */
  n: z.number().int(),
  /** As written. */
  texto: z.string(),
  lugar: documentPlaceSchema,
  /** «rol N° 12.345-2020, Corte Suprema, c. 7°»: where they stand, or whose words they are like. Null where the index has them nowhere. */
  fuente: z.string().nullable(),
})
export type LooseQuotation = z.infer<typeof looseQuotationSchema>

/** The outcome of a ruling as the text states it, beside the ruling's own words. */
export const otherOutcomeSchema = z.object({
  /** «acogió el recurso de casación en el fondo», as written, and its half-open UTF-16 range. */
  escrito: z.string(),
  desde: z.number().int(),
  hasta: z.number().int(),
  /** «Su escrito dice que acogió el recurso; la sentencia lo rechaza.» */
  frase: z.string(),
  sentencia: citedRulingSchema,
  /** Its operative line. */
  resuelve: dispositionSchema,
})
export type OtherOutcome = z.infer<typeof otherOutcomeSchema>

/** What the text says that a ruling decided, where nobody compared it. */
export const uncheckedOutcomeSchema = z.object({
  /** As written, and its half-open UTF-16 range. */
  escrito: z.string(),
  desde: z.number().int(),
  hasta: z.number().int(),
  /** «No comprobamos lo que el escrito dice que resolvió: «…».» */
  frase: z.string(),
  /** The ruling and its operative line, to read beside it. Null where it was not found, or the actor may not read it. */
  sentencia: citedRulingSchema.nullable(),
  resuelve: dispositionSchema.nullable(),
})
export type UncheckedOutcome = z.infer<typeof uncheckedOutcomeSchema>

export const checkedCitationSchema = z.object({
  /** From 1, in the order of the text. */
  n: z.number().int(),
  tipo: z.enum(['sentencia', 'dictamen', 'norma']),
  /** As written, and its half-open UTF-16 range. */
  texto: z.string(),
  desde: z.number().int(),
  hasta: z.number().int(),
  lugar: documentPlaceSchema,
  veredicto: z.enum(citationVerdicts),
  docId: z.string().nullable(),
  idNorma: z.number().int().nullable(),
  /** Article of the norm, by its canonical number; null for a ruling, and where the text names none. */
  articulo: z.string().nullable(),
  evidencia: z.object({
    /** What was found, in sentences. */
    frases: z.array(z.string()).min(1),
    /** «rol N° 12.345-2020, Corte Suprema», «art. 161 Código del Trabajo»: as understood. */
    entendida: z.string(),
    /** The ruling found, or those that it may mean. Of a norm: the ruling after which its article changed. */
    sentencias: z.array(citedRulingSchema),
    /** «¿Quiso decir…?»: nearest numbers of the same court and year, or the same number elsewhere. */
    sugerencias: z.array(citedRulingSchema),
    /** What the text says otherwise than the ruling. */
    diferencias: z.array(z.object({ dato: z.enum(['fecha', 'caratula', 'ruc', 'tribunal']), escrito: z.string(), enIndice: z.string() })),
    /** What the text says that the ruling decided, where it decided otherwise. Else null. */
    resultadoDistinto: otherOutcomeSchema.nullable(),
    /** What the text says that the ruling decided, where it could not be compared. Null where nothing is stated, or where it was compared. */
    resultadoSinComprobar: uncheckedOutcomeSchema.nullable(),
    /** What left the ruling without effect. Null where it stands, or where nobody could look. */
    sinEfecto: overturningSchema.nullable(),
    /** What was compared and agrees. */
    coincide: z.array(z.enum(['rol', 'tribunal', 'fecha', 'caratula', 'texto', 'norma', 'articulo'])),
    /** True where only the demonstration corpus has it. */
    soloFicticia: z.boolean(),
    citasTextuales: z.array(checkedQuotationSchema),
    /** Official page of a norm. */
    url: z.string().nullable(),
  }),
})
export type CheckedCitation = z.infer<typeof checkedCitationSchema>

/** Authorities that are offered beside those cited. */
export const maxMissedAuthorities = 10

/** A ruling that the text does not cite, on what it cites. */
export const missedAuthoritySchema = z.object({
  sentencia: citedRulingSchema,
  /**
   * `contraria`: the opposite outcome on an article of a ruling cited. `citada_junto`: rulings cite it together with one cited, or it and one
   * cited cite each other. `citada`: rulings on the same articles and similar facts cite it. `mismo_articulo`: the same articles.
   */
  motivo: z.enum(['contraria', 'citada_junto', 'citada', 'mismo_articulo']),
  /** The reason in words, with the article or the ruling of the text: its question. */
  frase: z.string(),
  /** Numbers `n` of the citations that lead to it. */
  citas: z.array(z.number().int()),
  /** True where the actor may not read the base of the passage. */
  sinAcceso: z.boolean(),
  /** Verbatim words on that question, of this ruling or of the one that cites it. Null without access, or where none names it. */
  pasaje: z.object({ sentencia: citedRulingSchema, texto: z.string(), ancla: z.string(), etiqueta: z.string() }).nullable(),
})
export type MissedAuthority = z.infer<typeof missedAuthoritySchema>

export const checkCitationsEndpoint = defineEndpoint({
  method: 'POST',
  path: '/v1/citations/check',
  tag: 'Verificador',
  rulingContent: 'text',
  summary: `Comprueba cada cita de sentencias y normas de un texto, con su evidencia; pegado o en un PDF, DOCX o archivo de texto en base64; hasta ${maxCheckedCitations} citas; nada se guarda`,
  access: 'user',
  maxBodyBytes: maxUploadBodyBytes,
  body: uploadBodySchema,
  data: z.object({
    citas: z.array(checkedCitationSchema),
    tabla: authorityTableSchema,
    resumen: z.object({
      total: z.number().int(),
      porVeredicto: z.record(z.enum(citationVerdicts), z.number().int()),
      /** Citations beyond the limit, which nobody looked up. */
      sinComprobar: z.number().int(),
      /** Quotations that stand by no citation. Those beyond the ones in `frases` were not compared. */
      textualesSinCita: z.number().int(),
      /** Citations of each group in which they are shown. */
      porGrupo: z.object({ revisar: z.number().int(), sin_comprobar: z.number().int(), coinciden: z.number().int() }),
    }),
    /** Quotations that stand by no citation, each with its source in the index or without one. */
    frases: z.array(looseQuotationSchema),
    /** What the text does not cite, best first. */
    omitidas: z.array(missedAuthoritySchema).max(maxMissedAuthorities),
    /** What it was compared with. */
    indice: z.object({
      sentencias: z.number().int(),
      hasta: isoDateSchema.nullable(),
      normas: z.number().int(),
    }),
    /** What was read of an uploaded file; the ranges of the citations are of its `texto`. Null for a pasted text. */
    documento: readDocumentSchema.nullable(),
    verificadoEl: z.iso.datetime(),
  }),
  errors: ['check.too_many', 'check.busy', ...documentErrors],
})
