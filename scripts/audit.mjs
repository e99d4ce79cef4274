// Known vulnerabilities of production dependencies, when the registry answers.
import { spawnSync } from 'node:child_process'

const timeoutMs = 30_000

/** `state` is «clean», «vulnerable» (high or critical), or «unasked» when no registry answered. */
export function auditDependencies(root) {
  const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
    cwd: root,
    encoding: 'utf8',
    timeout: timeoutMs,
    shell: process.platform === 'win32',
  })
  try {
    const { low = 0, moderate = 0, high = 0, critical = 0 } = JSON.parse(stdout).metadata.vulnerabilities
    const counts = `${critical} critical, ${high} high, ${moderate} moderate, ${low} low`
    return { state: high + critical > 0 ? 'vulnerable' : 'clean', counts }
  } catch {
    return { state: 'unasked', counts: '' }
  }
}
