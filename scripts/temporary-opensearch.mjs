// Starts an OpenSearch cluster for the tests: two data nodes on loopback, in one Java process and a temporary folder.
// Its programs come from Maven Central, each compared with the checksum in opensearch-artifacts.txt.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, delimiter, dirname, join } from 'node:path'

const centralUrl = 'https://repo.maven.apache.org/maven2'
/** The last version whose vector plugin is on Maven Central. */
const version = '3.5.0'
const minJava = 21
const launcher = join(import.meta.dirname, 'SearchCluster.java')
const programs = join(import.meta.dirname, '../node_modules/.cache/opensearch', version)
/** Long, because a busy machine takes minutes. */
const startMs = 300_000
const requestMs = 5000
const parallelDownloads = 8
const machines = '/usr/lib/jvm'
const nodes = 2
/** Parts of the vector plugin that no other artifact brings. It is published as an archive. */
const pluginJars = /^(?:opensearch-knn|remote-index-build-client|commons-lang3|jna-platform|oshi-core)-/
const javaOptions = ['-Xms1g', '-Xmx1g', '-XX:+UseSerialGC', '--add-modules=jdk.incubator.vector', '--enable-native-access=ALL-UNNAMED']
/**
 * Answers `{ url, version, stop }`, or `{ reason }` where no cluster can be started. `OPENSEARCH_TEST_URL` names one that runs already. A cluster
 * that was started here also has `nodes`, the addresses of its nodes, and `order`, which takes the lines of SearchCluster.java.
 */
export async function startTemporaryOpensearch(environment = process.env, searchedMachines = machines, cache = programs) {
  const given = environment.OPENSEARCH_TEST_URL
  if (given) return describe(given, async () => undefined)
  const java = findJava(environment, searchedMachines)
  if (java === null) return { reason: `neither JAVA_HOME, PATH nor ${searchedMachines} holds a JDK of version ${minJava} or later` }
  let classPath
  try {
    classPath = await fetchPrograms(java, environment.MAVEN_CENTRAL_URL ?? centralUrl, cache)
  } catch (error) {
    return { reason: error.message }
  }
  return serve(java, classPath)
}

async function serve(java, classPath) {
  const folder = mkdtempSync(join(tmpdir(), 'basejuris-opensearch-'))
  const port = await freePort()
  mkdirSync(join(folder, 'config'))
  writeFileSync(join(folder, 'config/opensearch.yml'), settingsOf(folder))
  // A file, not a pipe: the server blocks on a full pipe while its caller waits for a program and reads nothing.
  const log = join(folder, 'server.log')
  const written = openSync(log, 'a')
  const cluster = ['-clusterName', basename(folder), '-numOfNode', String(nodes), '-baseHttpPort', String(port - 1), '-basePath', folder]
  const types = ['-pluginTypes', 'org.opensearch.knn.plugin.KNNPlugin']
  // It ends with the input that this process holds open, also when this process is killed.
  const child = spawn(join(java, 'bin/java'), [...javaOptions, '-cp', classPath, launcher, ...cluster, ...types], {
    cwd: folder,
    stdio: ['pipe', written, written],
  })
  closeSync(written)
  const gone = new Promise((resolve) => child.once('close', resolve))
  const stop = async () => {
    child.stdin.end()
    await gone
    rmSync(folder, { recursive: true, force: true })
  }
  const url = `http://127.0.0.1:${port}`
  const healthy = `${url}/_cluster/health?wait_for_nodes=${nodes}&wait_for_status=green&timeout=1s`
  for (const startedMs = Date.now(); Date.now() - startedMs < startMs && child.exitCode === null; ) {
    const health = await ask(healthy)
    if (health !== null && health.timed_out === false) {
      const addresses = Array.from({ length: nodes }, (_, n) => `http://127.0.0.1:${port + n}`)
      return { ...(await describe(url, stop)), nodes: addresses, order: (line) => child.stdin.write(`${line}\n`) }
    }
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
  const said = readFileSync(log, 'utf8')
  await stop()
  return { reason: `the cluster did not start: ${lastError(said)}` }
}

/** Nodes find each other on loopback alone, and a nearly full disk does not stop the tests. */
function settingsOf(folder) {
  return ['network.host: 127.0.0.1', 'discovery.seed_hosts: ["127.0.0.1"]', 'cluster.routing.allocation.disk.threshold_enabled: false']
    .concat(`path.repo: ["${join(folder, 'snapshots')}"]`, '')
    .join('\n')
}

async function describe(url, stop) {
  const answer = await ask(url)
  if (answer?.version?.number !== undefined) return { url, version: answer.version.number, stop }
  await stop()
  return { reason: `no OpenSearch answers at ${new URL(url).host}` }
}

async function ask(url) {
  const answer = await fetch(url, { signal: AbortSignal.timeout(requestMs) }).catch(() => null)
  return answer?.ok === true ? answer.json() : null
}

/** The folder of the first JDK that is new enough. Null without one. */
function findJava(environment, searchedMachines) {
  const installed = existsSync(searchedMachines) ? readdirSync(searchedMachines).map((name) => join(searchedMachines, name)) : []
  const onPath = (environment.PATH ?? '').split(delimiter).filter(Boolean).map(dirname)
  const homes = [environment.JAVA_HOME, ...onPath, ...installed].filter(Boolean)
  return homes.find((home) => existsSync(join(home, 'bin/jar')) && javaVersion(join(home, 'bin/java')) >= minJava) ?? null
}

function javaVersion(program) {
  if (!existsSync(program)) return 0
  const { stderr } = spawnSync(program, ['-version'], { encoding: 'utf8' })
  return Number(/version "(\d+)/.exec(stderr)?.[1] ?? 0)
}

/** Downloads what is missing. Answers the class path. */
async function fetchPrograms(java, from, folder) {
  const artifacts = readFileSync(join(import.meta.dirname, 'opensearch-artifacts.txt'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split('  '))
  mkdirSync(folder, { recursive: true })
  const missing = artifacts.filter(([, path]) => !existsSync(join(folder, basename(path))))
  const download = async () => {
    for (let next = missing.pop(); next !== undefined; next = missing.pop()) await fetchArtifact(folder, from, ...next)
  }
  await Promise.all(Array.from({ length: parallelDownloads }, download))
  for (const archive of readdirSync(folder).filter((name) => name.endsWith('.zip')))
    if (!readdirSync(folder).some((name) => pluginJars.test(name) && name.endsWith('.jar'))) extract(java, folder, archive)
  return readdirSync(folder)
    .filter((name) => name.endsWith('.jar'))
    .map((name) => join(folder, name))
    .join(delimiter)
}

async function fetchArtifact(folder, from, checksum, path) {
  const answer = await fetch(`${from}/${path}`).catch((error) => {
    throw new Error(`${basename(path)} cannot be downloaded: ${error.cause?.code ?? error.message}`)
  })
  if (!answer.ok) throw new Error(`${basename(path)} cannot be downloaded: the server answered ${answer.status}`)
  const bytes = Buffer.from(await answer.arrayBuffer())
  if (createHash('sha256').update(bytes).digest('hex') !== checksum) throw new Error(`${basename(path)} has another checksum`)
  const file = join(folder, basename(path))
  writeFileSync(`${file}.new`, bytes)
  renameSync(`${file}.new`, file)
}

function extract(java, folder, archive) {
  const unpacked = mkdtempSync(join(folder, 'plugin-'))
  const { status } = spawnSync(join(java, 'bin/jar'), ['--extract', '--file', join(folder, archive)], { cwd: unpacked })
  if (status !== 0) throw new Error(`${archive} cannot be unpacked`)
  for (const name of readdirSync(unpacked).filter((each) => pluginJars.test(each))) renameSync(join(unpacked, name), join(folder, name))
  rmSync(unpacked, { recursive: true })
}

const freePort = () =>
  new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })

/** What a Java program says last of an exception. */
const lastError = (text) => text.match(/(?:Caused by: |Exception: ).*/g)?.at(-1) ?? `nothing said in ${startMs / 1000} s`
