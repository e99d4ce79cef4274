import { once } from 'node:events'
import { chmod, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
// @ts-expect-error a plain script, read by npm test before anything is installed
import { startTemporaryOpensearch as start } from './temporary-opensearch.mjs'

/** Typed here: the script is plain JavaScript. */
const startTemporaryOpensearch: (
  environment: Record<string, string>,
  machines?: string,
  cache?: string,
) => Promise<{ url: string; version: string; stop: () => Promise<void> } | { reason: string }> = start

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'basejuris-programs-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const makeJava = async (version: string): Promise<void> => {
  await mkdir(join(folder, 'bin'))
  for (const name of ['java', 'jar']) {
    await writeFile(join(folder, 'bin', name), `#!/bin/sh\necho 'openjdk version "${version}" 2026-01-01' >&2\n`)
    await chmod(join(folder, 'bin', name), 0o755)
  }
}

it('says where it looked when no JDK is new enough', async () => {
  await makeJava('17.0.2')
  const none = join(folder, 'none')
  const reason = `neither JAVA_HOME, PATH nor ${none} holds a JDK of version 21 or later`
  expect(await startTemporaryOpensearch({ JAVA_HOME: folder }, none)).toEqual({ reason })
})

it('uses no program with another checksum, and keeps none', async () => {
  await makeJava('21.0.1')
  const server = createServer((_, response) => response.end('another program')).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const cache = join(folder, 'cache')
  const started = await startTemporaryOpensearch({ JAVA_HOME: folder, MAVEN_CENTRAL_URL: url }, join(folder, 'none'), cache)
  server.close()
  expect(started).toEqual({ reason: expect.stringMatching(/\.(?:jar|zip) has another checksum$/) })
  expect(await readdir(cache)).toEqual([])
})

it('says which of its programs cannot be downloaded', async () => {
  await makeJava('21.0.1')
  const started = await startTemporaryOpensearch(
    { JAVA_HOME: folder, MAVEN_CENTRAL_URL: 'http://127.0.0.1:9' },
    folder,
    join(folder, 'cache'),
  )
  expect(started).toEqual({ reason: expect.stringMatching(/cannot be downloaded: /) })
})

it('says that no cluster answers at the address it was given', async () => {
  expect(await startTemporaryOpensearch({ OPENSEARCH_TEST_URL: 'http://127.0.0.1:9' })).toEqual({
    reason: 'no OpenSearch answers at 127.0.0.1:9',
  })
})
