import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseJudgedQueries } from '@basejuris/search'
import { readConfig } from '@basejuris/server/config'
import { commands, formatAnswers, measureAnswers } from '@basejuris/server/operator'
import { openPlatform } from '@basejuris/server/platform'

/** Questions in words; the other families ask for a docket number, a caption or a filter. */
const families: ReadonlySet<string> = new Set(['lay', 'concept', 'facts', 'norm', 'negative'])

/** Questions after which the progress is printed. */
const reportEvery = 25

/**
 * Measures the answers without any model on the development questions, over the private set of real rulings. The rules were chosen with
 * these questions in sight. Exits with 1 where a quotation is not exact.
 */
export async function evaluateAssistant({ data }: { readonly data?: string }): Promise<void> {
  const config = readConfig()
  const source = join(config.realFiles, 'corpus/raw/pjud_juris')
  if (!existsSync(source)) {
    console.error(`No están los archivos reales en ${config.realFiles}: indique la carpeta con REAL_FILES.`)
    process.exit(1)
  }
  const dataDir = data === undefined ? join(await mkdtemp(join(tmpdir(), 'basejuris-evaluate-')), 'data') : resolve(data)
  const platform = await openPlatform({
    ...config,
    dataDir,
    databaseUrl: null,
    searchAddress: null,
    vectorAddress: null,
    demo: null,
    roles: new Set(['api', 'worker']),
  })
  try {
    await commands.ingest.run({ source: 'auto', path: source }, { platform, report: () => {}, signal: new AbortController().signal })
    const queries = parseJudgedQueries(await readFile(join(config.realFiles, 'queries/judged2_dev.jsonl'), 'utf8'))
    const asked = queries.filter(({ family }) => families.has(family))
    const measured = await measureAnswers(platform.services, asked, (done) => {
      if (done % reportEvery === 0) console.error(`${done} de ${asked.length} preguntas`)
    })
    console.log(`\n${formatAnswers(measured)}`)
    process.exitCode = measured.every(({ inexact }) => inexact === 0) ? 0 : 1
  } finally {
    await platform.close()
    if (data === undefined) await rm(join(dataDir, '..'), { recursive: true, force: true })
  }
}
