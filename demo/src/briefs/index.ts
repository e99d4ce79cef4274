import { Rng } from '../random/rng.ts'
import type { BriefWordings } from './brief-wordings.ts'
import { BriefWriter } from './brief-writer.ts'
import { CorpusIndex } from './cite-rulings.ts'
import { type BriefMaterial, type ErrorKind, errorKinds, type PlantedBrief } from './planted-brief.ts'
import { eighteenthWordings } from './wordings/eighteenth-wordings.ts'
import { eighthWordings } from './wordings/eighth-wordings.ts'
import { eleventhWordings } from './wordings/eleventh-wordings.ts'
import { fifteenthWordings } from './wordings/fifteenth-wordings.ts'
import { fifthWordings } from './wordings/fifth-wordings.ts'
import { firstWordings } from './wordings/first-wordings.ts'
import { fourteenthWordings } from './wordings/fourteenth-wordings.ts'
import { fourthWordings } from './wordings/fourth-wordings.ts'
import { nineteenthWordings } from './wordings/nineteenth-wordings.ts'
import { ninthWordings } from './wordings/ninth-wordings.ts'
import { secondWordings } from './wordings/second-wordings.ts'
import { seventeenthWordings } from './wordings/seventeenth-wordings.ts'
import { seventhWordings } from './wordings/seventh-wordings.ts'
import { sixteenthWordings } from './wordings/sixteenth-wordings.ts'
import { sixthWordings } from './wordings/sixth-wordings.ts'
import { tenthWordings } from './wordings/tenth-wordings.ts'
import { thirdWordings } from './wordings/third-wordings.ts'
import { thirteenthWordings } from './wordings/thirteenth-wordings.ts'
import { twelfthWordings } from './wordings/twelfth-wordings.ts'
import { twentiethWordings } from './wordings/twentieth-wordings.ts'
import { twentyFirstWordings } from './wordings/twenty-first-wordings.ts'

export { type CitingRuling, citingRulings } from './citing-rulings.ts'
export { type BriefMaterial, type BriefNorm, type ErrorKind, errorKinds, type PlantedBrief, type PlantedTruth } from './planted-brief.ts'

const errorsPerBrief = 4
const wordingSets: Readonly<Record<string, BriefWordings>> = {
  first: firstWordings,
  second: secondWordings,
  third: thirdWordings,
  fourth: fourthWordings,
  fifth: fifthWordings,
  sixth: sixthWordings,
  seventh: seventhWordings,
  eighth: eighthWordings,
  ninth: ninthWordings,
  tenth: tenthWordings,
  eleventh: eleventhWordings,
  twelfth: twelfthWordings,
  thirteenth: thirteenthWordings,
  fourteenth: fourteenthWordings,
  fifteenth: fifteenthWordings,
  sixteenth: sixteenthWordings,
  seventeenth: seventeenthWordings,
  eighteenth: eighteenthWordings,
  nineteenth: nineteenthWordings,
  twentieth: twentiethWordings,
  'twenty-first': twentyFirstWordings,
}

export interface BriefOptions {
  readonly seed: number
  readonly briefs: number
  readonly wordings: string
}

/** Writes briefs with planted errors. The same options and material give the same briefs; every kind of error comes equally often. */
export function* plantBriefs(material: BriefMaterial, { seed, briefs, wordings }: BriefOptions): Generator<PlantedBrief> {
  const corpus = new CorpusIndex(material.rulings)
  const set = wordingSets[wordings]
  if (set === undefined) throw new Error(`There are no wordings of briefs named ${wordings}: ${Object.keys(wordingSets).join(', ')}`)
  const deal = new Rng(`${seed}|deal`)
  let deck: ErrorKind[] = []
  for (let n = 1; n <= briefs; n++) {
    if (deck.length < errorsPerBrief) deck = deal.shuffle(errorKinds)
    yield new BriefWriter(material, corpus, set, new Rng(`${seed}|${n}`)).write({ n, errors: deck.splice(0, errorsPerBrief) })
  }
}
