// Starts a PostgreSQL server for the tests where one is installed: in a temporary folder, on a free port, with nothing made durable.
import { spawn, spawnSync } from 'node:child_process'
import { chownSync, closeSync, existsSync, mkdtempSync, openSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createConnection, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'

const distributions = '/usr/lib/postgresql'
const startMs = 30_000
/** Accounts that may own the server's folder when root runs the tests: PostgreSQL refuses root. */
const owners = ['postgres', 'nobody']
/** Ends the server and deletes its folder when the tests close this shell's input, or die and so close it. */
const guard = `program=$1 folder=$2 port=$3
shift 3
"$program" -D "$folder" -p "$port" -k "$folder" "$@" &
server=$!
cat > /dev/null
current=$(head -n 1 "$folder/postmaster.pid" 2> /dev/null || echo $server)
kill -INT $current
wait $server
while kill -0 $current 2> /dev/null; do sleep 0.1; done
rm -rf "$folder"`
const settings = ['listen_addresses=127.0.0.1', 'max_connections=300', 'fsync=off', 'synchronous_commit=off', 'full_page_writes=off']

/** Answers `{ url, stop, restart }`, or `{ reason }` where no server can be started. A restart ends it as a crash would. */
export async function startTemporaryPostgres(path = process.env.PATH ?? '', versions = distributions) {
  const programs = findPrograms(path, versions)
  if (programs === null) return { reason: `neither PATH nor ${versions} holds initdb and postgres` }
  const owner = findOwner()
  if (owner === null) return { reason: `root runs the tests and there is no user ${owners.join(' or ')}` }
  const folder = mkdtempSync(join(tmpdir(), 'basejuris-postgres-'))
  if ('uid' in owner) chownSync(folder, owner.uid, owner.gid)
  const made = spawnSync(
    join(programs, 'initdb'),
    ['-D', folder, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    {
      ...owner,
      cwd: folder,
      encoding: 'utf8',
    },
  )
  if (made.status !== 0) {
    rmSync(folder, { recursive: true, force: true })
    return { reason: `initdb ended with ${made.status}: ${lastLine(made.stderr)}` }
  }
  return serve(join(programs, 'postgres'), folder, owner)
}

async function serve(program, folder, owner) {
  const port = await freePort()
  const options = settings.flatMap((setting) => ['-c', setting])
  // A file, not a pipe: the server blocks on a full pipe while its caller waits for a program and reads nothing.
  const log = join(folder, 'server.log')
  const written = openSync(log, 'a')
  const child = spawn('bash', ['-c', guard, 'postgres-guard', program, folder, String(port), ...options], {
    ...owner,
    cwd: folder,
    stdio: ['pipe', 'ignore', written],
  })
  closeSync(written)
  const gone = new Promise((resolve) => child.once('close', resolve))
  const stop = async () => {
    child.stdin.end()
    await gone
    rmSync(folder, { recursive: true, force: true })
  }
  const restart = () => {
    const control = join(dirname(program), 'pg_ctl')
    const { status } = spawnSync(control, ['-D', folder, '-m', 'immediate', '-w', '-l', join(folder, 'restarted.log'), 'restart'], {
      ...owner,
      cwd: folder,
    })
    if (status !== 0) throw new Error(`pg_ctl ended with ${status}`)
  }
  let said = ''
  for (let waited = 0; waited < startMs; waited += 100) {
    said = readFileSync(log, 'utf8')
    if (said.includes('ready to accept connections') && (await accepts(port)))
      return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, stop, restart }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  await stop()
  return { reason: `the server did not start in ${startMs / 1000} s: ${lastLine(said)}` }
}

/** The folder with the programs of the newest version. Null without one. */
function findPrograms(path, versions) {
  const packaged = existsSync(versions) ? readdirSync(versions).sort((a, b) => Number(b) - Number(a)) : []
  const folders = [...path.split(delimiter).filter(Boolean), ...packaged.map((version) => join(versions, version, 'bin'))]
  return folders.find((folder) => ['initdb', 'postgres'].every((name) => existsSync(join(folder, name)))) ?? null
}

/** Options of a child process: empty for an ordinary user, another user under root, null when root finds none. */
function findOwner() {
  if (process.getuid?.() !== 0) return {}
  const idOf = (flag, name) => Number.parseInt(spawnSync('id', [flag, name], { encoding: 'utf8' }).stdout, 10)
  const found = owners.map((name) => ({ uid: idOf('-u', name), gid: idOf('-g', name) })).find(({ uid }) => Number.isInteger(uid))
  return found ?? null
}

const freePort = () =>
  new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })

const accepts = (port) =>
  new Promise((resolve) => {
    const socket = createConnection({ port, host: '127.0.0.1' })
    const answer = (does) => {
      socket.destroy()
      resolve(does)
    }
    socket.once('connect', () => answer(true)).once('error', () => answer(false))
  })

const lastLine = (text) => text.trim().split('\n').at(-1) ?? ''
