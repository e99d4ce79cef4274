import { writeFileSync } from 'node:fs'
import { defaultSeed, plantDemoRulings } from '../generate.ts'
import { collectTruths } from './collect-truths.ts'
import { fingerprintOf } from './fingerprint.ts'

const rulings = [...plantDemoRulings()]
const fingerprint = fingerprintOf(rulings.map(({ record }) => record))
writeFileSync(new URL('../../planted-truths.json', import.meta.url), `${JSON.stringify(collectTruths(defaultSeed, rulings))}\n`)
writeFileSync(
  new URL('../corpus-fingerprint.ts', import.meta.url),
  `/** SHA-256 of the default corpus and how many rulings it has; written by \`truths/write-truths.ts\`. */
export const demoFingerprint = '${fingerprint}'
export const demoSize = ${rulings.length}
`,
)
process.stdout.write(`${rulings.length} rulings, ${fingerprint}\n`)
