import { foldText, isAppealsCity } from '@basejuris/legal-text'
import { isJudgeKind } from '../condition.ts'
import type { Mention } from '../mention.ts'

/** What «la misma», «ese juzgado» or «ella» may stand for, as a pattern over folded text. */
interface Anaphor {
  readonly pattern: RegExp
  readonly standsFor: (mention: Mention) => boolean
}

const same = String.raw`(?:(?:es[ae]|est[ae]|dich[oa]|aquel(?:la)?)(?:\s+(?:mism[oa]|propi[oa]))?|(?:la|el|del|al)\s+(?:mism[oa]|propi[oa]))`
const ofNoun = (noun: string): RegExp => new RegExp(String.raw`(?<!\p{L})${same}\s+(?:${noun})(?!\p{L})`, 'gu')
const isCourt = ({ test }: Mention): boolean => test.kind === 'tribunal' || test.kind === 'origen' || test.kind === 'base'
const isJudge = ({ test }: Mention): boolean => isJudgeKind(test.kind)

/** What somebody does as a judge, in forms that are no nouns: «el voto» is one. */
const judging =
  '(?:haya|hubiera|particip[eo]|integr[eo]|redact[eo]|vote|disinti[eo]\\p{L}*|disienta|figure|este|concurra|resolvio|otorgo|acogio|absolvio|condeno|revoco|confirmo|anulo)'
/** Of a judge where one is named. */
const its =
  /(?<!\p{L})sus\s+(?:fallos|sentencias)(?!\p{L})|(?<=(?<!\p{L})(?:fallos?|sentencias?|votos?|resoluciones|casos|otr[oa]s)\s+)suy[oa]s?(?!\p{L})/gu
const anaphors: readonly Anaphor[] = [
  {
    pattern: ofNoun('corte'),
    standsFor: (each) => isCourt(each) && (each.value.startsWith('Corte') || isAppealsCity(foldText(each.value))),
  },
  { pattern: ofNoun('juzgado'), standsFor: (each) => isCourt(each) && /Juzgado/u.test(each.value) },
  { pattern: ofNoun('tribunal'), standsFor: (each) => isCourt(each) && /Tribunal|Corte|Juzgado/u.test(each.value) },
  { pattern: ofNoun('sala'), standsFor: ({ test }) => test.kind === 'sala' },
  { pattern: ofNoun('ministr[oa]|jue(?:z|za)|magistrad[oa]'), standsFor: isJudge },
  // «fallos de la misma en que …», «pronunciamientos de ellos».
  {
    pattern:
      /(?<=(?<!\p{L})(?:fallos?|sentencias?|jurisprudencia|resoluciones|pronunciamientos?|dictamen(?:es)?|criterios?|\p{L}+[oa]s)\s+(?:de|por)\s+)(?:la\s+misma|ellos)(?!\s+\p{L}*(?:corte|sala|jue|minis|forma|manera|fecha|causa|materia|epoca|persona|ley|norma|empresa|comuna|ciudad|zona|region|via|indole|naturaleza))(?!\p{L})/gu,
    standsFor: isCourt,
  },
  {
    pattern: new RegExp(
      String.raw`(?<=(?<!\p{L})(?:por|de|con|dicho|dice|opina|resuelto|fallado)\s+)(?:el|ella)(?:\s+mism[oa])?(?=\s*(?:$|[.,;?])|\s+(?:en|sobre)\s)|(?<=(?<!\p{L})(?:donde|que|casos|como)\s+)(?:el|ella)(?=\s+(?:tambien\s+|ya\s+)?${judging}(?!\p{L}))`,
      'gu',
    ),
    standsFor: isJudge,
  },
  // «sus votos disidentes», «sentencias suyas», «alguno de ahí».
  { pattern: /(?<!\p{L})sus\s+(?:votos|disidencias|prevenciones|redacciones)(?!\p{L})/gu, standsFor: isJudge },
  ...[isJudge, isCourt].map((standsFor) => ({ pattern: its, standsFor })),
  {
    pattern:
      /(?<=(?<!\p{L})(?:fallos?|sentencias?|jurisprudencia|resoluciones|algun[oa]s?|otr[oa]s?|mas)\s+de\s+)(?:ahi|alla|alli)(?:\s+mismo)?(?!\p{L})/gu,
    standsFor: isCourt,
  },
  { pattern: /(?<=(?<!\p{L})(?:fallos?|sentencias?|jurisprudencia|resoluciones)\s+de\s+)ella(?!\p{L})/gu, standsFor: isCourt },
]

const later = (last: Mention | undefined, each: Mention): Mention => (last === undefined || each.to > last.to ? each : last)

/** «fallos de esa misma corte», «donde ella haya participado»: the last court, chamber or judge named before, taken up by another word. */
export function takenUp(folded: string, mentions: readonly Mention[]): Mention[] {
  return anaphors.flatMap(({ pattern, standsFor }) =>
    [...folded.matchAll(pattern)].flatMap(({ index, 0: written }): Mention[] => {
      const named = mentions.filter((each) => each.to <= index && standsFor(each)).reduce<Mention | undefined>(later, undefined)
      if (named === undefined) return []
      const { test, value, label } = named
      return [
        {
          from: index,
          to: index + written.length,
          test: test.kind === 'origen' ? { ...test, kind: 'tribunal' } : test,
          value,
          label,
          strength: 'doubtful',
          isPossible: true,
        },
      ]
    }),
  )
}
