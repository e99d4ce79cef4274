import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

export interface EngineGate {
  readonly name: string
  readonly ours: string
  readonly rival: string
  readonly ratio: number
  /** Minimum ratio. */
  readonly want: number
}

/** Results of a run, printed at once and saved as a file of `bench/results`. */
export class Report {
  #reached = 0
  #short = 0
  #notRun = 0
  readonly #blocks: string[] = []
  readonly #verdicts: string[] = []

  print(text: string): void {
    console.log(text)
    this.#blocks.push(text)
  }

  table(head: readonly string[], rows: readonly (readonly string[])[]): void {
    const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`
    this.print([head, head.map(() => '---'), ...rows].map(line).join('\n'))
  }

  addGate({ name, ours, rival, ratio, want }: EngineGate): void {
    const ok = ratio >= want
    if (ok) this.#reached += 1
    else this.#short += 1
    this.#addVerdict(`gate ${name}: ours ${ours} rival ${rival} ratio ${ratio.toFixed(2)} want ${want} ${ok ? 'ok' : 'short'}`)
  }

  /** A gate that was not run is not reached either. */
  addNotRun(name: string, why: string): void {
    this.#notRun += 1
    this.#addVerdict(`gate ${name}: not run (${why})`)
  }

  /** A guide never fails a run, because milliseconds and megabytes depend on the machine. */
  addGuide(name: string, ours: number, max: number, unit: string): void {
    this.#addVerdict(`guide ${name}: ours ${ours.toFixed(2)} ${unit} want at most ${max} ${unit} ${ours <= max ? 'ok' : 'above'}`)
  }

  /** Prints the conclusion. Returns true when there were gates, all were run and all passed. */
  conclude(): boolean {
    this.#addVerdict(`gates: ${this.#reached} reached, ${this.#short} short, ${this.#notRun} not run`)
    return this.#reached > 0 && this.#short === 0 && this.#notRun === 0
  }

  async write(file: string, title: string): Promise<void> {
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, `# ${title}\n\n${this.#blocks.join('\n\n')}\n\n\`\`\`\n${this.#verdicts.join('\n')}\n\`\`\`\n`)
  }

  #addVerdict(line: string): void {
    console.log(line)
    this.#verdicts.push(line)
  }
}
