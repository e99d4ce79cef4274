import { argv, stdout } from 'node:process'
import { plantDemoRulings } from './generate.ts'
import { measureCorpus } from './measure/measure-corpus.ts'
import { hasRealTexts, readRealTexts } from './measure/real-texts.ts'
import { variety } from './measure/variety.ts'

const percent = (value: number): string => `${(value * 100).toFixed(1)} %`
const line = (...cells: readonly (string | number)[]) => stdout.write(`${cells.map((cell) => String(cell).padEnd(26)).join('')}\n`)

const started = performance.now()
const rulings = [...plantDemoRulings()]
const seconds = (performance.now() - started) / 1000
const measure = measureCorpus(rulings)
const folder = argv[2]
const real = folder !== undefined && hasRealTexts(folder) ? variety(readRealTexts(folder)) : null

line('rulings', measure.rulings)
line('characters', measure.characters)
line('rulings per second', Math.round(measure.rulings / seconds))
for (const [collection, count] of measure.byCollection) line('', collection, count)
line('group', 'p10 p50 p90', 'real p10 p50 p90', 'within a factor of two')
for (const row of measure.lengths) line(row.group, row.measured.join(' '), row.real.join(' '), row.within ? 'yes' : 'NO')
line('near-duplicates', 'outside clusters', percent(measure.nearDuplicatesOutside))
line('', 'inside clusters', percent(measure.nearDuplicatesInside))
line('distinct 5-grams per token', 'demonstration', measure.variety.distinctPerToken.toFixed(3), `${measure.variety.tokens} tokens`)
if (real === null) line('', 'real rulings', 'not measured: pass the folder that holds them')
else line('', 'real rulings', real.distinctPerToken.toFixed(3), `${real.tokens} tokens`)
