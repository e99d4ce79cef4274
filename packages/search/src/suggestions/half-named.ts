import { ordinalWords } from '@basejuris/domain/spanish-ordinals'

/** The end of a typed query that begins to name a judge, a court or a chamber. */
export interface HalfNamed {
  /** What stands before, with its blank; empty when the whole text names it. */
  readonly before: string
  /** The words behind «ministra», or the court's own. */
  readonly name: string
  /** What a completion keeps before the name: «ministra». */
  readonly cue: string
}

const office = String.raw`(?:(?:redacci[oó]n|voto)\s+(?:del?\s+)?(?:la\s+)?)?(?:ministr[oa]|juez[a]?|magistrad[oa]|abogad[oa]\s+integrante|redactora?)(?:\s+(?:se[ñn]ora?|sra?\.|don|do[ñn]a))?`
const judge = new RegExp(
  String.raw`(?<=^|\s)(?<cue>${office}|redacci[oó]n\s+de)\s+(?<name>\p{L}[\p{L}'’-]*(?:\s+\p{L}[\p{L}'’-]*){0,4})$`,
  'iu',
)
const court =
  /(?<=^|\s)(?<name>(?:(?:\d{1,2}|primer|segundo|tercer|cuarto|quinto)[°º]?\s+)?(?:corte|juzgado|tribunal)(?:\s+[\p{L}\d°º]*){1,8}|(?:i\.?\s?c\.?\s?a\.?|c\.\s?a\.|ca)\s+(?:de\s+)?\p{L}[\p{L}\s]*)$/iu
const appealsInitials = /^(?:i\.?\s?c\.?\s?a\.?|c\.\s?a\.|ca)\s+(?:de\s+)?/iu

/** «despido ministra etch»: a judge whose name is half typed. */
export function halfNamedJudge(text: string): HalfNamed | null {
  const { cue = '', name = '' } = judge.exec(text)?.groups ?? {}
  return name === ''
    ? null
    : {
        before: text
          .slice(0, text.length - name.length)
          .replace(/\s*$/u, '')
          .slice(0, -cue.length),
        name,
        cue: `${cue} `,
      }
}

const chamber = new RegExp(
  String.raw`(?<=^|\s)(?<name>(?:${ordinalWords.replaceAll(/o(?=[)|])/gu, '[oa]')})\s+s(?:a(?:la?)?)?|sala\s+de\s+\p{L}[\p{L}\s]*)$`,
  'iu',
)

/** «despido sexta sa», «sala de cuen»: a chamber that is half typed. */
export function halfNamedChamber(text: string): HalfNamed | null {
  const name = chamber.exec(text)?.groups?.['name'] ?? ''
  return name === '' ? null : { before: text.slice(0, -name.length), name, cue: '' }
}

/** «despido corte de apelaciones de val», «ICA val»: a court that is half typed. */
export function halfNamedCourt(text: string): HalfNamed | null {
  const name = court.exec(text)?.groups?.['name'] ?? ''
  if (name === '') return null
  return { before: text.slice(0, -name.length), name: name.replace(appealsInitials, 'corte de apelaciones de '), cue: '' }
}
