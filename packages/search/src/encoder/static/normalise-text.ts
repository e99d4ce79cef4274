import { z } from 'zod'
import { EncoderUnavailable } from '../encoder-unavailable.ts'

/** Rewrites text before it is cut into tokens. */
export type Rewrite = (text: string) => string

const kindSchema = z.looseObject({ type: z.string() })
const bertSchema = z.object({
  clean_text: z.boolean().default(true),
  handle_chinese_chars: z.boolean().default(true),
  strip_accents: z.boolean().nullish(),
  lowercase: z.boolean().default(true),
})
const replaceSchema = z.object({
  pattern: z.union([z.object({ String: z.string() }), z.object({ Regex: z.string() })]),
  content: z.string(),
})
const sequenceSchema = z.object({ normalizers: z.array(z.unknown()) })

/** The normaliser of a `tokenizer.json`. @throws {EncoderUnavailable} for a kind that is not known here */
export function readNormaliser(value: unknown): Rewrite {
  if (value === null || value === undefined) return (text) => text
  const { type } = kindSchema.parse(value)
  const make = makers[type]
  if (make === undefined) throw unknownPart(type)
  return make(value)
}

export function unknownPart(type: string): EncoderUnavailable {
  return new EncoderUnavailable(`El archivo tokenizer.json de ENCODER_FOLDER usa «${type}», que ENCODER=static no conoce.`)
}

const makers: Readonly<Record<string, (value: unknown) => Rewrite>> = {
  Sequence: (value) => {
    const steps = sequenceSchema.parse(value).normalizers.map(readNormaliser)
    return (text) => steps.reduce((rewritten, step) => step(rewritten), text)
  },
  BertNormalizer: (value) => bertNormaliser(bertSchema.parse(value)),
  Lowercase: () => (text) => text.toLowerCase(),
  NFC: () => (text) => text.normalize('NFC'),
  NFD: () => (text) => text.normalize('NFD'),
  NFKC: () => (text) => text.normalize('NFKC'),
  NFKD: () => (text) => text.normalize('NFKD'),
  StripAccents: () => withoutMarks,
  Replace: (value) => replacing(replaceSchema.parse(value)),
  // Words are cut at white space, so that none is left at the ends.
  Strip: () => (text) => text,
  Nmt: () => cleaned,
  // The table of SentencePiece is NFKC with white space and control characters cleaned, in every multilingual model known.
  Precompiled: () => (text) => cleaned(text).normalize('NFKC'),
}

const withoutMarks: Rewrite = (text) => text.replace(/\p{Mn}/gu, '')

const cleaned: Rewrite = (text) => text.replace(/[\s\p{Zs}]/gu, ' ').replace(/[\p{Cc}\p{Cf}\p{Co}\uFFFD]/gu, '')

const bertNormaliser = ({ clean_text, handle_chinese_chars, strip_accents, lowercase }: z.output<typeof bertSchema>): Rewrite => {
  const stripsAccents = strip_accents ?? lowercase
  return (text) => {
    let rewritten = clean_text ? cleaned(text) : text
    if (handle_chinese_chars) rewritten = rewritten.replace(/\p{Script=Han}/gu, ' $& ')
    if (stripsAccents) rewritten = withoutMarks(rewritten.normalize('NFD'))
    return lowercase ? rewritten.toLowerCase() : rewritten
  }
}

const replacing = ({ pattern, content }: z.output<typeof replaceSchema>): Rewrite => {
  if ('String' in pattern) return (text) => text.replaceAll(pattern.String, () => content)
  try {
    const expression = new RegExp(pattern.Regex, 'gu')
    return (text) => text.replace(expression, () => content)
  } catch {
    throw unknownPart(`Replace ${pattern.Regex}`)
  }
}
