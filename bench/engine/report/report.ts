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
  failed = 0
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
    if (!ok) this.failed += 1
    this.#addVerdict(`gate ${name}: ours ${ours} rival ${rival} ratio ${ratio.toFixed(2)} want ${want} ${ok ? 'ok' : 'short'}`)
  }

  addSkipped(name: string, why: string): void {
    this.#addVerdict(`gate ${name}: skipped (${why})`)
  }

  /** A guide never fails a run, because milliseconds and megabytes depend on the machine. */
  addGuide(name: string, ours: number, max: number, unit: string): void {
    this.#addVerdict(`guide ${name}: ours ${ours.toFixed(2)} ${unit} want at most ${max} ${unit} ${ours <= max ? 'ok' : 'above'}`)
  }

  /** Prints the conclusion. Returns true when every gate passed. */
  conclude(): boolean {
    this.#addVerdict(this.failed === 0 ? 'every gate reached' : `${this.failed} gates short`)
    return this.failed === 0
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
