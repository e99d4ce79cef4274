import { createHash } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

// The address of a Unix socket holds 107 bytes on Linux and 103 on macOS.
const maxSocketPathBytes = 100

/**
 * Where the running product listens for operator commands: beside the data folder, or in the temporary folder when that path is too
 * long.
 */
export function operatorSocketPath(dataDir: string, platform: NodeJS.Platform = process.platform): string {
  const digest = createHash('sha256').update(dataDir).digest('hex').slice(0, 16)
  if (platform === 'win32') return `\\\\.\\pipe\\basejuris-${digest}`
  const beside = `${dataDir}.sock`
  return Buffer.byteLength(beside) <= maxSocketPathBytes ? beside : join(tmpdir(), `basejuris-${digest}.sock`)
}
